import Echo
import EchoApp
import EchoScreen
import Foundation
import ScreenTestKit
import Testing

@Suite struct `Saved names of models that end` {
    private let table = Catalog.standard.settings

    private func makeSUT(
        _ day: String, isVendors: Bool = true, kept: Set<String> = []
    ) throws -> ModelMigration {
        ModelMigration(.published, today: try #require(CalendarDay(day)), isVendors: isVendors, kept: kept)
    }

    private func preferences(
        voice: String = "gpt-realtime", text: String = "gpt-5-mini", words: String = "gpt-4o-mini-transcribe"
    ) -> Preferences {
        var chosen = Preferences()
        (chosen.connection.realtimeModel, chosen.connection.responsesModel) = (voice, text)
        chosen.session.transcriptionModel = words
        return chosen
    }

    @Test(
        arguments: [
            ("gpt-5-mini", ModelCatalogue.Use.text, "2026-11-26", nil),
            ("gpt-5-mini", .text, "2026-11-27", "gpt-6.1-terra"), ("gpt-5-mini", .text, "2026-12-12", "gpt-6.1-terra"),
            ("gpt-5-mini-2025-08-07", .text, "2026-12-12", "gpt-6.1-terra"),
            ("gpt-5-nano", .cheap, "2026-12-12", "gpt-6-luna"), ("gpt-5", .text, "2027-12-12", "gpt-6.1-sol"),
            // Nothing is named for it.
            ("gpt-4", .text, "2026-12-12", "gpt-6.1-terra"),
            ("gpt-realtime", .realtime, "2027-01-05", nil),
            ("gpt-realtime", .realtime, "2027-01-21", "gpt-realtime-2.1"),
            ("gpt-realtime-mini", .realtime, "2027-01-21", "gpt-realtime-2.1-mini"),
            ("whisper-1", .transcription, "2027-02-27", "gpt-transcribe"),
            ("gpt-4o-transcribe", .transcription, "2026-12-12", nil),
            // Nothing speaks in its place, and vectors cannot be compared.
            ("gpt-4o-mini-tts", .speech, "2027-02-27", nil), ("text-embedding-3-small", .embeddings, "2027-02-27", nil),
            ("gpt-6.1-terra", .text, "2027-02-27", nil), ("llama-3", .text, "2027-02-27", nil),
            // A clock that is a year behind.
            ("gpt-5-mini", .text, "2025-12-12", nil),
        ] as [(String, ModelCatalogue.Use, String, String?)])
    func `are replaced from two weeks before the end on`(
        name: String, use: ModelCatalogue.Use, day: String, new: String?
    ) throws {
        #expect(try makeSUT(day).replacement(of: name, for: use, at: .connected)?.new == new)
    }

    @Test func `are left alone at a server that is not OpenAI's`() throws {
        let migration = try makeSUT("2027-02-27", isVendors: false)

        #expect(migration.replacement(of: "gpt-5-mini", for: .text, at: .connected) == nil)
        #expect(migration.replacement(of: "gpt-5-mini", for: .text, at: .openAI)?.new == "gpt-6.1-terra")
        #expect(migration.changes(in: preferences(), of: table).isEmpty)
    }

    @Test func `are left alone where the person wants to keep them`() throws {
        var chosen = preferences()
        chosen.keptModels = ["gpt-5-mini", "gpt-realtime"]
        #expect(chosen[word: .keptModels] == "gpt-5-mini, gpt-realtime")
        let migration = try makeSUT("2027-02-27", kept: chosen.keptModels)

        #expect(migration.changes(in: chosen, of: table).map(\.exchange.id) == [.transcriptionModel])
    }

    @Test func `are found wherever a setting names models`() throws {
        let changes = try makeSUT("2027-02-27").changes(in: preferences(), of: table)

        #expect(Set(changes.map(\.exchange.id)) == [.realtimeModel, .responsesModel, .transcriptionModel])
        #expect(
            changes.first { $0.exchange.id == .responsesModel }
                == ModelChange(
                    .settings(nil),
                    SettingExchange(.responsesModel, from: .word("gpt-5-mini"), to: .word("gpt-6.1-terra")),
                    [ModelReplacement("gpt-5-mini", by: "gpt-6.1-terra", end: try #require(CalendarDay("2026-12-11")))])
        )
    }

    @Test func `of a profile are those that it has of its own`() throws {
        let (base, work) = (preferences(text: "gpt-5-nano"), try ProfileName("work"))
        var chosen = base
        chosen.connection.responsesModel = "gpt-5"
        let changes = try makeSUT("2027-02-27").changes(in: chosen, of: table, profile: work, over: base)

        #expect(
            changes.map(\.exchange) == [
                SettingExchange(.responsesModel, from: .word("gpt-5"), to: .word("gpt-6.1-sol"))
            ])
        #expect(changes.map(\.place) == [.settings(work)])
    }

    @Test func `are replaced for this run, whatever becomes of the file`() throws {
        var stored = StoredPreferences()
        stored.chosen = preferences()
        let applied = try makeSUT("2027-02-27").applied(to: stored, of: table)

        #expect(
            applied.chosen
                == preferences(
                    voice: "gpt-realtime-2.1", text: "gpt-6.1-terra", words: "gpt-transcribe"))
        // They are the usual ones, which need not be named.
        #expect(applied.engine.responsesModel == nil && applied.engine.realtimeModel == nil)
        #expect(try makeSUT("2026-11-01").applied(to: stored, of: table).chosen == stored.chosen)
    }

    @Test func `of a prompt are replaced like others`() throws {
        let prompt = SavedPrompt(
            id: PromptID("p"), name: "Tutor", text: "Teach.",
            values: [.responsesModel: .word("gpt-5-mini"), .voice: .word("cedar")], createdAt: .distantPast)
        let migration = try makeSUT("2026-12-12")

        #expect(
            migration.applied(to: prompt, of: table).values
                == [.responsesModel: .word("gpt-6.1-terra"), .voice: .word("cedar")])
        #expect(migration.changes(in: prompt, of: table).map(\.place) == [.prompt(PromptID("p"), name: "Tutor")])
    }

    @Test func `twice is once`() throws {
        let migration = try makeSUT("2027-02-27")
        var stored = StoredPreferences()
        stored.chosen = preferences()

        #expect(migration.changes(in: migration.applied(to: stored, of: table).chosen, of: table).isEmpty)
    }
}
