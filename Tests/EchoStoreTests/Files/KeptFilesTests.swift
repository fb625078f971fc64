import Echo
import EchoScreen
import Foundation
import GRDB
import Testing

@testable import EchoStore

@Suite struct `What is kept on this machine` {
    private static let taught = KeptAmount.Kind("house")
    private static let learned = KeptAmount.Kind("room")
    private static let kinds: Set<KeptAmount.Kind> = [
        .conversations, .messages, .sound, .events, .prompts, .spending, .backups, .damaged, .recordings, .sentTexts,
        taught, learned, .caches, .logs, .settings, .keys,
    ]
    private let folder = StoreFolder()

    private var places: DataPlaces {
        DataPlaces(
            recordings: "\(folder.path)/recordings", sentTexts: "\(folder.path)/state/history",
            state: "\(folder.path)/state", settings: "\(folder.path)/config/config.toml",
            notes: [
                FeatureNote(Self.taught, file: "\(folder.path)/house", exportName: "house"),
                FeatureNote(Self.learned, file: "\(folder.path)/language", exportName: "language"),
            ], caches: ["\(folder.path)/cache/speech"]
        ) { [("OPENAI_API_KEY", "environment")] }
    }

    private func write(_ text: String, to name: String, at date: Date = noon) throws {
        let path = "\(folder.path)/\(name)"
        try FileManager.default.createDirectory(
            atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(filePath: path))
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
    }

    private func fill() async throws -> KeptFiles {
        let store = folder.store()
        await store.keep("old-conversation", ["long ago"], at: noon - 40 * 86_400)
        await store.keep("new-conversation", ["just now", "yes"])
        try await store.access.write { database in
            try database.execute(
                sql: """
                    INSERT INTO spending (day, model, modality, tokens, cost) VALUES ('2026-11-02', 'm', 'text', 5, 7);
                    INSERT INTO prompt (id, name, instructions, created_at, updated_at) VALUES ('p', 'quokka', 'x', 1, 1)
                    """)
        }
        try write("RIFF", to: "recordings/a/both.wav", at: noon - 40 * 86_400)
        try write("RIFF", to: "recordings/b/both.wav")
        try write("\"platypus\"\n", to: "state/history")
        try write("{}", to: "state/echo-events-1.jsonl")
        try write("other", to: "state/first-run")
        try write("api_key = \"sk-wombat\"\nvoice = \"cedar\"\n", to: "config/config.toml")
        try write("lost", to: "sound/lost.opus")
        try write("\"gecko\"\n", to: "language")
        try write("{\"gecko", to: "language.damaged")
        try write("gecko", to: "cache/speech/a.speech")
        return KeptFiles(store: store, places: places) { noon }
    }

    @Test func `events of a conversation are counted, and exported as lines`() async throws {
        let files = try await fill()
        let store = files.store
        let event = KeptEvent(direction: .sent, date: noon, type: "response.create", json: "{\"type\":1}")
        store.note(.event(event, of: ConversationID("new-conversation")))
        store.note(.event(event, of: ConversationID("of nothing that is kept")))

        await store.flush()
        #expect(try await store.events(of: ConversationID("new-conversation"), limit: 10) == [event])
        #expect(try await store.events(of: ConversationID("new-conversation"), limit: 0) == [])
        let amount = try #require(try await files.inventory().first { $0.kind == .events })
        #expect(amount.count == 1 && amount.newest == noon)
        let target = "\(folder.path)/export"
        _ = try await files.export(to: target)
        let lines = try String(contentsOfFile: "\(target)/event.jsonl", encoding: .utf8)
        #expect(lines.contains("\"direction\":\"client\"") && lines.contains("response.create"))
    }

    @Test func `is exported with the sound of messages opened, and what cannot be opened as it is`() async throws {
        let files = try await fill()
        let keys = TestKeys()
        let sealed = try SealedFileWriter(
            "\(files.store.access.database.folder.sound)/00112233445566778899aabbccddeeff",
            key: try await keys.storageKey())
        let opus = Array("OggS".utf8) + (0..<600_000).map { UInt8(truncatingIfNeeded: $0 % 251) }
        try sealed.append(opus)
        try sealed.finish()
        let target = "\(folder.path)/export"

        let kept = KeptFiles(store: files.store, places: places, keys: keys) { noon }
        _ = try await kept.export(to: target)

        let opened = try Data(contentsOf: URL(filePath: "\(target)/sound/00112233445566778899aabbccddeeff.opus"))
        #expect(Array(opened) == opus)
        #expect(try String(contentsOfFile: "\(target)/sound/lost.opus", encoding: .utf8) == "lost")
    }

