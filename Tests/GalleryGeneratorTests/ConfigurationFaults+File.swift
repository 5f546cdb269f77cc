extension BrokenConfiguration {
  /// Faults of the file as a whole.
  static let ofFile = [
    BrokenConfiguration(
      name: "an empty file",
      text: "",
      message: #"""
        vitrine.yml:1:1: error: the file is empty [configuration.no-galleries]
          note: write 'galleries:' and below it entries such as '  - query: batman'
        """#
    ),
    BrokenConfiguration(
      name: "only comments",
      text: #"""
        # nothing yet

        """#,
      message: #"""
        vitrine.yml:1:1: error: the file is empty [configuration.no-galleries]
          note: write 'galleries:' and below it entries such as '  - query: batman'
        """#
    ),
    BrokenConfiguration(
      name: "a list",
      text: #"""
        - query: batman

        """#,
      message: #"""
        vitrine.yml:1:1: error: the file must be a mapping [configuration.wrong-type]
          note: write lines such as 'site: …', 'providers: …', 'cache: …'
        """#
    ),
    BrokenConfiguration(
      name: "misspelt galleries",
      text: #"""
        gallries:
          - query: batman

        """#,
      message: #"""
        vitrine.yml:1:1: error: unknown key 'gallries' in the file [configuration.unknown-key]
          note: did you mean 'galleries'?
        """#
    ),
    BrokenConfiguration(
      name: "no galleries",
      text: #"""
        site:
          title: Films

        """#,
      message: #"""
        vitrine.yml:1:1: error: the file has no 'galleries' [configuration.no-galleries]
          note: write 'galleries:' and below it entries such as '  - query: batman'
        """#
    ),
    BrokenConfiguration(
      name: "empty galleries",
      text: #"""
        galleries:

        """#,
      message: #"""
        vitrine.yml:1:1: error: 'galleries' has no entry [configuration.no-galleries]
          note: write 'galleries:' and below it entries such as '  - query: batman'
        """#
    ),
    BrokenConfiguration(
      name: "galleries that are no list",
      text: #"""
        galleries:
          query: batman

        """#,
      message: #"""
        vitrine.yml:2:3: error: 'galleries' must be a list [configuration.wrong-type]
          note: write entries such as '  - query: batman' below it
        """#
    ),
    BrokenConfiguration(
      name: "misspelt keys",
      text: #"""
        sites:
          title: Films
        site:
          titel: Films
        providers:
          tmbd:
          tmdb:
            keys: abc
        cache:
          maxage: 1d
        galleries:
          - qurey: batman
          - query: robin
            colour: red

        """#,
      message: #"""
        vitrine.yml:1:1: error: unknown key 'sites' in the file [configuration.unknown-key]
          note: did you mean 'site'?
        vitrine.yml:4:3: error: unknown key 'titel' in site [configuration.unknown-key]
          note: did you mean 'title'?
        vitrine.yml:6:3: error: unknown key 'tmbd' in providers [configuration.unknown-key]
          note: did you mean 'tmdb'?
        vitrine.yml:8:5: error: unknown key 'keys' in providers.tmdb [configuration.unknown-key]
          note: did you mean 'key'?
        vitrine.yml:10:3: error: unknown key 'maxage' in cache [configuration.unknown-key]
          note: did you mean 'max_age'?
        vitrine.yml:12:5: error: unknown key 'qurey' in a gallery [configuration.unknown-key]
          note: did you mean 'query'?
        vitrine.yml:14:5: error: unknown key 'colour' in a gallery [configuration.unknown-key]
          note: known here: query, provider, title, slug, endpoint, parameters, layout, limit, details
        """#
    ),
    BrokenConfiguration(
      name: "every fault at once in the order of the file",
      text: #"""
        galleries:
          - query: ""
          - query: batman
            limit: many
            slug: index
        site:
          language: en_US
          language: en
        cache:
          max_age: soon

        """#,
      message: #"""
        vitrine.yml:2:12: error: the query is empty [configuration.query]
          note: write what to search for, in quotes where it begins with '#'
        vitrine.yml:4:12: error: 'limit' must be a whole number from 1 to 10000 [configuration.bad-value]
          note: write digits only
        vitrine.yml:5:11: error: 'slug' is a name that the site or Windows keeps for itself [configuration.slug]
          note: did you mean 'query-index'?
        vitrine.yml:7:13: error: 'language' must be a language tag (BCP 47) [configuration.language]
          note: did you mean 'en-US'?
        vitrine.yml:8:3: error: the key 'language' stands twice in one mapping [yaml.duplicate-key]
          note: it stands first at vitrine.yml:7:3
        vitrine.yml:10:12: error: 'max_age' must be a length of time [configuration.duration]
          note: write it such as 90s, 15m, 12h, 1d, 2w, 0 or forever
        """#
    ),
    BrokenConfiguration(
      name: "a tab and nothing else",
      text: "galleries:\n\t- query: batman\n",
      message: #"""
        vitrine.yml:2:1: error: a tab stands where spaces must indent [yaml.tab]
          note: indent with spaces only
        """#
    ),
  ]
}
