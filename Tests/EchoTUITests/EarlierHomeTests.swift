import EchoScreen
import EchoStore
import Foundation
import ProgramHarness
import Testing

@testable import echo_tui

/// `config.toml` as the manuals of these days had it, all of its sections.
@Suite struct `The settings of an earlier version` {
    private static let days = ["2026-11-23", "2026-11-25", "2026-11-26"]
    private let catalog = CompositionRoot.catalog

    private static func text(of day: String) throws -> String {
        let file = "Tests/EchoTUITests/Fixtures/EarlierHomes/\(day).toml"
        return try String(contentsOf: BuiltProducts.sourceDirectory.appending(path: file), encoding: .utf8)
    }

    private func read(_ text: String) throws -> (StoredPreferences, after: String) {
        let file = FileManager.default.temporaryDirectory.appending(path: "echo-earlier-\(UUID().uuidString).toml")
        try Data(text.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let environment = ["FILES_TOKEN": "a", "SEARCH_KEY": "b"]
        let loaded = TOMLSettingsStore(path: file.path, catalog: catalog, environment: environment).load()
        return (loaded, try String(contentsOf: file, encoding: .utf8))
    }

    @Test(arguments: days) func `are read without a problem, and stay as they are`(day: String) throws {
        let text = try Self.text(of: day)

        let (loaded, after) = try read(text)

        #expect(loaded.problems.map(\.reason) == [])
        #expect(ChosenKeys(loaded.keys, of: catalog.commands, file: "config.toml").problems.isEmpty)
        #expect(loaded.engine.additionalModels.contains("llama-3.3-70b"))
        #expect(after == text)
    }

    /// A newer version may know more: what is not known is told, and left for it.
    @Test func `and of a later one are read as far as they are known`() throws {
        let text = try Self.text(of: "2026-11-26").replacing("[screen]\n", with: "[screen]\nholograms = true\n")

        let (loaded, after) = try read(text)

        #expect(loaded.problems.count == 1)
        #expect(loaded.problems.first?.reason.contains("holograms") == true)
        #expect(loaded.engine.additionalModels.contains("llama-3.3-70b"))
        #expect(after == text)
    }
}
