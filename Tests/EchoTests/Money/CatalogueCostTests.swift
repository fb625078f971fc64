import Foundation
import Testing

@testable import Echo

/// A turn of each kind of model, and what it costs by the vendor's price list of 2026-11-28, worked out by hand.
@Suite struct `What the models of the catalogue cost` {
    /// What was used.
    enum Turn: Sendable {
        /// 100,000 tokens of text read, 40,000 of them known, and 10,000 written.
        case page
        /// Text 1,000 (400 known), sound 2,000 (1,000 known), images 500 (100 known); written 300, spoken 600.
        case turn
        /// Text 1,000 and sound 2,000 read; written 300, spoken 600.
        case heard
        /// Text 1,000 read, 5,000 spoken.
        case reading
        case ninetySeconds
        /// 2,000 characters.
        case characters
        /// 100,000 tokens of text read.
        case vectors

        var usage: Usage {
            var usage = Usage()
            switch self {
            case .page:
                (usage.inputTextTokens, usage.cachedTokens, usage.outputTextTokens) = (100_000, 40_000, 10_000)
            case .turn:
                (usage.inputTextTokens, usage.inputAudioTokens, usage.inputImageTokens) = (1000, 2000, 500)
                (usage.cachedTextTokens, usage.cachedAudioTokens, usage.cachedImageTokens) = (400, 1000, 100)
                (usage.cachedTokens, usage.outputTextTokens, usage.outputAudioTokens) = (1500, 300, 600)
            case .heard:
                (usage.inputTextTokens, usage.inputAudioTokens) = (1000, 2000)
                (usage.outputTextTokens, usage.outputAudioTokens) = (300, 600)
            case .reading: (usage.inputTextTokens, usage.outputAudioTokens) = (1000, 5000)
            case .ninetySeconds: usage.duration = .seconds(90)
            case .characters: usage.characters = 2000
            case .vectors: usage.inputTextTokens = 100_000
            }
            return usage
        }
    }

    private static let costs: [(model: String, turn: Turn, dollars: String)] = [
        ("gpt-6.2-astra", .page, "0.896"),
        ("gpt-6.2-sol", .page, "0.224"),
        ("gpt-6.1-terra", .page, "0.112"),
        ("gpt-6-luna", .page, "0.0114"),
        ("gpt-6.1-sol", .page, "0.224"),
        ("gpt-6-astra", .page, "1.14"),
        ("gpt-6-sol", .page, "0.228"),
        ("gpt-5.6-sol", .page, "0.456"),
        ("gpt-5.6-terra", .page, "0.248"),
        ("gpt-5.6-luna", .page, "0.0248"),
        ("gpt-5.5", .page, "0.62"),
        ("gpt-5.4", .page, "0.31"),
        ("gpt-5.4-mini", .page, "0.093"),
        ("chat-latest", .page, "0.62"),
        ("gpt-5.2", .page, "0.252"),
        ("gpt-5.4-nano", .page, "0.0253"),
        ("gpt-5.1", .page, "0.18"),
        ("gpt-5", .page, "0.18"),
        ("gpt-5-mini", .page, "0.036"),
        ("gpt-5-nano", .page, "0.0072"),
        ("o3", .page, "0.22"),
        ("gpt-4.1", .page, "0.22"),
        ("gpt-4.1-mini", .page, "0.044"),
        ("gpt-4o", .page, "0.3"),
        ("gpt-4o-mini", .page, "0.018"),
        ("gpt-realtime-2.1", .turn, "0.08261"),
        ("gpt-realtime-2.1-mini", .turn, "0.023732"),
        ("gpt-realtime-2", .turn, "0.08261"),
        ("gpt-realtime-1.5", .turn, "0.08021"),
        ("gpt-realtime", .turn, "0.08021"),
        ("gpt-realtime-mini", .turn, "0.023732"),
        ("gpt-live-1.1", .ninetySeconds, "0.075"),
        ("gpt-live-1", .ninetySeconds, "0.075"),
        ("gpt-realtime-translate", .ninetySeconds, "0.051"),
        ("gpt-live-transcribe", .ninetySeconds, "0.0255"),
        ("gpt-realtime-whisper", .ninetySeconds, "0.0255"),
        ("gpt-transcribe", .ninetySeconds, "0.00675"),
        ("gpt-4o-transcribe", .ninetySeconds, "0.009"),
        ("gpt-4o-mini-transcribe", .ninetySeconds, "0.0045"),
        ("whisper-1", .ninetySeconds, "0.009"),
        ("gpt-4o-transcribe-diarize", .ninetySeconds, "0.009"),
        ("gpt-4o-mini-tts", .reading, "0.0606"),
        ("tts-1", .characters, "0.03"),
        ("tts-1-hd", .characters, "0.06"),
        ("gpt-audio-1.5", .heard, "0.1079"),
        ("text-embedding-3-small", .vectors, "0.002"),
        ("text-embedding-3-large", .vectors, "0.013"),
        ("text-embedding-ada-002", .vectors, "0.01"),
    ]

