import Foundation
import ProgramHarness
import Testing

/// The pictures are drawn from the goldens, which the tests of the terminal hold to what the program shows.
@Suite struct `The pictures of the design` {
    @Test func `are those of today's screens`() async throws {
        let script = BuiltProducts.sourceDirectory.appending(path: "scripts/design-pictures.py").path

        try await Subprocess.run("python3", [script, "--check"])
    }

    @Test func `all stand on the page, and the page names no other`() throws {
        let page = try Checkout.text(of: "docs/design.md")
        let shown = Set(page.matches(of: /pictures\/(design-[a-z-]+)\.svg/).map { String($0.output.1) })
        let drawn = Set(
            Checkout.files(below: "docs/pictures", ending: "svg").compactMap { path in
                path.split(separator: "/").last.map { String($0.dropLast(4)) }
            }.filter { $0.hasPrefix("design-") })

        #expect(shown == drawn)
        #expect(shown.count >= 6)
    }
}
