import Echo
import EchoApp
import EchoScreen
import Foundation
import Immersion
import ImmersionAdapters
import ProgramHarness

/// What this machine has for languages without a network: words, grammar, voices and ears, language by language.
struct LanguageBenchmark: BenchmarkProtocol {
    let name = "language"
    let mostRuns = 1

    func rows() async throws -> [BenchmarkRow] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "echo-bench-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let languages = InstalledLanguages.offline(in: folder)
        var rows: [BenchmarkRow] = []
        for language in RoomLanguage.allCases {
            let kit = await languages.kit(for: language)
            rows += try await words(kit, language) + grammar(kit, language)
            rows += try await speech(kit, language, await languages.library(of: language))
            if language == .spanish { rows += try await ReplacedSounds(kit).rows() }
        }
        return rows
    }

    private func row(_ language: RoomLanguage, _ what: String, _ reach: String, _ measured: String) -> BenchmarkRow {
        BenchmarkRow(what: "\(language.title): \(what)", reach: reach, measured: measured)
    }

    private static func percent(_ part: Int, of whole: Int) -> String {
        "\(Int((Double(part) * 100 / Double(max(1, whole))).rounded())) %"
    }

    private static func table(_ path: String) throws -> [[String]] {
        let file = BuiltProducts.sourceDirectory.appending(path: path)
        return String(decoding: try Data(contentsOf: file), as: UTF8.self).split(separator: "\n")
            .filter { !$0.hasPrefix("#") }.map { $0.split(separator: "\t").map(String.init) }
    }

    // MARK: words

    private func words(_ kit: LanguageKit, _ language: RoomLanguage) async throws -> [BenchmarkRow] {
        let column = [RoomLanguage.spanish: 1, .french: 2, .german: 3, .japanese: 4][language] ?? 1
        let everyday = try Self.table("Benchmarks/echo-bench/Language/everyday.tsv")
        let finder = WordFinder(kit, language: language, own: "en")
        // The first question reads the dictionary.
        _ = try await finder.find("a")
        var (found, first, delays) = (0, 0, [Duration]())
        for row in everyday {
            let wanted = row[0].split(separator: "|").map(String.init)
            let meanings = try await finder.find(row[column])?.meanings ?? []
            found += meanings.isEmpty ? 0 : 1
            first += meanings.first.map { Self.says($0, wanted) } ?? false ? 1 : 0
            let start = ContinuousClock.now
            _ = try await finder.find(row[column])
            delays.append(ContinuousClock.now - start)
        }
        return [
            row(
                language, "everyday words found; first answer right", "–",
                "\(found) of \(everyday.count); \(Self.percent(first, of: everyday.count))"),
            row(language, "a word looked up", "p95 ≤ 5 ms", Distribution(delays)?.text(50, 95) ?? "nothing"),
        ]
    }

    /// "to eat", "(the) water".
    private static func says(_ meaning: String, _ wanted: [String]) -> Bool {
        let words = meaning.lowercased().split { !$0.isLetter }.map(String.init)
        return wanted.contains { words.contains($0) }
    }

    // MARK: grammar

    private func grammar(_ kit: LanguageKit, _ language: RoomLanguage) async throws -> [BenchmarkRow] {
        let folders = [
            RoomLanguage.spanish: "ImmersionTests", .german: "ImmersionTests", .french: "ImmersionAdaptersTests",
        ]
        guard let folder = folders[language] else { return [] }
        guard let checker = kit.grammar else { return [row(language, "grammar", "–", "not installed")] }
        func isFlagged(_ text: String) async throws -> Bool {
            try await !checker.ask(GrammarRequest(text: text, language: language.usualRegion)).answer.isEmpty
        }
        let name = "Tests/\(folder)/Fixtures/\(language.title.lowercased())"
        let (right, wrong) = (try Self.table("\(name)-right.tsv"), try Self.table("\(name)-wrong.tsv"))
        var (alarms, caught, delays) = (0, 0, [Duration]())
        _ = try await isFlagged(right[0][0])
        for sentence in right {
            let start = ContinuousClock.now
            alarms += try await isFlagged(sentence[0]) ? 1 : 0
            // Later ones wait for the limit of a chain, which no person reaches.
            if delays.count < 8 { delays.append(ContinuousClock.now - start) }
        }
        for sentence in wrong { caught += try await isFlagged(sentence[0]) ? 1 : 0 }
        return [
            row(
                language, "grammar, precision; recall", "≥ 98 %; ≥ 75 %",
                "\(Self.percent(caught, of: caught + alarms)); \(Self.percent(caught, of: wrong.count)) "
                    + "(\(right.count) right, \(wrong.count) wrong)"),
            row(language, "a sentence checked", "–", Distribution(delays)?.text(50, 95) ?? "nothing"),
        ]
    }

    // MARK: speech

    private func speech(
        _ kit: LanguageKit, _ language: RoomLanguage, _ library: ScenarioLibrary
    ) async throws -> [BenchmarkRow] {
        guard let voice = kit.voice else { return [row(language, "voice", "–", "not installed")] }
        let steps = library.collection.scenarios.flatMap(\.steps).filter { !$0.answers.isEmpty }
        var (delays, heard, asked) = ([Duration](), 0, 0)
        var speaker = ""
        // The first sentence loads the voice.
        _ = try await voice.ask(VoiceRequest(text: "a", language: language.usualRegion))
        for step in steps {
            guard let said = step.expected.first else { continue }
            let start = ContinuousClock.now
            let sound = try await voice.ask(VoiceRequest(text: said, language: language.usualRegion))
            delays.append(ContinuousClock.now - start)
            speaker = sound.by
            guard let hearing = kit.hearing else { continue }
            asked += 1
            let answer = try? await hearing.ask(
                HearingRequest(sound: sound.answer, language: language.usualRegion, choices: step.expected))
            heard += answer?.answer.text == said ? 1 : 0
        }
        let voices = row(
            language, "first sound of a sentence, \(speaker)", "–", Distribution(delays)?.text(50, 95) ?? "nothing")
        guard asked > 0 else { return [voices, row(language, "hearing", "–", "none on this machine")] }
        return [voices, row(language, "answers of scenarios heard", "–", "\(heard) of \(asked)")]
    }
}
