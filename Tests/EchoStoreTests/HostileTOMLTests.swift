import EchoScreen
import Foundation
import Glibc
import ScreenTestKit
import Testing

@testable import EchoStore

@Suite struct `Whatever stands in a file of settings` {
    /// The parser aborts where it meets what it takes for granted: this test would not fail, but end.
    @Test func `the program goes on`() {
        let pieces = [
            "[", "[[", "]", "]]", "?", "=", "\"", "'", "\"\"\"", "'''", "\n", "#", " ", "a", "é", "{", "}", ".", ",",
            "1", "\\", "-", "voice", "theme = \"dark\"\n",
        ]
        var state: UInt64 = 20_261_125
        func dice(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % count
        }
        var refused = 0
        for _ in 0..<5_000 {
            let text = (0..<dice(16)).map { _ in pieces[dice(pieces.count)] }.joined()
            let reader = TOMLSettingsReader(file: "config.toml", catalog: .standard)
            if reader.read(text).problems.contains(where: { $0.reason == "invalid TOML" }) { refused += 1 }
        }
        #expect((100..<5_000).contains(refused))
    }

    @Test(arguments: ["x = [ }", "[mcp.files]\nargs = [\"--root\",\n}", "x = [[], [ } ]]", "x = { a = [ } }"])
    func `a brace in a list is a mistake with a line, and no more`(text: String) {
        let problems = TOMLSettingsReader(file: "config.toml", catalog: .standard).read(text).problems
        #expect(problems.contains { $0.reason == "invalid TOML" && $0.line != nil })
    }

    @Test func `a pipe that nobody writes to is not waited for`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "pipe-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appending(path: "models.toml").path
        try #require(mkfifo(path, 0o600) == 0)

        #expect(throws: SettingsStoreError(file: path, reason: "it is a pipe, not a file")) {
            try TOMLFile(path: path).contents()
        }
    }

    @Test func `a table without a name is a problem at its line`() {
        let reader = TOMLSettingsReader(file: "config.toml", catalog: .standard)

        let problems = reader.read("[voice]\nspeed = 1.2\n[?\n").problems

        #expect(problems.map(\.line) == [3])
    }
}
