import Foundation
import Testing

@testable import Echo

@Suite struct `What an answer costs` {
    private let prices = PriceTable([
        "voice": Price(
            textInput: 4, cachedTextInput: 1, textOutput: 16, audioInput: 32, cachedAudioInput: 2, audioOutput: 64),
        "writer": Price(textInput: 2, textOutput: 8),
    ])

    private func usage(
        text: Int = 0, audio: Int = 0, cached: Int = 0, cachedText: Int = 0, cachedAudio: Int = 0, written: Int = 0,
        spoken: Int = 0
    ) -> Usage {
        var usage = Usage()
        (usage.inputTextTokens, usage.inputAudioTokens) = (text, audio)
        (usage.cachedTokens, usage.cachedTextTokens, usage.cachedAudioTokens) = (cached, cachedText, cachedAudio)
        (usage.outputTextTokens, usage.outputAudioTokens) = (written, spoken)
        return usage
    }

    private func dollars(_ text: String) throws -> Decimal { try #require(Decimal(string: text)) }

    @Test func `every modality has its own price`() throws {
        let used = usage(
            text: 1000, audio: 2000, cached: 700, cachedText: 400, cachedAudio: 300, written: 500, spoken: 250)
        let cost = try #require(Cost(usage: used, model: "voice", prices: prices))

        #expect(cost.textInput == (try dollars("0.0024")))
        #expect(cost.audioInput == (try dollars("0.0544")))
        #expect(cost.cachedInput == (try dollars("0.001")))
        #expect(cost.textOutput == (try dollars("0.008")))
        #expect(cost.audioOutput == (try dollars("0.016")))
        #expect(cost.total == (try dollars("0.0818")))
    }

    @Test func `a model without a price has no cost`() {
        #expect(Cost(usage: usage(text: 1), model: "unknown", prices: prices) == nil)
    }

    @Test func `sound has no cost where only text has a price`() {
        #expect(Cost(usage: usage(text: 1, spoken: 1), model: "writer", prices: prices) == nil)
        #expect(Cost(usage: usage(text: 1, written: 1), model: "writer", prices: prices) != nil)
    }

    @Test func `without a discount what was known costs as much as the rest`() throws {
        let cost = try #require(Cost(usage: usage(text: 1000, cached: 600), model: "writer", prices: prices))
        #expect(cost.total == (try dollars("0.002")))
    }

    @Test func `cached tokens of an untold kind are text first`() throws {
        let cost = try #require(Cost(usage: usage(text: 100, audio: 1000, cached: 300), model: "voice", prices: prices))

        #expect(cost.textInput == 0)
        #expect(cost.cachedInput == (try dollars("0.0005")))
        #expect(cost.audioInput == (try dollars("0.0256")))
    }

    @Test func `reasoning is paid once, as the text that it is part of`() throws {
        var used = usage(written: 1000)
        used.reasoningTokens = 900
        #expect(Cost(usage: used, model: "writer", prices: prices)?.total == (try dollars("0.008")))
    }

    @Test func `what is kept for the next time costs more, and only once`() throws {
        var dear = Price(textInput: 2, cachedTextInput: 1)
        dear.cacheWrite = 4
        var used = usage(text: 1000, cached: 300)
        used.cacheWriteTokens = 500
        let cost = try #require(Cost(usage: used, model: "x", prices: PriceTable(["x": dear])))
        #expect(cost.textInput == (try dollars("0.0004")))
        #expect(cost.cacheWrites == (try dollars("0.002")))
        #expect(cost.cachedInput == (try dollars("0.0003")))
        #expect(Cost(usage: used, model: "writer", prices: prices)?.total == (try dollars("0.002")))
    }

    @Test func `images have a price of their own, or that of text`() throws {
        var voice = Price(textInput: 4, cachedTextInput: 1)
        (voice.imageInput, voice.cachedImageInput) = (5, try dollars("0.5"))
        var used = usage(cached: 400)
        (used.inputImageTokens, used.cachedImageTokens) = (1000, 400)
        let cost = try #require(Cost(usage: used, model: "voice", prices: PriceTable(["voice": voice])))
        #expect(cost.imageInput == (try dollars("0.003")))
        #expect(cost.cachedInput == (try dollars("0.0002")))
        #expect(Cost(usage: used, model: "writer", prices: prices)?.total == (try dollars("0.002")))
    }

    @Test func `time is paid by the minute, whatever tokens are told besides`() throws {
        var ears = Price()
        ears.minute = try dollars("0.006")
        var used = usage(audio: 905, written: 40)
        used.duration = .milliseconds(90_500)
        let cost = try #require(Cost(usage: used, model: "ears", prices: PriceTable(["ears": ears])))
        #expect(cost.soundTime == (try dollars("0.00905")))
        #expect(cost.total == cost.soundTime)
        used.duration = .zero
        #expect(Cost(usage: used, model: "ears", prices: PriceTable(["ears": ears])) == nil)
    }

    @Test func `time of a model that is paid by tokens is not paid`() throws {
        var used = usage(text: 1000)
        used.duration = .seconds(60)
        #expect(Cost(usage: used, model: "writer", prices: prices)?.total == (try dollars("0.002")))
        used.inputTextTokens = 0
        #expect(Cost(usage: used, model: "writer", prices: prices) == nil)
    }

    @Test func `characters are paid by the million`() throws {
        var voice = Price()
        voice.millionCharacters = 15
        var used = Usage()
        used.characters = 4096
        #expect(
            Cost(usage: used, model: "voice", prices: PriceTable(["voice": voice]))?.total == (try dollars("0.06144")))
        #expect(Cost(usage: used, model: "writer", prices: prices) == nil)
    }

    @Test func `the least that reading costs is what it costs when all of it is known, in the cheapest tier`() throws {
        var cheap = Price(textInput: 4, cachedTextInput: 1, audioInput: 32)
        cheap.tiers = ["flex": try dollars("0.5"), "priority": 2]
        let table = PriceTable(["x": cheap])
        let least = Cost.least(reading: usage(text: 1000, audio: 100), model: "x", prices: table)
        #expect(least == (try dollars("0.0021")))
        #expect(Cost.least(reading: usage(text: 1000), model: "unknown", prices: table) == 0)
    }

    @Test(arguments: [nonsense(cached: 5000), nonsense(cached: -5000)])
    func `a server that counts nonsense gives nobody money back`(_ used: Usage) throws {
        let cost = try #require(Cost(usage: used, model: "voice", prices: prices))
        #expect(cost.total >= 0)
        #expect(cost.total <= (try dollars("0.0008")))
    }

    private static func nonsense(cached: Int) -> Usage {
        var usage = Usage()
        (usage.inputTextTokens, usage.cachedTokens, usage.cachedTextTokens) = (200, cached, cached)
        return usage
    }

    @Test func `thousands of small answers add up to the cent`() throws {
        var sum = Cost()
        for _ in 0..<10_000 {
            sum = sum + (try #require(Cost(usage: usage(text: 3, written: 7), model: "writer", prices: prices)))
        }
        #expect(sum.total == (try dollars("0.62")))
    }
}
