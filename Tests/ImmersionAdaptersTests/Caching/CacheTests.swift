import EchoApp
import EchoScreen
import EchoTestKit
import Foundation
import Immersion
import Synchronization
import Testing

@testable import ImmersionAdapters

@Suite struct `What was paid for is kept` {
    private let folder: TemporaryFolder
    private let time = Moment()
    private let request = VoiceRequest(text: "Hola", language: "es")
    private let sound = Immersion.SpokenSound(samples: Array(repeating: 5, count: 1000), sampleRate: 16_000)
    private let word = TranslationRequest(text: "Hello", source: "en", target: "es")

    init() throws { folder = try TemporaryFolder() }

    private func speech(bytes: Int = SpeechCache.standardBytes) -> SpeechCache {
        let time = time
        return SpeechCache(folder: folder.path + "/speech", mostBytes: bytes, date: { time.date })
    }

    @Test func `Speech is found again, by text, voice, settings and provider, also by the next program`() async {
        let cache = speech()
        await cache.keep(sound, for: request, provider: "Pico")
        #expect(await cache.sound(for: request, provider: "Pico") == sound)
        #expect(await speech().sound(for: request, provider: "Pico") == sound)
        #expect(await cache.sound(for: request, provider: "Azure") == nil)
        let others = [
            VoiceRequest(text: "Hola.", language: "es"), VoiceRequest(text: "Hola", language: "es-MX"),
            VoiceRequest(text: "Hola", language: "es", voice: "x"),
            VoiceRequest(text: "Hola", language: "es", pace: 0.9),
        ]
        for other in others { #expect(await cache.sound(for: other, provider: "Pico") == nil) }
        #expect(SpeechCache.name(request, "Pico").count == 64 + ".speech".count)
    }

    private static let lifetimes: [([String: String], Duration?)] = [
        (["cache-control": "no-store"], .zero), (["cache-control": "private, No-Cache"], .zero),
        (["cache-control": "max-age=60"], .seconds(60)), (["cache-control": "max-age=60", "age": "45"], .seconds(15)),
        (["cache-control": "max-age=\"60\""], .seconds(60)), (["cache-control": "max-age=soon"], .zero),
        (["cache-control": "max-age=5", "age": "9"], .zero), (["cache-control": "private"], nil), ([:], nil),
        (["pragma": "no-cache"], .zero), (["cache-control": "public", "pragma": "no-cache"], nil),
        (["cache-control": "max-age=99999999999999999999"], .zero),
    ]

    @Test(arguments: lifetimes)
    func `What an answer's headers say of keeping it holds`(headers: [String: String], lifetime: Duration?) {
        #expect(CacheControl.lifetime(headers) == lifetime)
    }

    @Test func `A server that forbids keeping is asked again, one that allows a minute after that`()
        async throws
    {
        let json = #"{"data":{"translations":[{"translatedText":"Hola"}]}}"#
        for (control, again) in [("no-store", [2, 3]), ("max-age=60", [1, 2]), ("private", [1, 1])] {
            let server = try await WireServer { _ in
                [
                    .head(200, ["content-type": "application/json", "cache-control": control]), .body(Data(json.utf8)),
                    .end,
                ]
            }
            let time = time
            let cache = TranslationCache(path: folder.path + "/\(control).sqlite", date: { time.date })
            let translator = GoogleTranslator(server.wire, address: server.address, key: try #require(ProviderKey("k")))
            let chain = ProviderChain(
                links: [ChainLink("Google", translator).cached(by: cache.link("Google"))],
                purse: ProviderPurse(ProviderBudget(limit: nil)), clock: SystemClock())
            var counts: [Int] = []
            #expect(try await chain.ask(word).answer.text == "Hola")
            for wait in [30.0, 31] {
                time.advance(days: wait / 86_400)
                #expect(try await chain.ask(word).answer.text == "Hola")
                counts.append(server.puppet.requests.count)
            }
            #expect(counts == again, "\(control)")
        }
    }

    @Test func `Speech that may be kept for an hour goes after that`() async {
        await speech().keep(sound, for: request, provider: "Azure", atMost: .seconds(3600))
        time.advance(days: 3_599 / 86_400.0)
        #expect(await speech().sound(for: request, provider: "Azure") == sound)
        time.advance(days: 2 / 86_400.0)
        #expect(await speech().sound(for: request, provider: "Azure") == nil)
    }

    @Test func `Speech is kept for thirty days`() async {
        await speech().keep(sound, for: request, provider: "Pico")
        time.advance(days: 29.9)
        #expect(await speech().sound(for: request, provider: "Pico") != nil)
        time.advance(days: 0.2)
        let cache = speech()
        #expect(await cache.sound(for: request, provider: "Pico") == nil)
        #expect(await cache.size == 0)
    }

    @Test func `When it is full, what was not heard for longest goes`() async {
        let cache = speech(bytes: 10_000)
        for text in ["a", "b", "c", "d"] {
            await cache.keep(sound, for: VoiceRequest(text: text, language: "es"), provider: "Pico")
            time.advance(days: 0.1)
        }
        _ = await cache.sound(for: VoiceRequest(text: "a", language: "es"), provider: "Pico")
        time.advance(days: 0.1)
        await cache.keep(sound, for: VoiceRequest(text: "e", language: "es"), provider: "Pico")
        var kept: [String] = []
        for text in ["a", "b", "c", "d", "e"]
        where await cache.sound(for: VoiceRequest(text: text, language: "es"), provider: "Pico") != nil {
            kept.append(text)
        }
        #expect(kept == ["a", "c", "d", "e"])
        #expect(await cache.size <= 10_000)
    }

    @Test func `A damaged file is dropped`() async throws {
        await speech().keep(sound, for: request, provider: "Pico")
        let path = "\(folder.path)/speech/\(SpeechCache.name(request, "Pico"))"
        var data = try Data(contentsOf: URL(fileURLWithPath: path))
        data[data.count - 1] ^= 1
        try data.write(to: URL(fileURLWithPath: path))
        #expect(await speech().sound(for: request, provider: "Pico") == nil)
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test func `A provider with a cache is asked and paid once`() async throws {
        let voice = CountingVoice()
        let purse = ProviderPurse(ProviderBudget(limit: 10))
        let link = ChainLink("x", voice) { _ in 1 }.cached(by: speech().link("x"))
        let chain = ProviderChain(links: [link], purse: purse, clock: SystemClock())

        let (first, second) = (try await chain.ask(request), try await chain.ask(request))

        #expect(first.answer == second.answer)
        #expect(first.cost == 1 && second.cost == 0 && second.by == "x")
        #expect(voice.count.withLock(\.self) == 1)
        let log = await chain.log.calls(of: "x")
        #expect(log.found == 1 && log.made == 1)
    }

    @Test func `What is kept of a provider answers when the one in front of it fails, before it is asked itself`()
        async throws
    {
        let cache = speech()
        await cache.keep(sound, for: request, provider: "two")
        let broken = ChainLink<VoiceRequest, Immersion.SpokenSound>(name: "one") { _ throws(ProviderError) in
            throw .unauthorized
        }
        let voice = CountingVoice()
        let chain = ProviderChain(
            links: [broken, ChainLink("two", voice).cached(by: cache.link("two"))],
            purse: ProviderPurse(ProviderBudget(limit: 10)), clock: SystemClock())

        let answer = try await chain.ask(request)

        #expect(answer.by == "two" && answer.answer == sound)
        #expect(answer.passedOver == [PassedOver(name: "one", error: .unauthorized)])
        #expect(voice.count.withLock(\.self) == 0)
    }

    @Test func `Where nothing may be kept in clear, nothing is written`() async throws {
        let speech = SpeechCache(folder: folder.path + "/speech", mayKeep: { false })
        await speech.keep(sound, for: request, provider: "Pico")
        let translations = TranslationCache(path: folder.path + "/translations.sqlite", mayKeep: { false })
        await translations.keep(Translation(text: "Hola"), for: word, provider: "Google")

        #expect(await translations.translation(for: word, provider: "Google") == nil)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    }

    @Test func `Translations are kept for a week, by provider`() async throws {
        let time = time
        let path = folder.path + "/new/translations.sqlite"
        func cache() -> TranslationCache { TranslationCache(path: path, date: { time.date }) }
        let hola = Translation(text: "Hola", alternatives: ["Buenas"])
        await cache().keep(hola, for: word, provider: "Google")
        #expect(await cache().translation(for: word, provider: "Google") == hola)
        #expect(await cache().translation(for: word, provider: "LibreTranslate") == nil)
        time.advance(days: 7.1)
        #expect(await cache().translation(for: word, provider: "Google") == nil)
    }

    @Test func `A damaged table of translations is made anew`() async throws {
        let path = folder.path + "/translations.sqlite"
        let cache = TranslationCache(path: path)
        await cache.keep(Translation(text: "Hola"), for: word, provider: "Google")
        try Data(repeating: 0x5A, count: 9000).write(to: URL(fileURLWithPath: path))
        let later = TranslationCache(path: path)
        #expect(await later.translation(for: word, provider: "Google") == nil)
        await later.keep(Translation(text: "Hola"), for: word, provider: "Google")
        #expect(await later.translation(for: word, provider: "Google")?.text == "Hola")
    }
}

private final class Moment: Sendable {
    private let now = Mutex(Date(timeIntervalSince1970: 1_795_000_000))
    var date: Date { now.withLock(\.self) }
    func advance(days: Double) { now.withLock { $0 += days * 86_400 } }
}

private final class CountingVoice: VoiceProtocol {
    let count = Mutex(0)

    func speak(_ request: VoiceRequest) async throws(ProviderError) -> Immersion.SpokenSound {
        count.withLock { $0 += 1 }
        return Immersion.SpokenSound(samples: [1, 2], sampleRate: 8000)
    }
}
