extension BrokenConfiguration {
  /// Faults of `galleries`.
  static let ofGalleries = [
    BrokenConfiguration(
      name: "empty queries",
      text: #"""
        galleries:
          - query:
          - query: "   "
          - query: #hashtag
          - query: "\u200b"
          - title: no query at all
          - batman
          - query: [REC]

        """#,
      message: #"""
        vitrine.yml:2:11: error: the query is empty [configuration.query]
          note: write what to search for, in quotes where it begins with '#'
        vitrine.yml:3:12: error: the query is empty [configuration.query]
          note: write what to search for, in quotes where it begins with '#'
        vitrine.yml:4:11: error: the query is empty [configuration.query]
          note: write what to search for, in quotes where it begins with '#'
        vitrine.yml:5:12: error: the query is empty [configuration.query]
          note: write what to search for, in quotes where it begins with '#'
        vitrine.yml:6:5: error: this gallery has no 'query' [configuration.query]
          note: write 'query: …'; only endpoints such as trending or discover take none
        vitrine.yml:7:5: error: a gallery must be a mapping [configuration.wrong-type]
          note: write it such as '- query: batman'
        vitrine.yml:8:12: error: 'query' must be text [configuration.wrong-type]
          note: put a text that begins with '[' or '{' in quotes
        """#
    ),
    BrokenConfiguration(
      name: "details",
      text: #"""
        galleries:
          - query: cat
            provider: tenor
            details: true
          - query: Kurosawa
            endpoint: search/person
            details: true
          - query: batman
            details: yes
          - query: batman
            detials: true

        """#,
      message: #"""
        vitrine.yml:2:5: error: this gallery asks GIPHY, and there is no key for it [configuration.no-key]
          note: set GIPHY_API_KEY or TENOR_API_KEY in the environment; a key is free at https://developers.giphy.com/dashboard/
          note: with --sample no key is needed
        vitrine.yml:4:5: error: 'tenor' has no 'details': only films and series of tmdb have [configuration.details]
          note: remove it
        vitrine.yml:7:5: error: 'search/person' has no 'details': only films and series of tmdb have [configuration.details]
          note: remove it
        vitrine.yml:9:14: error: 'details' must be true or false [configuration.bad-value]
          note: write true
        vitrine.yml:11:5: error: unknown key 'detials' in a gallery [configuration.unknown-key]
          note: did you mean 'details'?
        """#
    ),
    BrokenConfiguration(
      name: "endpoints and queries",
      text: #"""
        galleries:
          - endpoint: trending/movie/week
          - endpoint: discover/movie
            query: batman
            title: New
          - endpoint: search/move
            query: batman
          - endpoint: search/movie
            provider: tenor
            query: cat
          - endpoint: /trending/all/day
            title: Today
          - endpoint: account/lists
            title: Mine

        """#,
      message: #"""
        vitrine.yml:2:5: error: 'trending/movie/week' takes no query, so this gallery needs a 'title' [configuration.title]
          note: write 'title: …'
        vitrine.yml:4:5: error: 'discover/movie' takes no 'query' [configuration.query]
          note: remove it, and say in 'title' what the gallery shows
        vitrine.yml:6:15: error: unknown endpoint of tmdb 'search/move' [configuration.endpoint]
          note: did you mean 'search/movie'?
        vitrine.yml:8:15: error: unknown endpoint of tenor 'search/movie' [configuration.endpoint]
          note: known here: search, featured, trending
        vitrine.yml:11:15: error: unknown endpoint of tmdb '/trending/all/day' [configuration.endpoint]
          note: did you mean 'trending/all/day'?
        vitrine.yml:13:15: error: unknown endpoint of tmdb 'account/lists' [configuration.endpoint]
          note: known here: search/movie, search/tv, search/multi, search/person, search/collection, trending/all/day, trending/all/week, trending/movie/day, trending/movie/week, trending/tv/day, trending/tv/week, trending/person/day, trending/person/week, discover/movie, discover/tv, movie/popular, movie/top_rated, movie/now_playing, movie/upcoming, tv/popular, tv/top_rated, tv/on_the_air, tv/airing_today
        """#
    ),
    BrokenConfiguration(
      name: "providers",
      text: #"""
        galleries:
          - query: cat
            provider: giphy
          - query: cat
            provider: tenr
          - query: ""
            provider: TMDB

        """#,
      message: #"""
        vitrine.yml:3:15: error: unknown provider 'giphy' [configuration.unknown-value]
          note: write 'tenor' here, and 'service: giphy' in providers.tenor
        vitrine.yml:5:15: error: unknown provider 'tenr' [configuration.unknown-value]
          note: did you mean 'tenor'?
        vitrine.yml:6:12: error: the query is empty [configuration.query]
          note: write what to search for, in quotes where it begins with '#'
        vitrine.yml:7:15: error: unknown provider 'TMDB' [configuration.unknown-value]
          note: did you mean 'tmdb'?
        """#
    ),
    BrokenConfiguration(
      name: "numbers",
      text: #"""
        cache:
          max_age: 10
        galleries:
          - query: a
            limit: 0
          - query: b
            limit: 10001
          - query: c
            limit: 1e3
          - query: d
            limit: -5
          - query: e
            limit: [20]

        """#,
      message: #"""
        vitrine.yml:2:12: error: 'max_age' must be a length of time [configuration.duration]
          note: write it such as 90s, 15m, 12h, 1d, 2w, 0 or forever
        vitrine.yml:5:12: error: 'limit' must be a whole number from 1 to 10000 [configuration.bad-value]
        vitrine.yml:7:12: error: 'limit' must be a whole number from 1 to 10000 [configuration.bad-value]
        vitrine.yml:9:12: error: 'limit' must be a whole number from 1 to 10000 [configuration.bad-value]
          note: write digits only
        vitrine.yml:11:12: error: 'limit' must be a whole number from 1 to 10000 [configuration.bad-value]
          note: write digits only
        vitrine.yml:13:12: error: 'limit' must be a whole number from 1 to 10000 [configuration.wrong-type]
        """#
    ),
    BrokenConfiguration(
      name: "parameters",
      text: #"""
        galleries:
          - query: a
            parameters:
              api_key: k3yk3yk3y
              Query: b
              page: 2
              pos: CAUQ
              limit: 3
              "a&b": c
              year: { from: 1950 }
          - query: b
            parameters: [year, 1954]

        """#,
      message: #"""
        vitrine.yml:4:7: error: the parameter 'api_key' would carry a secret [configuration.parameter]
          note: write it as 'key' of the provider, as ${NAME}
        vitrine.yml:5:7: error: the parameter 'Query' would replace the query [configuration.parameter]
          note: write it as 'query' of the gallery
        vitrine.yml:6:7: error: the parameter 'page' is Vitrine's own: it fetches as many pages as 'limit' asks for [configuration.parameter]
          note: remove it
        vitrine.yml:7:7: error: the parameter 'pos' is Vitrine's own: it fetches as many pages as 'limit' asks for [configuration.parameter]
          note: remove it
        vitrine.yml:8:7: error: the parameter 'limit' is Vitrine's own [configuration.parameter]
          note: write it as 'limit' of the gallery
        vitrine.yml:9:7: error: the parameter 'a&b' is not a name that a service knows [configuration.parameter]
          note: use letters, digits, '_', '.' and '-'
        vitrine.yml:10:13: error: 'year' must be text [configuration.wrong-type]
          note: put a text that begins with '[' or '{' in quotes
        vitrine.yml:12:17: error: 'parameters' must be a mapping [configuration.wrong-type]
          note: write it such as { year: "1954" }
        """#
    ),
    BrokenConfiguration(
      name: "parameters of the Tenor protocol",
      text: #"""
        providers: { tenor: { key: "${TMDB_API_KEY}" } }
        galleries:
          - query: cat
            provider: tenor
            parameters: { ar_range: widest, coutry: US, searchfilter: sticker }

        """#,
      message: #"""
        vitrine.yml:5:29: error: unknown ar_range 'widest' [configuration.unknown-value]
          note: did you mean 'wide'?
        vitrine.yml:5:37: error: 'search' has no parameter 'coutry' [configuration.parameter]
          note: did you mean 'country'?
        """#
    ),
    BrokenConfiguration(
      name: "parameters that the endpoint has not",
      text: #"""
        galleries:
          - endpoint: discover/movie
            title: Old
            parameters:
              sort_by: popularity.dsc
              with_genre: 35
              primary_release_date.lt: 1930-01-01
              with_genres: "18, Comdey"
          - endpoint: discover/tv
            title: New
            parameters: { with_cast: "1", with_genres: Horror }
          - query: Ran
            parameters: { yaer: 1985 }
          - query: Ran
            endpoint: search/multi
            parameters: { year: 1985 }
          - query: cat
            provider: tenro
            parameters: { page: 2 }

        """#,
      message: #"""
        vitrine.yml:5:16: error: unknown sort_by 'popularity.dsc' [configuration.unknown-value]
          note: did you mean 'popularity.desc'?
        vitrine.yml:6:7: error: 'discover/movie' has no parameter 'with_genre' [configuration.parameter]
          note: did you mean 'with_genres'?
        vitrine.yml:7:7: error: 'discover/movie' has no parameter 'primary_release_date.lt' [configuration.parameter]
          note: did you mean 'primary_release_date.lte'?
        vitrine.yml:8:20: error: unknown genre 'Comdey' [configuration.unknown-value]
          note: did you mean 'Comedy'?
        vitrine.yml:11:19: error: 'discover/tv' has no parameter 'with_cast' [configuration.parameter]
          note: known here: air_date.gte, air_date.lte, first_air_date.gte, first_air_date.lte, first_air_date_year, include_adult, include_null_first_air_dates, language, screened_theatrically, sort_by, timezone, vote_average.gte, vote_average.lte, vote_count.gte, vote_count.lte, watch_region, with_companies, with_genres, with_keywords, with_networks, with_origin_country, with_original_language, with_runtime.gte, with_runtime.lte, with_status, with_type, with_watch_monetization_types, with_watch_providers, without_companies, without_genres, without_keywords, without_watch_providers
        vitrine.yml:11:48: error: unknown genre 'Horror' [configuration.unknown-value]
          note: known here: Action & Adventure, Animation, Comedy, Crime, Documentary, Drama, Family, Kids, Mystery, News, Reality, Sci-Fi & Fantasy, Soap, Talk, War & Politics, Western
        vitrine.yml:13:19: error: 'search/movie' has no parameter 'yaer' [configuration.parameter]
          note: did you mean 'year'?
        vitrine.yml:16:19: error: 'search/multi' has no parameter 'year' [configuration.parameter]
          note: known here: include_adult, language
        vitrine.yml:18:15: error: unknown provider 'tenro' [configuration.unknown-value]
          note: did you mean 'tenor'?
        vitrine.yml:19:19: error: the parameter 'page' is Vitrine's own: it fetches as many pages as 'limit' asks for [configuration.parameter]
          note: remove it
        """#
    ),
    BrokenConfiguration(
      name: "layouts",
      text: #"""
        galleries:
          - query: a
            layout: movie
          - query: b
            layout: [movies]
          - query: c
            layout: { phone: { columns: 13, height: 20 } }
          - query: d
            layout: { columns: 2, height: 180 }
          - query: e
            layout: { phone: { columns: 12, height: square, interitem_spacing: 40 } }
          - query: f
            layout: { tablet: { columns: 2 } }
          - query: g
            layout:
              phone: { columns: 2, height: 180, interitem_spacing: 100 }
              tablet: { columns: 8 }
              desktop: { columns: 9, line_spacing: 100 }
          - query: h
            layout: { phone: { colums: 2, height: square, line_spacing: 101 } }

        """#,
      message: #"""
        vitrine.yml:3:13: error: unknown layout 'movie' [configuration.unknown-value]
          note: did you mean 'movies'?
        vitrine.yml:5:13: error: 'layout' must be a name or a mapping [configuration.wrong-type]
          note: write movies, gifs, explore, or { phone: { columns: 2, height: 180 } }
        vitrine.yml:7:33: error: 'columns' must be a whole number from 1 to 12 [configuration.bad-value]
        vitrine.yml:7:45: error: 'height' must be a whole number from 40 to 2000 [configuration.bad-value]
        vitrine.yml:9:15: error: unknown key 'columns' in a layout [configuration.unknown-key]
          note: write it inside of an idiom, such as { phone: { columns: 2, height: 180 } }
        vitrine.yml:9:27: error: unknown key 'height' in a layout [configuration.unknown-key]
          note: write it inside of an idiom, such as { phone: { columns: 2, height: 180 } }
        vitrine.yml:11:22: error: 12 columns, 40 px apart, do not fit into the 320 px of a phone [configuration.layout]
          note: a cell is at least 24 px wide: 5 columns would fit
        vitrine.yml:13:13: error: the layout's first idiom has no 'height' [configuration.layout]
          note: write it such as { phone: { columns: 2, height: 180 } }, or height: square
        vitrine.yml:17:15: error: 8 columns, 100 px apart, do not fit into the 744 px of a tablet [configuration.layout]
          note: a cell is at least 24 px wide: 6 columns would fit
        vitrine.yml:20:24: error: unknown key 'colums' in an idiom of a layout [configuration.unknown-key]
          note: did you mean 'columns'?
        vitrine.yml:20:65: error: 'line_spacing' must be a whole number from 0 to 100 [configuration.bad-value]
        """#
    ),
    BrokenConfiguration(
      name: "slugs",
      text: #"""
        galleries:
          - query: a
            slug: Kurosawa
          - query: b
            slug: kurosawa
          - query: c
            slug: kurosawa
          - query: d
            slug: con
          - query: e
            slug: page-2
          - query: f
            slug: a/b
          - query: g
            slug: "🔥"
          - query: h
            slug: -a-
          - query: i
            slug: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa

        """#,
      message: #"""
        vitrine.yml:3:11: error: 'slug' may hold only the letters a to z, digits, and single hyphens between them [configuration.slug]
          note: did you mean 'kurosawa'?
        vitrine.yml:7:11: error: the slug 'kurosawa' is taken [configuration.duplicate-slug]
          note: it stands first at vitrine.yml:5:11
        vitrine.yml:9:11: error: 'slug' is a name that the site or Windows keeps for itself [configuration.slug]
          note: did you mean 'query-con'?
        vitrine.yml:11:11: error: 'slug' is a name that the site or Windows keeps for itself [configuration.slug]
          note: did you mean 'query-page-2'?
        vitrine.yml:13:11: error: 'slug' may hold only the letters a to z, digits, and single hyphens between them [configuration.slug]
          note: did you mean 'a-b'?
        vitrine.yml:15:11: error: 'slug' may hold only the letters a to z, digits, and single hyphens between them [configuration.slug]
          note: did you mean 'query-1f525'?
        vitrine.yml:17:11: error: 'slug' may hold only the letters a to z, digits, and single hyphens between them [configuration.slug]
          note: did you mean 'a'?
        vitrine.yml:19:11: error: 'slug' is longer than 80 bytes [configuration.slug]
          note: did you mean 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'?
        """#
    ),
  ]
}
