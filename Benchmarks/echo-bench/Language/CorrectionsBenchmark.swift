import Echo
import EchoApp
import EchoScreen
import Foundation
import Immersion
import ImmersionAdapters
import ProgramHarness

/// How often right sentences stay as they are, and wrong ones are found and put right: sentences that no rule was written
/// from. `scripts/sentences.sh` makes more of what the distribution has, and breaks them.
struct CorrectionsBenchmark: BenchmarkProtocol {
    let name = "corrections"
    let mostRuns = 1

    private static let lacking = "run make sentences first"

    /// A wrong sentence with the right one.
    private typealias Pair = (wrong: String, right: String)

    func rows() async throws -> [BenchmarkRow] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "echo-bench-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let languages = InstalledLanguages.offline(in: folder)
        var rows: [BenchmarkRow] = []
        for language in [RoomLanguage.spanish, .french, .german] {
            let kit = await languages.kit(for: language)
            guard let checker = kit.grammar else {
                rows.append(
                    BenchmarkRow(what: "\(language.title): corrections", reach: "–", measured: "nobody corrects"))
                continue
            }
            rows += try await self.rows(of: language, by: checker)
        }
        return rows
    }

    private func rows(
        of language: RoomLanguage, by checker: ProviderChain<GrammarRequest, [GrammarMatch]>
    ) async throws -> [BenchmarkRow] {
        let code = language.rawValue
        let kept = "Benchmarks/echo-bench/Language/sentences"
        let right = Self.lines("\(kept)/\(code).txt") + Self.lines(".build/sentences/\(code)-right.txt")
        let misspelt = Self.pairs("\(kept)/\(code)-misspelt.tsv")
        let slips = Self.pairs(".build/sentences/\(code)-misspelt.tsv")
        let broken = Self.pairs(".build/sentences/\(code)-wrong.tsv")
        var untouched = 0
        for sentence in right {
            untouched += try await matches(in: sentence, language, checker).isEmpty ? 1 : 0
        }
        return [
            row(language, "right sentences untouched", "≥ 99.5 %", "\(untouched) of \(right.count)"),
            row(
                language, "misspelt words found; first suggestion right", "≥ 98 %; ≥ 85 %",
                try await score(misspelt, language, checker)),
            row(
                language, "words misspelt by a program found; first suggestion right", "≥ 98 %; ≥ 85 %",
                slips.isEmpty ? Self.lacking : try await score(slips, language, checker)),
            row(
                language, "broken sentences found; put right", "≥ 75 %; ≥ 95 % of those",
                broken.isEmpty ? Self.lacking : try await score(broken, language, checker)),
        ]
    }

    private func row(_ language: RoomLanguage, _ what: String, _ reach: String, _ measured: String) -> BenchmarkRow {
        BenchmarkRow(what: "\(language.title): \(what)", reach: reach, measured: measured)
    }

    private func score(
        _ pairs: [Pair], _ language: RoomLanguage, _ checker: ProviderChain<GrammarRequest, [GrammarMatch]>
    ) async throws -> String {
        var (found, mended) = (0, 0)
        for pair in pairs {
            let matches = try await matches(in: pair.wrong, language, checker)
            found += matches.isEmpty ? 0 : 1
            mended += Self.better(pair.wrong, matches) == pair.right ? 1 : 0
        }
        return "\(found) of \(pairs.count); \(mended) of \(found)"
    }

    private func matches(
        in text: String, _ language: RoomLanguage, _ checker: ProviderChain<GrammarRequest, [GrammarMatch]>
    ) async throws -> [GrammarMatch] {
        try await checker.ask(GrammarRequest(text: text, language: language.usualRegion)).answer
    }

    private static func better(_ text: String, _ matches: [GrammarMatch]) -> String {
        var units = Array(text.utf16)
        for match in matches.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            guard let first = match.replacements.first, match.range.upperBound <= units.count else { continue }
            units.replaceSubrange(match.range, with: Array(first.utf16))
        }
        return String(decoding: units, as: UTF16.self)
    }

    private static func lines(_ path: String) -> [String] {
        let file = BuiltProducts.sourceDirectory.appending(path: path)
        return ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(separator: "\n").map(String.init)
    }

    private static func pairs(_ path: String) -> [Pair] {
        lines(path).compactMap { line in
            let parts = line.split(separator: "\t").map(String.init)
            return parts.count >= 2 ? (parts[parts.count - 2], parts[parts.count - 1]) : nil
        }
    }
}
