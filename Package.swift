// swift-tools-version: 6.2

import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .treatAllWarnings(as: .error),
]

/// A library: its name and the modules it may import, and no others.
func module(_ name: String, imports: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: imports, swiftSettings: strict)
}

/// A wrapper of a C library that Debian packages.
func system(_ name: String, pkgConfig: String, debian: String) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([debian])])
}

func tests(_ name: String, of modules: [Target.Dependency]) -> Target {
  .testTarget(name: name, dependencies: modules + ["TestSupport"], swiftSettings: strict)
}

/// A hash of the program in itself, by which it knows what it has made before.
let buildID: [LinkerSetting] = [.unsafeFlags(["-Xlinker", "--build-id=sha1"])]

let package = Package(
  name: "vitrine",
  products: [.executable(name: "vitrine", targets: ["vitrine"])],
  targets: [
    module("Diagnostics"),
    system("CLibXML2", pkgConfig: "libxml-2.0", debian: "libxml2-dev"),
    system("CSQLite", pkgConfig: "sqlite3", debian: "libsqlite3-dev"),
    system("CYAML", pkgConfig: "yaml-0.1", debian: "libyaml-dev"),
    system("CMicroHTTPD", pkgConfig: "libmicrohttpd", debian: "libmicrohttpd-dev"),
    system("CZlib", pkgConfig: "zlib", debian: "zlib1g-dev"),
    .target(name: "CTheme", exclude: ["sample", "house-profile.rng"]),
    .target(name: "CExchange"),
    module("XHTML", imports: ["CLibXML2", "Diagnostics"]),
    module("YAML", imports: ["CYAML", "Diagnostics"]),
    module("Mustache", imports: ["Diagnostics"]),
    module("FlowLayout"),
    module("Providers", imports: ["CSQLite", "CZlib", "Diagnostics"]),
    module(
      "GalleryGenerator",
      imports: [
        "CExchange", "CTheme", "Diagnostics", "FlowLayout", "Mustache", "Providers", "XHTML",
        "YAML",
      ]
    ),
    module("PreviewServer", imports: ["CMicroHTTPD", "Diagnostics"]),
    module("CommandLineTool", imports: ["Diagnostics", "GalleryGenerator", "PreviewServer"]),
    .executableTarget(
      name: "vitrine",
      dependencies: ["CommandLineTool"],
      swiftSettings: strict,
      linkerSettings: buildID
    ),
    .executableTarget(
      name: "vitrine-bench",
      dependencies: ["CommandLineTool", "Diagnostics", "GalleryGenerator", "Providers"],
      swiftSettings: strict,
      linkerSettings: buildID
    ),

    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
    tests("DiagnosticsTests", of: ["Diagnostics"]),
    tests("XHTMLTests", of: ["CTheme", "Diagnostics", "XHTML"]),
    tests("YAMLTests", of: ["Diagnostics", "YAML"]),
    tests("MustacheTests", of: ["Diagnostics", "Mustache"]),
    tests("FlowLayoutTests", of: ["FlowLayout"]),
    tests("ProvidersTests", of: ["CSQLite", "CTheme", "Diagnostics", "Providers"]),
    tests(
      "GalleryGeneratorTests",
      of: [
        "CTheme", "Diagnostics", "FlowLayout", "GalleryGenerator", "Mustache", "Providers", "XHTML",
        "YAML",
      ]
    ),
    tests("PreviewServerTests", of: ["Diagnostics", "PreviewServer"]),
    tests("CommandLineToolTests", of: ["CommandLineTool", "Diagnostics", "GalleryGenerator"]),
    tests("SiteTests", of: ["PreviewServer", "vitrine"]),
    tests("BenchTests", of: ["Diagnostics", "vitrine-bench"]),
    tests("BrowserTests", of: ["FlowLayout", "PreviewServer", "vitrine"]),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c2x
)
