extension BrokenConfiguration {
  /// Faults of `site`, `providers` and their like.
  static let ofSettings = [
    BrokenConfiguration(
      name: "provider settings",
      text: #"""
        providers:
          tmdb:
            key: ${TMDB_API_KEY}
            base_url: api.themoviedb.org/3
            image_base_url: https://me:secret@example.org/t/p
            language: english
            region: USA
            include_adult: no
            requests_per_second: 50
          tenor:
            service: gify
            base_url: https://api.giphy.com?api_key=secret
            content_filter: strict
            locale: en-US
            requests_per_second: -1
        galleries:
          - query: batman

        """#,
      message: #"""
        vitrine.yml:4:15: error: 'base_url' must be an absolute address [configuration.address]
          note: begin it with https:// or http://
        vitrine.yml:5:21: error: 'image_base_url' must hold no user name and no password [configuration.address]
          note: remove what is before '@'
        vitrine.yml:6:15: error: 'language' must be a language tag (BCP 47) [configuration.language]
          note: write one such as en, pt-BR or zh-Hant
        vitrine.yml:7:13: error: 'region' must be a country (ISO 3166-1) [configuration.bad-value]
          note: write two letters, such as US or DE
        vitrine.yml:8:20: error: 'include_adult' must be true or false [configuration.bad-value]
          note: write false
        vitrine.yml:9:26: error: 'requests_per_second' is above the limit of TMDB [configuration.rate]
          note: TMDB allows 40 a second; only a base_url on this machine may exceed it
        vitrine.yml:11:14: error: unknown service 'gify' [configuration.unknown-value]
          note: known here: giphy, klipy, tenor, tenor-v1
        vitrine.yml:12:15: error: 'base_url' must hold no '?' and no '#' [configuration.address]
          note: end it before them
        vitrine.yml:13:21: error: unknown content filter 'strict' [configuration.unknown-value]
          note: known here: off, low, medium, high
        vitrine.yml:14:13: error: 'locale' must be a locale [configuration.language]
          note: did you mean 'en_US'?
        vitrine.yml:15:26: error: 'requests_per_second' must be a number above 0 [configuration.bad-value]
          note: write it such as 40 or 0.5
        """#
    ),
    BrokenConfiguration(
      name: "several services",
      text: #"""
        providers:
          tenor:
            service: [giphy, klippy, giphy, tenor-v1]
            key: ${GIPHY_API_KEY}
            base_url: { giphi: https://api.giphy.com }
        galleries:
          - query: batman

        """#,
      message: #"""
        vitrine.yml:3:22: error: unknown service 'klippy' [configuration.unknown-value]
          note: did you mean 'klipy'?
        vitrine.yml:3:30: error: 'service' names 'giphy' twice [configuration.bad-value]
          note: each service is asked once
        vitrine.yml:4:10: error: 'key' must say which service it is for [configuration.bad-value]
          note: write it such as { giphy: ${GIPHY_API_KEY}, tenor-v1: ${TENOR_V1_API_KEY} }
        vitrine.yml:5:17: error: unknown key 'giphi' in what is said for each service [configuration.unknown-key]
          note: did you mean 'giphy'?
        """#
    ),
    BrokenConfiguration(
      name: "no service",
      text: #"""
        providers:
          tenor:
            service: []
        galleries:
          - query: batman

        """#,
      message: #"""
        vitrine.yml:3:14: error: 'service' has no entry [configuration.bad-value]
          note: write one, such as giphy, or a list such as [giphy, klipy]
        """#
    ),
    BrokenConfiguration(
      name: "addresses",
      text: #"""
        site:
          url: ftp://example.org/
        providers:
          tmdb:
            base_url: ${TMDB_URL}
            image_base_url: https://
          tenor:
            base_url: http://exämple.org:99999
        galleries:
          - query: batman

        """#,
      message: #"""
        vitrine.yml:2:8: error: 'url' must be an absolute address [configuration.address]
          note: begin it with https:// or http://
        vitrine.yml:5:15: error: 'base_url' must be an absolute address [configuration.address]
          note: only 'key' is filled in from the environment
        vitrine.yml:6:21: error: 'image_base_url' has no host [configuration.address]
          note: write a name such as example.org, in ASCII (xn--… for others), or an IP address
        vitrine.yml:8:15: error: 'base_url' has a port that cannot be one [configuration.address]
          note: write a number from 1 to 65535
        """#
    ),
    BrokenConfiguration(
      name: "outputs and texts",
      text: #"""
        site:
          title: ""
          description: "bell \a"
          output:
          outputs: [pages, feeds, sitmap]
          url: https://example.org/a b/
        galleries:
          - query: batman

        """#,
      message: #"""
        vitrine.yml:2:10: error: 'title' is empty [configuration.bad-value]
          note: write text, or remove the key
        vitrine.yml:3:16: error: 'description' contains a control character [configuration.bad-value]
          note: remove the escape that names it
        vitrine.yml:4:10: error: 'output' has no value [configuration.bad-value]
          note: write one, in quotes where it begins with '#', or remove the key
        vitrine.yml:5:20: error: unknown output 'feeds' [configuration.unknown-value]
          note: did you mean 'feed'?
        vitrine.yml:5:27: error: unknown output 'sitmap' [configuration.unknown-value]
          note: did you mean 'sitemap'?
        vitrine.yml:6:8: error: 'url' has a character that must be escaped [configuration.address]
          note: write a space as %20, other characters as the %XX of their UTF-8 bytes
        """#
    ),
    BrokenConfiguration(
      name: "outputs that are no list",
      text: #"""
        site:
          outputs: pages
        galleries:
          - query: batman

        """#,
      message: #"""
        vitrine.yml:2:12: error: 'outputs' must be a list [configuration.wrong-type]
          note: write it such as [pages, feed, sitemap]
        """#
    ),
  ]
}
