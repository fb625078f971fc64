import Foundation
import Immersion
import Synchronization
import Testing

@testable import ImmersionAdapters

@Suite("What was paid for is kept")
struct CacheTests {
    private let folder: TemporaryFolder
    private let time = Moment()
    private let request = VoiceRequest(text: "Hola", language: "es")
    private let sound = SpokenSound(samples: Array(repeating: 5, count: 1000), sampleRate: 16_000)
    private let word = TranslationRequest(text: "Hello", source: "en", target: "es")

    init() throws { folder = try TemporaryFolder() }

    private func speech(bytes: Int = SpeechCache.standardBytes) -> SpeechCache {
        let time = time
        return SpeechCache(folder: folder.path + "/speech", mostBytes: bytes) { time.date }
    }

    @Test("Speech is found again, by text, voice, settings and provider, also by the next program")
    func speechIsFound() async {
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

    @Test("Speech is kept for thirty days")
    func speechAge() async {
        await speech().keep(sound, for: request, provider: "Pico")
        time.advance(days: 29.9)
        #expect(await speech().sound(for: request, provider: "Pico") != nil)
        time.advance(days: 0.2)
        let cache = speech()
        #expect(await cache.sound(for: request, provider: "Pico") == nil)
        #expect(await cache.size == 0)
    }

    @Test("When it is full, what was not heard for longest goes")
    func speechLimit() async {
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

    @Test("A damaged file is dropped")
    func speechDamaged() async throws {
        await speech().keep(sound, for: request, provider: "Pico")
        let path = "\(folder.path)/speech/\(SpeechCache.name(request, "Pico"))"
        var data = try Data(contentsOf: URL(fileURLWithPath: path))
        data[data.count - 1] ^= 1
        try data.write(to: URL(fileURLWithPath: path))
        #expect(await speech().sound(for: request, provider: "Pico") == nil)
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test("A voice with a cache speaks once")
    func cachedVoice() async throws {
        let voice = CountingVoice()
        let cached = CachedVoice(voice, provider: "x", cache: speech())
        #expect(try await cached.speak(request) == cached.speak(request))
        #expect(voice.count.withLock(\.self) == 1)
    }

    @Test("Translations are kept for a week, rough ones not at all")
    func translations() async throws {
        let time = time
        let path = folder.path + "/new/translations.sqlite"
        func cache() -> TranslationCache { TranslationCache(path: path) { time.date } }
        let hola = Translation(text: "Hola", alternatives: ["Buenas"])
        await cache().keep(hola, for: word)
        #expect(await cache().translation(for: word) == hola)
        #expect(await cache().translation(for: TranslationRequest(text: "hello", source: "en", target: "es")) == nil)
        time.advance(days: 7.1)
        #expect(await cache().translation(for: word) == nil)
    }

    @Test("A damaged table of translations is made anew")
    func translationsDamaged() async throws {
        let path = folder.path + "/translations.sqlite"
        let cache = TranslationCache(path: path)
        await cache.keep(Translation(text: "Hola"), for: word)
        try Data(repeating: 0x5A, count: 9000).write(to: URL(fileURLWithPath: path))
        let later = TranslationCache(path: path)
        #expect(await later.translation(for: word) == nil)
        await later.keep(Translation(text: "Hola"), for: word)
        #expect(await later.translation(for: word)?.text == "Hola")
    }
}

private final class Moment: Sendable {
    private let now = Mutex(Date(timeIntervalSince1970: 1_795_000_000))
    var date: Date { now.withLock(\.self) }
    func advance(days: Double) { now.withLock { $0 += days * 86_400 } }
}

private final class CountingVoice: VoiceProtocol {
    let count = Mutex(0)

    func speak(_ request: VoiceRequest) async throws(ProviderError) -> SpokenSound {
        count.withLock { $0 += 1 }
        return SpokenSound(samples: [1, 2], sampleRate: 8000)
    }
}
