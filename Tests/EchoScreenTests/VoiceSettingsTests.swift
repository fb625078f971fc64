import Echo
import ScreenTestKit
import Testing

@testable import EchoScreen

/// What can be set for each model of the catalogue that speaks, or writes down what is spoken.
@Suite struct `Settings of voices` {
    enum Kind: Sendable {
        /// By turns, and it can be asked how much to think.
        case thinking
        /// By turns.
        case plain
        /// Both sides may speak at once.
        case fullDuplex
    }

    private static let voices: [(model: String, kind: Kind)] = [
        ("gpt-realtime-2.1", .thinking),
        ("gpt-realtime-2.1-mini", .thinking),
        ("gpt-realtime-2", .thinking),
        ("gpt-realtime-1.5", .plain),
        ("gpt-realtime", .plain),
        ("gpt-realtime-mini", .plain),
        ("gpt-realtime-mini-2025-10-06", .plain),
        ("gpt-live-1.1", .fullDuplex),
        ("gpt-live-1", .fullDuplex),
    ]

    /// What a conversation by turns has, and one in full duplex does not.
    private static let byTurns: [SettingID] = [
        .speed, .turnTaking, .threshold, .prefixPadding, .silence, .patience, .idleTimeout, .createsResponse,
        .microphoneStandby, .noiseReduction, .noiseReductionStrength, .transcriptionModel, .languages, .dictionary,
        .maximumTokens,
    ]

    private func rows(_ change: (inout Preferences) -> Void) -> [SettingID: SettingRowViewState] {
        var preferences = Preferences()
        change(&preferences)
        let rows = SettingsPresenter(Catalog.standard.settings, preferences: preferences).state.rows
        return Dictionary(rows.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    }

    @Test(arguments: voices)
    func `offer what the model has, and say why where it has not`(model: String, kind: Kind) throws {
        let rows = rows { $0.connection.realtimeModel = model }

        for id in Self.byTurns {
            let row = try #require(rows[id])
            #expect(row.isEnabled == (kind != .fullDuplex), "\(id.name)")
            #expect(row.reason == (kind == .fullDuplex ? "not with \(model)" : nil), "\(id.name)")
        }
        let effort = try #require(rows[.voiceEffort])
        let reasons: [Kind: String] = [
            .plain: "\(model) cannot be asked to think", .fullDuplex: "not with \(model)",
        ]
        #expect(effort.isEnabled == (kind == .thinking))
        #expect(effort.reason == reasons[kind])
        let delegate = try #require(rows[.delegatesToServer])
        #expect(delegate.reason == (kind == .fullDuplex ? nil : "only in full duplex"))
        #expect(rows[.interruptsResponse]?.isEnabled == true)
    }

    @Test(arguments: voices) func `offer the efforts and the voices that the model has`(model: String, kind: Kind) {
        let rows = rows { $0.connection.realtimeModel = model }
        func words(_ id: SettingID) -> [String] {
            guard case .choice(_, let options)? = rows[id]?.control else { return [] }
            return options
        }

        if kind == .thinking { #expect(words(.voiceEffort) == ["minimal", "low", "medium", "high", "xhigh"]) }
        #expect(words(.voice) == (kind == .fullDuplex ? Models.liveVoices : Models.voices))
    }

    @Test func `are looked at for every voice of the catalogue`() {
        let catalogue = ModelCatalogue.published
        let names = catalogue.names(on: .realtime) + catalogue.names(on: .live)

        #expect(Set(names) == Set(Self.voices.map(\.model)))
    }

    private static let transcribers: [(model: String, takesWords: Bool)] = [
        ("gpt-transcribe", true),
        ("gpt-4o-transcribe", false),
        ("gpt-4o-mini-transcribe", false),
        ("gpt-4o-mini-transcribe-2025-03-20", false),
        ("whisper-1", false),
    ]

    @Test(arguments: transcribers)
    func `offer words to expect where who writes down can be told them`(model: String, takesWords: Bool) throws {
        let rows = rows { $0.session.transcriptionModel = model }
        let row = try #require(rows[.dictionary])

        #expect(row.isEnabled == takesWords)
        #expect(row.reason == (takesWords ? nil : "\(model) does not take words to expect"))
    }

    @Test func `are looked at for everybody in the catalogue who writes down by turns`() {
        #expect(Set(ModelCatalogue.published.turnTranscribers) == Set(Self.transcribers.map(\.model)))
    }
}