    @Test(arguments: costs)
    func `a turn costs what the price list says`(model: String, turn: Turn, dollars: String) throws {
        let cost = try #require(Cost(usage: turn.usage, model: model, prices: .published))
        #expect(cost.total == Decimal(string: dollars))
    }

    @Test func `every model with a price is in the table`() {
        let priced = ModelCatalogue.published.models.filter { $0.price != nil }.map(\.name)
        let models = Set(priced.map { ModelName.withoutDate($0) ?? $0 })
        #expect(models == Set(Self.costs.map(\.model)))
    }

    @Test(arguments: ["gpt-audio", "gpt-audio-mini"])
    func `a model whose price nobody knows has no cost`(model: String) {
        #expect(Cost(usage: Turn.heard.usage, model: model, prices: .published) == nil)
    }

    /// Read 300,000 tokens, 100,000 of them known and 50,000 kept for the next time; written 10,000.
    private func long(_ tokens: Int) -> Usage {
        var usage = Usage()
        (usage.inputTextTokens, usage.cachedTokens, usage.cacheWriteTokens) = (tokens, 100_000, 50_000)
        usage.outputTextTokens = 10_000
        return usage
    }

    @Test(
        arguments: [
            // 150,000 × 1 + 50,000 × 1.25 + 100,000 × 0.05, twice; 10,000 × 5 × 1.5
            ("gpt-6.1-terra", 300_000, nil, "0.51"),
            // 122,000 × 1 + 62,500 + 5,000 + 50,000: as long as it may be without costing more
            ("gpt-6.1-terra", 272_000, nil, "0.2395"),
            ("gpt-6.1-terra", 300_000, "flex", "0.255"), ("gpt-6.1-terra", 300_000, "default", "0.51"),
            ("gpt-6.1-terra", 300_000, "auto", "0.51"), ("gpt-6.1-terra", 300_000, "standard", "0.51"),
            ("gpt-6.1-terra", 300_000, "priority", "1.02"), ("gpt-6.1-terra", 300_000, "fast", "1.02"),
            // 150,000 × 5 + 50,000 × 5 + 100,000 × 0.5, twice; 10,000 × 30 × 1.5; all of it 2.5 times
            ("gpt-5.5", 300_000, "priority", "6.375"),
            // 150,000 × 10 + 50,000 × 12.5 + 100,000 × 1, twice; 10,000 × 50 × 1.5; all of it 6 times
            ("gpt-6-astra", 300_000, "ultrafast", "31.2"),
            // No model of 400,000 tokens is dearer for a long input: 150,000 × 0.75 + 50,000 × 0.75 + 100,000 × 0.075 + 10,000 × 4.5
            ("gpt-5.4-mini", 300_000, nil, "0.2025"),
        ] as [(String, Int, String?, String)])
    func `a long input and the tier of service multiply it`(
        model: String, read: Int, tier: String?, dollars: String
    ) throws {
        let cost = try #require(Cost(usage: long(read), model: model, prices: .published, tier: tier))
        #expect(cost.total == Decimal(string: dollars))
    }

    @Test(arguments: [(nil, "0.142"), ("flex", "0.086")] as [(String?, String)])
    func `each search of the web costs a cent more, in whatever tier`(tier: String?, dollars: String) throws {
        var usage = Turn.page.usage
        usage.webSearches = 3

        let cost = try #require(Cost(usage: usage, model: "gpt-6.1-terra", prices: .published, tier: tier))

        #expect(cost.webSearches == Decimal(string: "0.03"))
        #expect(cost.total == Decimal(string: dollars))
        #expect((cost + cost).webSearches == Decimal(string: "0.06"))
    }

    @Test func `a search without a price is in no cost, and the tokens are`() throws {
        var usage = Usage()
        (usage.inputTextTokens, usage.webSearches) = (1_000_000, 2)

        let cost = try #require(
            Cost(usage: usage, model: "m", prices: PriceTable(["m": Price(textInput: 1, textOutput: 2)])))

        #expect(cost.webSearches == 0)
        #expect(cost.total == 1)
    }

    @Test func `a tier without a price makes the cost unknown`() {
        #expect(Cost(usage: long(1), model: "gpt-6.1-terra", prices: .published, tier: "turbo") == nil)
    }
}
