import EchoScreen
import EchoStore
import Foundation
import ScreenTestKit
import Testing

@Suite struct `Keys in the configuration` {
    private func loaded(_ text: String) throws -> ([KeyRebinding], [String]) {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).toml")
        try Data(text.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let preferences = TOMLSettingsStore(path: file.path, catalog: .standard).load()
        return (preferences.keys, preferences.problems.map { "\($0.line ?? 0):\($0.column ?? 0) \($0.reason)" })
    }

    @Test func `a key, several, or none, by any name of the command`() throws {
        let (keys, problems) = try loaded(
            """
            [keys]
            talk = "f8"
            toggle-mouse = []
            palette = ["ctrl+k", "f10"]
            "focus.events" = "alt+e"
            """)

        #expect(problems == [])
        #expect(
            keys == [
                KeyRebinding(.toggleTalking, keys: ["f8"], line: 2, column: 1),
                KeyRebinding(.toggleMouse, keys: [], line: 3, column: 1),
                KeyRebinding(.palette, keys: ["ctrl+k", "f10"], line: 4, column: 1),
                KeyRebinding(.focus(.events), keys: ["alt+e"], line: 5, column: 1),
            ])
    }

    @Test func `what cannot be used is named with its place`() throws {
        let (keys, problems) = try loaded(
            """
            [keys]
            fly = "f8"
            palette = 3
            tour = ["f8", 9]
            """)

        #expect(keys == [])
        #expect(
            problems == [
                "2:1 unknown command fly", "3:1 palette must be a key or a list of keys",
                "4:1 tour must be a key or a list of keys",
            ])
        #expect(try loaded("keys = 1").1 == ["1:1 keys must be a table: [keys]"])
    }
}
