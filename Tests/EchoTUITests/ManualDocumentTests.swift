import EchoScreen
import EchoStore
import Foundation
import ProgramHarness
import Testing

@testable import echo_tui

@Suite struct `The manual among the documents` {
    private let catalog = CompositionRoot.catalog

    private var manual: String {
        get throws {
            let file = BuiltProducts.sourceDirectory.appending(path: "docs/manual.md")
            return try String(contentsOf: file, encoding: .utf8)
        }
    }

    /// `make manual` writes them again.
    @Test(arguments: ManualTable.allCases) func `has each table as the program writes it`(table: ManualTable) throws {
        let name = table.rawValue
        let begin = try #require(try manual.components(separatedBy: "<!-- \(name) -->\n").dropFirst().first)

        let written = try table.markdown(of: catalog)

        #expect(begin.components(separatedBy: "<!-- /\(name) -->").first == written)
    }

    @Test(arguments: ErrorPage.allCases) func `has what helps against each error as the program says it`(
        page: ErrorPage
    ) throws {
        let file = BuiltProducts.sourceDirectory.appending(path: "docs/troubleshooting.md")

        #expect(try String(contentsOf: file, encoding: .utf8).contains("\n" + page.markdown + "\n"))
    }

    @Test func `has an example of other keys that takes none away`() throws {
        let example = try #require(try examples.first { $0.hasPrefix("[keys]") })

        let preferences = try read(example)
        let chosen = ChosenKeys(preferences.keys, of: catalog.commands, file: "config.toml")

        #expect(preferences.keys.count == 4)
        #expect(chosen.problems.isEmpty)
        #expect(chosen.note == nil)
    }

    @Test func `has examples of the configuration file that are read without a problem`() throws {
        #expect(try examples.count == 8)

        for example in try examples { #expect(try read(example).problems.isEmpty) }
    }

    @Test func `has an example of prompts that is read without a problem`() throws {
        let example = try #require(try blocks.first { $0.hasPrefix("[[prompt]]") })

        let prompts = try PromptFile(catalog).read(example, file: "prompts.toml", at: Date()) { PromptID("a") }

        #expect(prompts.map(\.name) == ["Tutor"])
    }

    @Test func `has an example of models that is read without a problem`() throws {
        let example = try #require(try blocks.first { $0.hasPrefix("date = ") })
        let folder = FileManager.default.temporaryDirectory.appending(path: "echo-manual-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(example.utf8).write(to: folder.appending(path: "models.toml"))

        let loaded = TOMLSettingsStore(path: folder.appending(path: "config.toml").path, catalog: catalog).load()

        #expect(loaded.problems.isEmpty)
        #expect(loaded.engine.additionalModels == ["llama-3.3-70b"])
    }

    @Test func `a command that lost its last key is named as the help and a slash call it`() {
        let chosen = ChosenKeys(
            [KeyRebinding(.toggleTalking, keys: ["f8", "f7"])], of: catalog.commands, file: "config.toml")

        #expect(chosen.problems.isEmpty)
        #expect(
            chosen.note?.text(keyName: \.name)
                == "Your key bindings leave these commands without a key: “choose theme” (/themes), “latency” (/latency)."
        )
    }

    /// Of the configuration file; prompts have files of their own.
    private var examples: [String] {
        get throws { try blocks.filter { !$0.hasPrefix("[[prompt]]") && !$0.hasPrefix("date = ") } }
    }

    private var blocks: [String] {
        get throws {
            try manual.components(separatedBy: "```toml\n").dropFirst().compactMap {
                $0.components(separatedBy: "```").first
            }
        }
    }

    private func read(_ example: String) throws -> StoredPreferences {
        let file = FileManager.default.temporaryDirectory.appending(path: "echo-manual-\(UUID().uuidString).toml")
        try Data(example.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        return TOMLSettingsStore(
            path: file.path, catalog: catalog, environment: ["FILES_TOKEN": "a", "SEARCH_KEY": "b"]
        ).load()
    }
}
