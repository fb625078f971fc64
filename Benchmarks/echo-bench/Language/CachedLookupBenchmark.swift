import Echo
import Foundation
import Immersion
import ImmersionAdapters

/// What was asked before and is found in a cache: a translation, a spoken sentence, a word in the table of a dictionary.
struct CachedLookupBenchmark: BenchmarkProtocol {
    /// As many as somebody who learns much has in a week.
    private static let (translations, sounds, asked) = (2_000, 300, 500)
    private static let goal = "p95 ≤ 5 ms"

    let name = "lookups"
    let mostRuns = 3

    func rows() async throws -> [BenchmarkRow] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "echo-bench-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        return [
            await translations(folder), await speech(folder), try await words(folder),
        ]
    }

    /// Found by a program that was just begun.
    private func translations(_ folder: String) async -> BenchmarkRow {
        let path = folder + "/translations.sqlite"
        let requests = (0..<Self.translations).map {
            TranslationRequest(text: "¿Quiere algo de comer, número \($0)?", source: "es", target: "en")
        }
        let kept = TranslationCache(path: path).link("a provider")
        for request in requests { await kept.keep(Translation(text: request.text), request, nil) }
        return await row("a translation", requests, TranslationCache(path: path).link("a provider"))
    }

    private func speech(_ folder: String) async -> BenchmarkRow {
        let requests = (0..<Self.sounds).map { VoiceRequest(text: "¿Quiere algo, número \($0)?", language: "es-ES") }
        // Two seconds, as a line of a scenario takes.
        let sound = SpokenSound(samples: (0..<48_000).map { Int16($0 % 2_000) }, sampleRate: 24_000)
        let kept = SpeechCache(folder: folder + "/speech").link("a provider")
        for request in requests { await kept.keep(sound, request, nil) }
        return await row("a sentence spoken", requests, SpeechCache(folder: folder + "/speech").link("a provider"))
    }

    private func row<Request: Sendable, Answer: Sendable>(
        _ what: String, _ requests: [Request], _ cache: LinkCache<Request, Answer>
    ) async -> BenchmarkRow {
        var (delays, missed) = ([Duration](), 0)
        for index in 0..<Self.asked {
            // In no order: 7919 is a prime.
            let request = requests[index * 7_919 % requests.count]
            let start = ContinuousClock.now
            let answer = await cache.answer(request)
            delays.append(ContinuousClock.now - start)
            if answer == nil { missed += 1 }
        }
        return row(what, delays, missed: missed)
    }

    private func words(_ folder: String) async throws -> BenchmarkRow {
        let words = ["casa", "perro", "leche", "agua", "camino", "ventana", "mesa", "libro", "noche", "tiempo"]
        let dictionary = DictionaryStore(folder: folder + "/dictionaries")
        do throws(ProviderError) {
            // The first question reads the dictionary.
            _ = try await dictionary.meanings(of: "a", from: "es", to: "en")
        } catch {
            return BenchmarkRow(what: "a word of a dictionary", reach: Self.goal, measured: "not installed")
        }
        var (delays, missed) = ([Duration](), 0)
        for index in 0..<Self.asked {
            let start = ContinuousClock.now
            let found = try await dictionary.meanings(of: words[index % words.count], from: "es", to: "en")
            delays.append(ContinuousClock.now - start)
            if found.isEmpty { missed += 1 }
        }
        return row("a word of a dictionary", delays, missed: missed)
    }

    private func row(_ what: String, _ delays: [Duration], missed: Int) -> BenchmarkRow {
        let lost = missed == 0 ? "" : "; \(missed) not found"
        return BenchmarkRow(
            what: "cached: \(what)", reach: Self.goal,
            measured: (Distribution(delays)?.text(50, 95) ?? "nothing") + lost, failed: missed > 0)
    }
}
