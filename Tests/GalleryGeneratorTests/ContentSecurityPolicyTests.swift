import Foundation
import Testing

@testable import GalleryGenerator

@Suite struct ContentSecurityPolicyTests {
  @Test func aForeignPictureBringsItsOriginInLowerCase() {
    var policy = ContentSecurityPolicy()
    policy.allowPicture("HTTPS://UP.TEST:8443/A.png?x=1")
    policy.allowPicture("https://my_cdn.test/b.png")
    policy.allowVideo("https://clips.test/c.mp4")
    let parts = policy.text.components(separatedBy: "; ")
    #expect(parts.contains("img-src 'self' https://my_cdn.test https://up.test:8443"))
    #expect(parts.contains("media-src 'self' https://clips.test"))
  }

  @Test(arguments: [
    "assets/a.png", "../a.png", "sample:/a.png", "https://*/a.png", "https://*.test/a.png",
    "https://a.test;script-src/b", "https://a'b'/c", "data:image/png,x", "https:", "//a.test/b",
  ])
  func whatIsNoAddressBringsNothing(url: String) {
    var policy = ContentSecurityPolicy()
    policy.allowPicture(url)
    policy.allowVideo(url)
    #expect(policy.text == ContentSecurityPolicy().text)
  }

  @Test func whatIsKnownBeforehandIsAllowedOnlyWhereItIsShown() {
    let usual = ContentSecurityPolicy(like: ["https://up.test/t/p", "sample:/posters"])
    #expect(usual.text == ContentSecurityPolicy().text)
    var policy = usual
    policy.allowPicture("https://up.test/a.png")
    policy.allowPicture("https://up.test.example/b.png")
    policy.allowPicture("https://up.test:8443/c.png")
    policy.allowPicture("https://up.test/d.png")
    #expect(
      policy.text.components(separatedBy: "; ").contains(
        "img-src 'self' https://up.test https://up.test.example https://up.test:8443"
      )
    )
  }
}
