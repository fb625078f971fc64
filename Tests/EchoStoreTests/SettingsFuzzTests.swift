import EchoScreen
import EchoTestKit
import ScreenTestKit
import Testing

@testable import EchoStore

/// The long search; HostileTOMLTests has the short one. The parser ends the program where it meets what it takes for granted.
@Suite struct `Whatever stands in a file of settings, for a long time` {
    private static let whole = """
        theme = "dark"
        [voice]
        speed = 1.2   # a remark
        name = 'cedar'
        [keys]
        toggleTalking = ["f9", "space"]
        [mcp.files]
        command = "files"
        args = ["--root", "/tmp"]
        env = { TOKEN = "x" }
        [[prompt]]
        text = \"""
        Two
        lines\"""
        """

    @Test func `it is read, or its problems are told by their lines`() {
        let reader = TOMLSettingsReader(file: "config.toml", catalog: .standard)
        let search = LongSearch(seed: 1).run { random in
            var bytes = Array(Self.whole.utf8)
            for _ in 0..<Int.random(in: 1...10, using: &random) {
                bytes.mutate(using: &random)
                if Bool.random(using: &random), let index = bytes.indices.randomElement(using: &random) {
                    bytes[index] = Array("[]{}='\"#.,\n\\".utf8).randomElement(using: &random) ?? 0x5B
                }
            }
            return reader.read(String(decoding: bytes, as: UTF8.self)).problems.allSatisfy { ($0.line ?? 1) > 0 }
        }

        #expect(search.finding == nil)
        #expect(search.attempts > 50)
    }
}
