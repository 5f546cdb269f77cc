extension BrokenYAML {
  /// Nodes that do not fit together, and characters that no file may hold.
  static let ofStructure = [
    BrokenYAML(
      name: "a star alone",
      text: "q: *\n",
      message: #"""
        f.yml:1:4: error: a text cannot begin with '&' or '*' unless it is quoted [yaml.syntax]
          note: put the text in quotes
        """#
    ),
    BrokenYAML(
      name: "an unknown alias",
      text: "base: &films x\nq: *film\n",
      message: #"""
        f.yml:2:4: error: the alias '*film' names no anchor above it [yaml.alias]
          note: did you mean '*films'?
        """#
    ),
    BrokenYAML(
      name: "an alias within itself",
      text: "a: &x [*x]\n",
      message: #"""
        f.yml:1:8: error: the alias '*x' stands inside of the value that it names [yaml.alias]
          note: that value begins at f.yml:1:4
        """#
    ),
    BrokenYAML(
      name: "a tag",
      text: "a: !!binary x\nb: !!str 5\nc: !env X\nd: !<x> [a]\n",
      message: #"""
        f.yml:1:4: error: tags such as '!!binary' are not read [yaml.tag]
          note: remove the tag; a text that begins with '!' needs quotes
        f.yml:3:4: error: tags such as '!env' are not read [yaml.tag]
          note: remove the tag; a text that begins with '!' needs quotes
        f.yml:4:4: error: tags such as 'x' are not read [yaml.tag]
          note: remove the tag; a text that begins with '!' needs quotes
        """#
    ),
    BrokenYAML(
      name: "a tag of no handle",
      text: "q: !a!b x\n",
      message: #"""
        f.yml:1:4: error: tags are not read [yaml.tag]
          note: remove the tag; a text that begins with '!' needs quotes
        """#
    ),
    BrokenYAML(
      name: "a dash amid a line",
      text: "a: - b\n",
      message: #"""
        f.yml:1:4: error: this '-' stands where no list can begin [yaml.syntax]
          note: begin the list on a line of its own, or put the text in quotes
        """#
    ),
    BrokenYAML(
      name: "a question mark",
      text: "a: ? b\n",
      message: #"""
        f.yml:1:4: error: this '?' stands where no key can begin [yaml.syntax]
          note: put a text that begins with '?' in quotes
        """#
    ),
    BrokenYAML(
      name: "a key below a list",
      text: "- a\nb: c\n",
      message: #"""
        f.yml:2:1: error: here an entry of the list above, or its end, was expected [yaml.syntax]
          note: begin the entries of one list with '- ' in one column
          note: the list begins at f.yml:1:1
        """#
    ),
    BrokenYAML(
      name: "a key that is indented less",
      text: "a:\n    b: 1\n  c: 2\n",
      message: #"""
        f.yml:3:3: error: here a key of the mapping above, or its end, was expected [yaml.syntax]
          note: begin the keys of one mapping in one column; let nothing follow a closing quote
          note: the mapping begins at f.yml:1:1
        """#
    ),
    BrokenYAML(
      name: "a key that is indented more",
      text: "a: 1\n  b: 2\n",
      message: #"""
        f.yml:2:4: error: this ':' stands where no key can end [yaml.syntax]
          note: put a text that contains ': ' in quotes
          note: begin the keys of one mapping in one column, and write a space after each key's ':'
        """#
    ),
    BrokenYAML(
      name: "a first key that is indented",
      text: "  a: 1\nb: 2\n",
      message: #"""
        f.yml:2:1: error: the document ended above, and more text follows [yaml.syntax]
          note: a file holds one mapping, whose keys begin in one column
        """#
    ),
    BrokenYAML(
      name: "a block with text",
      text: "a: |x\n  y\n",
      message: #"""
        f.yml:1:5: error: after '|' or '>' a line break was expected [yaml.syntax]
          note: put a text that begins with '|' or '>' in quotes
        """#
    ),
    BrokenYAML(
      name: "two documents",
      text: "---\na: 1\n---\nb: 2\n",
      message: #"""
        f.yml:3:1: error: a second document begins here, and one file holds one [yaml.several-documents]
          note: remove the '---' line, or move what follows to a file of its own
        """#
    ),
    BrokenYAML(
      name: "keys that stand twice",
      text: "a: 1\nb: { c: 1, c: 2 }\na: 3\n\"a\": 4\n",
      message: #"""
        f.yml:2:12: error: the key 'c' stands twice in one mapping [yaml.duplicate-key]
          note: it stands first at f.yml:2:6
        f.yml:3:1: error: the key 'a' stands twice in one mapping [yaml.duplicate-key]
          note: it stands first at f.yml:1:1
        f.yml:4:1: error: the key 'a' stands twice in one mapping [yaml.duplicate-key]
          note: it stands first at f.yml:1:1
        """#
    ),
    BrokenYAML(
      name: "a list as a key",
      text: "? [a]\n: b\n",
      message: #"""
        f.yml:1:3: error: a key must be text, not a list or a mapping [yaml.key]
          note: put a text that begins with '[' or '{' in quotes
        """#
    ),
    BrokenYAML(
      name: "a merge key",
      text: "a: &a { b: 1 }\nc:\n  <<: *a\n",
      message: #"""
        f.yml:3:3: error: merge keys ('<<') are not read [yaml.merge-key]
          note: write the keys out, or use an alias in place of a whole value
        """#
    ),
    BrokenYAML(
      name: "a column behind other scripts",
      text: "é😀: b: c\n",
      message: #"""
        f.yml:1:10: error: this ':' stands where no key can end [yaml.syntax]
          note: put a text that contains ': ' in quotes
          note: begin the keys of one mapping in one column, and write a space after each key's ':'
        """#
    ),
    BrokenYAML(
      name: "a line behind CRLF",
      text: "a: 1\r\nb: c: d\r\n",
      message: #"""
        f.yml:2:5: error: this ':' stands where no key can end [yaml.syntax]
          note: put a text that contains ': ' in quotes
          note: begin the keys of one mapping in one column, and write a space after each key's ':'
        """#
    ),
    BrokenYAML(
      name: "a line behind CR",
      text: "a: 1\rb: c: d\r",
      message: #"""
        f.yml:2:5: error: this ':' stands where no key can end [yaml.syntax]
          note: put a text that contains ': ' in quotes
          note: begin the keys of one mapping in one column, and write a space after each key's ':'
        """#
    ),
    BrokenYAML(
      name: "a control character",
      text: "a: 1\nb: \u{7}\n",
      message: #"""
        f.yml:2:4: error: the invisible character U+0007 cannot stand in the file [yaml.encoding]
          note: remove it
        """#
    ),
    BrokenYAML(
      name: "a NUL",
      text: "a: \u{0}\n",
      message: #"""
        f.yml:1:4: error: the invisible character U+0000 cannot stand in the file [yaml.encoding]
          note: save the file as UTF-8
        """#
    ),
    BrokenYAML(
      name: "an invisible line separator",
      text: "a: é\u{2028}b: c\n",
      message: #"""
        f.yml:1:6: error: the invisible character U+2028 cannot stand in the file [yaml.encoding]
          note: remove it
        """#
    ),
    BrokenYAML(
      name: "a byte order mark inside",
      text: "a: \u{feff}b\n",
      message: #"""
        f.yml:1:4: error: the invisible character U+FEFF cannot stand in the file [yaml.encoding]
          note: remove it
        """#
    ),
  ]
}
