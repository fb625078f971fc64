import Echo
import EchoScreen
import EchoStore
import Foundation
import ScreenTestKit
import Testing

@Suite final class `Values that still stand are exchanged` {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "echo-store-\(UUID().uuidString)")
    private var path: String { folder.appending(path: "config.toml").path }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func makeSUT(_ text: String) throws -> TOMLSettingsStore {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(filePath: path))
        return TOMLSettingsStore(path: path, catalog: .standard)
    }

    private var contents: String { get throws { try String(contentsOfFile: path, encoding: .utf8) } }

    private let text = SettingExchange(.responsesModel, from: .word("gpt-5-mini"), to: .word("gpt-6.1-terra"))
    private let voice = SettingExchange(.realtimeModel, from: .word("gpt-realtime"), to: .word("gpt-realtime-2.1"))

    @Test func `with every comment and blank as it was`() async throws {
        let store = try makeSUT(
            """
            # Mine.
            [models]
              responses   = "gpt-5-mini"   # cheap
            realtime = 'gpt-realtime'

            """)

        #expect(try await store.exchange([text, voice], in: nil) == [text, voice])

        #expect(
            try contents == """
                # Mine.
                [models]
                  responses   = "gpt-6.1-terra"   # cheap
                realtime = "gpt-realtime-2.1"

                """)
    }

    @Test func `and those that are others by now are left alone`() async throws {
        let store = try makeSUT("[models]\nresponses = \"gpt-5\"\nrealtime = \"gpt-realtime\"\n")

        #expect(try await store.exchange([text, voice], in: nil) == [voice])

        #expect(try contents == "[models]\nresponses = \"gpt-5\"\nrealtime = \"gpt-realtime-2.1\"\n")
        #expect(try await store.exchange([text, voice], in: nil) == [])
    }

    @Test func `and nothing is written where nothing stands so`() async throws {
        let store = try makeSUT("")
        try FileManager.default.removeItem(atPath: path)

        #expect(try await store.exchange([text], in: nil) == [])

        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test func `in a profile, which holds what differs`() async throws {
        let store = try makeSUT("")
        let profiles = folder.appending(path: "profiles")
        try FileManager.default.createDirectory(at: profiles, withIntermediateDirectories: true)
        let file = profiles.appending(path: "work.toml")
        try Data("[models]\nresponses = \"gpt-5\" # dear\n".utf8).write(to: file)
        let dear = SettingExchange(.responsesModel, from: .word("gpt-5"), to: .word("gpt-6.1-sol"))

        #expect(try await store.exchange([dear], in: try ProfileName("work")) == [dear])

        #expect(try String(contentsOf: file, encoding: .utf8) == "[models]\nresponses = \"gpt-6.1-sol\" # dear\n")
    }

    @Test func `and a file that is read-only stays as it is, which is said`() async throws {
        let old = "[models]\nresponses = \"gpt-5-mini\" # cheap\n"
        let store = try makeSUT(old)
        try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)

        await #expect(throws: SettingsStoreError(file: path, reason: "the file is read-only")) {
            try await store.exchange([text], in: nil)
        }

        #expect(try contents == old)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["config.toml"])
        // What stands there already is no change.
        #expect(try await store.exchange([voice], in: nil) == [])
    }

    @Test func `and a profile that is read-only keeps nothing else from being exchanged`() async throws {
        let store = try makeSUT("[models]\nresponses = \"gpt-5-mini\"\n")
        let profiles = folder.appending(path: "profiles")
        try FileManager.default.createDirectory(at: profiles, withIntermediateDirectories: true)
        let file = profiles.appending(path: "work.toml")
        let old = "[models]\nresponses = \"gpt-5\" # dear\n"
        try Data(old.utf8).write(to: file)
        try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: file.path)
        let dear = SettingExchange(.responsesModel, from: .word("gpt-5"), to: .word("gpt-6.1-sol"))

        #expect(try await store.exchange([text], in: nil) == [text])
        await #expect(throws: SettingsStoreError(file: file.path, reason: "the file is read-only")) {
            try await store.exchange([dear], in: try ProfileName("work"))
        }

        #expect(try String(contentsOf: file, encoding: .utf8) == old)
        #expect(try contents == "[models]\nresponses = \"gpt-6.1-terra\"\n")
    }

    @Test func `by programs that start at once, each change once, and none is lost`() async throws {
        let store = try makeSUT(
            "[models]\nresponses = \"gpt-5-mini\"\nrealtime = \"gpt-realtime\"\n[voice]\nspeed = 1\n")
        let (path, text, voice) = (path, text, voice)

        let made = try await withThrowingTaskGroup(of: [SettingExchange].self) { group in
            for _ in 0..<8 {
                group.addTask {
                    try await TOMLSettingsStore(path: path, catalog: .standard).exchange([text, voice], in: nil)
                }
            }
            group.addTask {
                var chosen = store.load().chosen
                chosen.session.speed = 1.2
                try await TOMLSettingsStore(path: path, catalog: .standard).save([.speed], from: chosen, in: nil)
                return []
            }
            return try await group.reduce(into: []) { $0 += $1 }
        }

        #expect(made.count == 2 && Set(made) == [text, voice])
        #expect(
            try contents == """
                [models]
                responses = "gpt-6.1-terra"
                realtime = "gpt-realtime-2.1"
                [voice]
                speed = 1.2

                """)
    }
}