    @Test func `is counted by kind, with place, size and days`() async throws {
        let kept = try await fill()
        let amounts = Dictionary(uniqueKeysWithValues: try await kept.inventory().map { ($0.kind, $0) })

        #expect(Set(amounts.keys) == Self.kinds)
        #expect(kept.ofFeatures == [Self.taught, Self.learned])
        #expect(amounts[.conversations]?.count == 2)
        #expect(amounts[.conversations]?.oldest == noon - 40 * 86_400)
        #expect((amounts[.conversations]?.bytes ?? 0) > 4_096)
        #expect(amounts[.messages]?.count == 3)
        #expect(amounts[.recordings]?.count == 2)
        #expect(amounts[.recordings]?.newest == noon)
        #expect(amounts[.sound]?.bytes == 4)
        #expect(amounts[.logs]?.count == 1)
        #expect(amounts[Self.learned]?.count == 2)
        #expect(amounts[.caches]?.bytes == 5)
        #expect(amounts[.spending]?.count == 1)
        #expect(amounts[.keys]?.names == ["OPENAI_API_KEY"])
    }

    @Test func `is erased by days: conversations that went on then, recordings and exported events`() async throws {
        let kept = try await fill()
        let scope = ErasingScope.span(from: nil, before: noon - 86_400)
        #expect(try await kept.conversations(in: scope) == 1)

        let report = try await kept.erase(scope)

        #expect(report.conversations == 1)
        #expect(try await kept.store.list() == ["new-conversation"])
        #expect(FolderContents(of: places.recordings).paths == ["\(places.recordings)/b/both.wav"])
    }

    @Test func `what was written in an erased conversation is not offered by the composer any more`() async throws {
        let sent = "\(folder.path)/state/history"
        let store = ConversationStore(folder: folder.path, sentTexts: sent)
        await store.keep("a", ["axolotl in a pond"])
        await store.keep("b", ["quokka on an island"])
        for text in ["axolotl in a pond", "quokka on an island", "axolotl in a pond"] {
            await store.sentTexts.remember(text)
        }

        _ = try await KeptFiles(store: store, places: places).erase(.conversations([ConversationID("a")]))

        #expect(await store.sentTexts.load() == ["quokka on an island"])
        for path in FolderContents(of: folder.path).paths {
            let data = try Data(contentsOf: URL(filePath: path))
            #expect(data.firstRange(of: Data("axolotl".utf8)) == nil, "\(path)")
        }
        await store.close()
    }

    @Test func `is erased altogether, but for settings and keys`() async throws {
        let kept = try await fill()
        try write("damage", to: "damaged-2026.sqlite")

        let report = try await kept.erase(.everything)

        #expect(report.conversations == 2)
        #expect(report.remaining == [])
        #expect(report.obstacle == nil)
        let left = Set(FolderContents(of: folder.path).paths.map { $0.dropFirst(folder.path.count + 1) })
        #expect(!left.contains { $0.hasPrefix("sound/") || $0.hasPrefix("recordings/") || $0.hasPrefix("damaged") })
        #expect(left.isSuperset(of: ["state/first-run", "config/config.toml"]))
        for word in ["quokka", "platypus", "gecko", "long ago", "just now"] {
            for path in FolderContents(of: folder.path).paths {
                let data = try Data(contentsOf: URL(filePath: path))
                #expect(data.firstRange(of: Data(word.utf8)) == nil, "\(word) in \(path)")
            }
        }
    }

    @Test(arguments: ["out", "out.zip"]) func `is exported, without keys`(name: String) async throws {
        let kept = try await fill()
        let target = "\(folder.path)/\(name)"
        #expect(try await kept.export(to: target) == 2)

        let unpacked = "\(folder.path)/unpacked"
        if name == "out.zip" {
            let process = Process()
            process.executableURL = URL(filePath: "/usr/bin/env")
            process.arguments = ["python3", "-m", "zipfile", "-e", target, unpacked]
            try process.run()
            process.waitUntilExit()
        }
        let place = name == "out.zip" ? unpacked : target
        let files = Set(FolderContents(of: place).paths.map { String($0.dropFirst(place.count + 1)) })
        #expect(
            files.isSuperset(of: [
                "conversations.jsonl", "spending.jsonl", "prompt.jsonl", "recordings/a/both.wav", "sound/lost.opus",
                "sent-texts", "settings/config.toml", "language.json",
            ]))
        #expect(try String(contentsOfFile: "\(place)/language.json", encoding: .utf8) == "gecko")
        let settings = try String(contentsOfFile: "\(place)/settings/config.toml", encoding: .utf8)
        #expect(settings.contains("cedar"))
        #expect(!settings.contains("wombat"))
        let reason = "already exists: choose another name, or move it away first"
        await #expect(throws: ExportError.file(target, reason: reason)) { try await kept.export(to: target) }
    }

    @Test func `that cannot be exported leaves nothing behind`() async throws {
        let kept = try await fill()
        await #expect(throws: ExportError.self) { try await kept.export(to: "/proc/out.zip") }
        await #expect(throws: ExportError.self) { try await kept.export(to: "/proc/out") }
    }
}
