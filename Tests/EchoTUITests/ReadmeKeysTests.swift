import EchoApp
import EchoPresentation
import EchoStore
import Foundation
import ProgramHarness
import Testing

@testable import echo_tui

@Suite struct `The README's table of keys` {
    private var readme: String {
        get throws {
            let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../README.md")
            return try String(contentsOf: file.standardizedFileURL, encoding: .utf8)
        }
    }

    @Test func `has beside it an example of other keys that takes none away`() throws {
        let example = try #require(try readme.components(separatedBy: "```toml\n[keys]\n").dropFirst().first)
        let keys = try #require(example.components(separatedBy: "```").first)
        let file = FileManager.default.temporaryDirectory.appending(path: "echo-keys-\(UUID().uuidString).toml")
        try Data("[keys]\n\(keys)".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }

        let preferences = TOMLSettingsStore(path: file.path, environment: [:]).load()
        let chosen = ChosenKeys(preferences.keys, of: Catalog.screen.commands, file: "config.toml")

        #expect(preferences.problems.isEmpty)
        #expect(preferences.keys.count == 4)
        #expect(chosen.problems.isEmpty)
        #expect(chosen.note == nil)
    }

    @Test func `a command that lost its last key is named as the help and a slash call it`() {
        let chosen = ChosenKeys(
            [KeyRebinding(.toggleTalking, keys: ["f8", "f7"])], of: Catalog.screen.commands, file: "config.toml")

        #expect(chosen.problems.isEmpty)
        #expect(
            chosen.note?.text(keyName: \.name)
                == "Your keys leave none for “choose a theme” (/themes), “how long answers take to begin” (/latency).")
    }

    @Test func `is the one the program writes`() throws {
        let table = try #require(
            try readme.split(separator: "<!-- keys -->").last?.split(separator: "<!-- /keys -->").first)

        #expect(table.trimmingCharacters(in: .newlines) == KeyTable(.screen).markdown.trimmingCharacters(in: .newlines))
    }
}
