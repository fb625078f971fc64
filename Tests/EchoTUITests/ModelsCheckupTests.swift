import Echo
import EchoScreen
import Testing

@testable import echo_tui

@Suite struct `The doctor's lines about models` {
    private func findings(
        on day: String, host: String = "api.openai.com", _ change: (inout StoredPreferences) -> Void = { _ in }
    ) async throws -> [Finding] {
        var preferences = StoredPreferences()
        change(&preferences)
        let clock = try #require(CalendarDay(day) as CalendarDay?)
        let server = ServerIdentity(isLocal: false, host: host, model: "")
        let known = KnownModels(preferences, server, told: nil, clock: clock)
        return await ModelsCheckup { known }.findings()
    }

    @Test func `name those in use where none ends`() async throws {
        #expect(
            try await findings(on: "2026-12-01") == [
                .good("Models", "voice gpt-realtime-2.1, text gpt-6.1-terra, transcription gpt-transcribe")
            ])
    }

    @Test func `say when one ends, and what to type`() async throws {
        #expect(
            try await findings(on: "2026-11-28") { $0.chosen.connection.responsesModel = "gpt-5-mini" } == [
                .caution(
                    "Models", "text: gpt-5-mini ends in 13 days (2026-12-11)",
                    advice: "Type /text-model gpt-6.1-terra in echo-tui.")
            ])
    }

    @Test func `say that one has ended`() async throws {
        #expect(
            try await findings(on: "2027-01-21") { $0.chosen.connection.realtimeModel = "gpt-realtime" } == [
                .bad(
                    "Models", "voice: gpt-realtime ended on 2027-01-20",
                    advice: "Type /voice-model gpt-realtime-2.1 in echo-tui.")
            ])
    }

    @Test func `say that the list is old`() async throws {
        #expect(
            try await findings(on: "2027-04-10").last
                == .caution(
                    "Models", "what is known of them is 133 days old",
                    advice: "Update echo-tui, or write what you know into models.toml beside config.toml."))
    }

    @Test func `speak of no end at a server of others`() async throws {
        let found = try await findings(on: "2027-01-21", host: "llm.example.org") {
            $0.chosen.connection.realtimeModel = "gpt-realtime"
        }

        #expect(found.map(\.verdict) == [.good])
    }
}
