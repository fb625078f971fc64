import Echo
import Testing

@testable import EchoApp
@testable import EchoScreen

@Suite struct `One key leads to full duplex and back` {
    private var rules = DuplexRules()
    private static let turns = DuplexRules.Way(mode: .audio, model: "gpt-realtime-2.1")
    private static let duplex = DuplexRules.Way(mode: .audio, model: "gpt-live-1.1")
    private static let text = DuplexRules.Way(mode: .text, model: "gpt-5-mini")

    private mutating func toggle(
        from way: DuplexRules.Way, wanted: String = "gpt-realtime-2.1", server models: Set<String>? = nil
    ) -> DuplexRules.DuplexStep {
        var options = SettingOptions()
        options.serverModels = models
        return rules.toggle(from: way, wanted: wanted, among: options)
    }

    @Test mutating func `from turns, and back to the same model`() {
        let there = toggle(from: Self.turns)
        #expect(there == .go(Self.duplex))
        let back = toggle(from: Self.duplex)
        #expect(back == .go(Self.turns))
    }

    @Test mutating func `from text, and back to the same model`() {
        let there = toggle(from: Self.text)
        #expect(there == .go(Self.duplex))
        let back = toggle(from: Self.duplex)
        #expect(back == .go(Self.text))
    }

    @Test mutating func `to the voice model of the settings where that takes no turns`() {
        let step = toggle(from: Self.text, wanted: "gpt-live-1")
        #expect(step == .go(.init(mode: .audio, model: "gpt-live-1")))
    }

    @Test mutating func `to the one that spoke last`() {
        rules.follow(.init(mode: .audio, model: "gpt-live-1"), among: SettingOptions())

        let step = toggle(from: Self.turns)
        #expect(step == .go(.init(mode: .audio, model: "gpt-live-1")))
    }

    @Test mutating func `back to the model that took turns last, however it was left`() {
        rules.follow(.init(mode: .audio, model: "gpt-realtime-2"), among: SettingOptions())
        rules.follow(Self.duplex, among: SettingOptions())
        rules.follow(Self.text, among: SettingOptions())
        rules.follow(Self.duplex, among: SettingOptions())

        let step = toggle(from: Self.duplex)
        #expect(step == .go(.init(mode: .audio, model: "gpt-realtime-2")))
    }

    @Test mutating func `back to a model of the server where the conversation began in full duplex`() {
        let step = toggle(from: Self.duplex, wanted: "gpt-live-1.1", server: ["gpt-live-1.1", "gpt-realtime-2"])

        #expect(step == .go(.init(mode: .audio, model: "gpt-realtime-2")))
    }

    @Test mutating func `nowhere where the server is known to have no such model`() {
        let there = toggle(from: Self.turns, server: ["gpt-realtime-2.1", "gpt-5-mini"])
        #expect(there == .noDuplex)
        rules = DuplexRules()
        let back = toggle(from: Self.duplex, wanted: "gpt-live-1.1", server: ["gpt-live-1.1"])
        #expect(back == .noTurns)
    }
}
