package import Diagnostics
package import FlowLayout
package import Providers

/// A site as `vitrine.yml` describes it, checked and with every default filled in.
package struct Configuration: Sendable {
  package var site: Site
  package var providers: ProviderSettings
  /// Seconds; nil is `forever`.
  package var maxAge: Int?
  package var galleries: [Gallery]
  /// The folder that relative paths start from: the file's own.
  package var folder: String
  /// Keys written literally and the like.
  package var warnings: [Diagnostic]

  package enum Output: String, Sendable, Hashable, CaseIterable {
    case pages
    case report
    case data
    case feed
    case sitemap
    case search
  }

  package struct Site: Sendable {
    package var title: String
    package var description: String
    /// Absolute, with a slash at its end; nil where the site has no address yet.
    package var url: String?
    package var language: String
    /// As written: relative to `folder`.
    package var output: String
    package var outputs: Set<Output>
  }

  package struct Gallery: Sendable {
    package var request: SearchRequest
    package var title: String
    package var slug: String
    package var layout: GridLayout
    /// Where the gallery stands in the file.
    package var location: SourceLocation
  }
}
