extension BrokenYAML {
  /// Signs where none can stand, and those that are never closed.
  static let ofSigns = [
    BrokenYAML(
      name: "a colon amid a text",
      text: "query: Mission: Impossible\n",
      message: #"""
        f.yml:1:15: error: this ':' stands where no key can end [yaml.syntax]
          note: put a text that contains ': ' in quotes
          note: begin the keys of one mapping in one column, and write a space after each key's ':'
        """#
    ),
    BrokenYAML(
      name: "a tab at the beginning",
      text: "\tsite: x\n",
      message: #"""
        f.yml:1:1: error: a tab stands where spaces must indent [yaml.tab]
          note: indent with spaces only
        """#
    ),
    BrokenYAML(
      name: "a tab behind spaces",
      text: "site:\n  a: 1\n \tb: 2\n",
      message: #"""
        f.yml:3:2: error: a tab stands where spaces must indent [yaml.tab]
          note: indent with spaces only
        """#
    ),
    BrokenYAML(
      name: "a tab in a block",
      text: "a: |\n\tx\n",
      message: #"""
        f.yml:2:1: error: a tab stands where spaces must indent [yaml.tab]
          note: indent with spaces only
        """#
    ),
    BrokenYAML(
      name: "a tab on an empty line",
      text: "a: b\n\t\n",
      message: #"""
        f.yml:2:1: error: a tab stands where spaces must indent [yaml.tab]
          note: indent with spaces only
        """#
    ),
    BrokenYAML(
      name: "an at",
      text: "query: @home\n",
      message: #"""
        f.yml:1:8: error: a text cannot begin with '@' unless it is quoted [yaml.syntax]
          note: put the text in quotes
        """#
    ),
    BrokenYAML(
      name: "a backtick",
      text: "query: `x`\n",
      message: #"""
        f.yml:1:8: error: a text cannot begin with '`' unless it is quoted [yaml.syntax]
          note: put the text in quotes
        """#
    ),
    BrokenYAML(
      name: "a percent",
      text: "query: %foo\n",
      message: #"""
        f.yml:1:8: error: a text cannot begin with '%' unless it is quoted [yaml.syntax]
          note: put the text in quotes
        """#
    ),
    BrokenYAML(
      name: "a directive",
      text: "%foo\nq: a\n",
      message: #"""
        f.yml:1:1: error: a line that begins with '%' is a directive, and this one cannot be read [yaml.syntax]
          note: put a text that begins with '%' in quotes
        """#
    ),
    BrokenYAML(
      name: "a version that is none",
      text: "%YAML 3.0\n---\na: 1",
      message: #"""
        f.yml:1:1: error: this version of YAML is not read [yaml.syntax]
          note: remove the '%YAML' line
        """#
    ),
    BrokenYAML(
      name: "a line that is no key",
      text: "galleries:\n- query: x\nfoo\nbar: y\n",
      message: #"""
        f.yml:3:1: error: a line is neither 'key: value' nor '- entry' [yaml.syntax]
          note: write a ':' and a space after the key, or indent the line under its key
        """#
    ),
    BrokenYAML(
      name: "an apostrophe",
      text: "a: 'it's'\n",
      message: #"""
        f.yml:1:8: error: here a key of the mapping above, or its end, was expected [yaml.syntax]
          note: begin the keys of one mapping in one column; let nothing follow a closing quote
          note: the mapping begins at f.yml:1:1
        """#
    ),
    BrokenYAML(
      name: "an unclosed quote",
      text: "a: 1\nb: \"unclosed\nc: d\n",
      message: #"""
        f.yml:2:4: error: the quote that opens here is never closed [yaml.syntax]
          note: close it with the same mark; in '…' write an apostrophe twice
        """#
    ),
    BrokenYAML(
      name: "an unclosed list",
      text: "a: [1, 2",
      message: #"""
        f.yml:1:4: error: the list that opens here with '[' is never closed [yaml.syntax]
          note: close it with ']', or quote a text that begins with '['
        """#
    ),
    BrokenYAML(
      name: "an unclosed list amid keys",
      text: "a: [1, 2\nb: c\n",
      message: #"""
        f.yml:2:2: error: here a ',' or the closing ']' was expected [yaml.syntax]
          note: put a text that contains one of , [ ] { } in quotes
          note: the list begins at f.yml:1:4
        """#
    ),
    BrokenYAML(
      name: "an unclosed mapping",
      text: "{a: 1",
      message: #"""
        f.yml:1:1: error: the mapping that opens here with '{' is never closed [yaml.syntax]
          note: close it with '}', or quote a text that begins with '{'
        """#
    ),
    BrokenYAML(
      name: "a variable inside braces",
      text: "a: {key: ${X}}\n",
      message: #"""
        f.yml:1:11: error: here a ',' or the closing '}' was expected [yaml.syntax]
          note: put a text that contains one of , [ ] { } in quotes
          note: the mapping begins at f.yml:1:4
        """#
    ),
    BrokenYAML(
      name: "a bracket that closes nothing",
      text: "a: ]\n",
      message: #"""
        f.yml:1:4: error: here a value was expected [yaml.syntax]
          note: put a text that begins with one of , [ ] { } in quotes
        """#
    ),
    BrokenYAML(
      name: "an unknown escape",
      text: "a: \"\\q\"\n",
      message: #"""
        f.yml:1:5: error: this '\' begins no escape that YAML knows [yaml.syntax]
          note: write '\\' for a backslash, or use single quotes
        """#
    ),
    BrokenYAML(
      name: "a surrogate",
      text: "a: \"\\ud800\"\n",
      message: #"""
        f.yml:1:7: error: this escape names no character [yaml.syntax]
          note: write the character itself, or '\x', '\u' or '\U' and 2, 4 or 8 hexadecimal digits
        """#
    ),
  ]
}
