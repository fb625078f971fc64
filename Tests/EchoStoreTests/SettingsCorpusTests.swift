import EchoScreen
import EchoTestKit
import ScreenTestKit
import Testing

@testable import EchoStore

/// What holds for any file of settings.
enum SettingsProperties {
    static let corpus = Corpus("toml")

    /// Whether it is read, and each of its problems has a line where one is named.
    static func isRead(_ bytes: [UInt8]) -> Bool {
        let reader = TOMLSettingsReader(file: "config.toml", catalog: .standard)
        return reader.read(String(decoding: bytes, as: UTF8.self)).problems.allSatisfy { ($0.line ?? 1) > 0 }
    }
}

/// The parser aborts where something it takes for granted is missing: a test would not fail, but end.
@Suite struct `Odd files of settings` {
    @Test(arguments: SettingsProperties.corpus.inputs) func `are read, or their problems have lines`(
        input: Corpus.Input
    ) {
        #expect(SettingsProperties.isRead(input.bytes))
    }

    @Test func `there are inputs`() {
        #expect(SettingsProperties.corpus.inputs.count > 10)
    }
}
