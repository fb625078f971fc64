public import Echo
import EchoWire
import Foundation
public import Immersion

/// Checks French grammar with Grammalecte, which runs beside as a program.
public struct GrammalecteChecker: GrammarCheckerProtocol {
    private static let longest = 20_000
    /// Typographers' rules are no mistakes of a learner.
    private static let options =
        #"{"apos":false,"nbsp":false,"typo":false,"esp":false,"unit":false,"num":false}"#

    private let server: GrammalecteServer
    private let wire: ProviderWire
    private let morphology: (any MorphologyProtocol)?
    private let own: RuleGrammar
    private let pause: @Sendable () async throws -> Void

    /// - Parameter morphology: French words, for what Grammalecte does not look for and what it puts right by another
    ///   word.
    /// - Throws: `notInstalled`.
    public init(
        transport: any HTTPTransportProtocol, morphology: (any MorphologyProtocol)? = nil,
        pause: @escaping @Sendable () async throws -> Void = { try await Task.sleep(for: .milliseconds(100)) }
    ) throws(ProviderError) {
        server = try GrammalecteServer()
        wire = ProviderWire(transport: transport, timeout: .seconds(10))
        self.morphology = morphology
        own = RuleGrammar(GrammarChecker(language: .french, morphology: morphology))
        self.pause = pause
    }

    public func check(_ request: GrammarRequest) async throws(ProviderError) -> [GrammarMatch] {
        guard request.language.lowercased().hasPrefix("fr") else { throw .unsupported(what: request.language) }
        guard request.text.utf16.count <= Self.longest else { throw .unsupported(what: "a text this long") }
        let json = try await answer(request.text)
        guard let paragraphs = json["data"]?.array else { throw .invalidAnswer(reason: "it has no paragraphs") }
        let lines = request.text.components(separatedBy: "\n")
        let found = paragraphs.prefix(500).flatMap { paragraph -> [GrammarMatch] in
            // Paragraphs are numbered from 1; those without a mistake may be missing.
            let number = (paragraph["iParagraph"]?.integer ?? 1) - 1
            guard lines.indices.contains(number) else { return [] }
            let offset = lines[..<number].reduce(0) { $0 + $1.utf16.count + 1 }
            return Self.matches(paragraph, line: lines[number], offset: offset)
        }
        .filter { !FrenchFalseAlarm.isOne($0, in: request.text) }
        let sure = try await own.check(request)
        var told = sure
        for match in FrenchFalseAlarm.without(found) where !sure.contains(where: { $0.range.overlaps(match.range) }) {
            guard await !FrenchFalseAlarm.isBesideNoun(match, in: request.text, by: morphology) else { continue }
            guard await !FrenchFalseAlarm.hasSubject(match, in: request.text, by: morphology) else { continue }
            let mended = await FrenchGender.mended(match, in: request.text, by: morphology)
            guard await !FrenchFalseAlarm.isArticleOfNoun(mended, in: request.text, by: morphology) else { continue }
            told.append(mended)
        }
        return told.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    /// Ends the program.
    public func stop() async { await server.stop() }

    /// It takes half a second until it listens.
    private func answer(_ text: String) async throws(ProviderError) -> JSONValue {
        var last = ProviderError.notInstalled(part: "grammalecte-cli")
        for _ in 0..<100 {
            let url = "http://127.0.0.1:\(try await server.port())/gc_text/fr"
            do throws(ProviderError) {
                let data = try await wire.whole(
                    .form(url, [("text", text), ("options", Self.options)]), types: ["application/json", "text/"],
                    limit: ProviderWire.jsonBytes)
                return try wire.json(data)
            } catch {
                guard case .unreachable = error else { throw error }
                last = error
            }
            do {
                try await pause()
            } catch {
                throw .cancelled
            }
        }
        await server.stop()
        throw last
    }

    static func matches(_ paragraph: JSONValue, line: String, offset: Int) -> [GrammarMatch] {
        let grammar = paragraph["lGrammarErrors"]?.array ?? []
        let spelling = paragraph["lSpellingErrors"]?.array ?? []
        return GrammalecteRule.settled(grammar.prefix(200).compactMap { match($0, line, offset, isSpelling: false) })
            + spelling.prefix(200).compactMap { match($0, line, offset, isSpelling: true) }
            .filter { !isName($0, line, offset) }
    }

    /// A word with a capital letter that does not begin a sentence: no dictionary has all names.
    private static func isName(_ match: GrammarMatch, _ line: String, _ offset: Int) -> Bool {
        let units = line.utf16
        let start = units.index(units.startIndex, offsetBy: match.range.lowerBound - offset)
        guard start < line.endIndex, line[start].isUppercase else { return false }
        let before = line[..<start].last { !$0.isWhitespace && !"«“\"(—–-".contains($0) }
        return before.map { !".!?…".contains($0) } ?? false
    }

    /// It counts code points; we count UTF-16 code units.
    private static func match(_ json: JSONValue, _ line: String, _ offset: Int, isSpelling: Bool) -> GrammarMatch? {
        let scalars = line.unicodeScalars
        guard let start = json["nStart"]?.integer, let end = json["nEnd"]?.integer, start >= 0, start <= end,
            let first = scalars.index(scalars.startIndex, offsetBy: start, limitedBy: scalars.endIndex),
            let last = scalars.index(scalars.startIndex, offsetBy: end, limitedBy: scalars.endIndex)
        else { return nil }
        let lower = line.utf16.distance(from: line.startIndex, to: first) + offset
        let upper = line.utf16.distance(from: line.startIndex, to: last) + offset
        if let whole = GrammalecteRule.contraction(String(line[first..<last])) {
            return GrammarMatch(
                range: lower..<upper, message: "“\(line[first..<last])” is written “\(whole)”.", replacements: [whole],
                rule: GrammalecteRule.contracted)
        }
        return GrammarMatch(
            range: lower..<upper, message: json["sMessage"]?.string ?? "",
            replacements: json["aSuggestions"]?.array?.prefix(10).compactMap(\.string) ?? [],
            rule: json["sRuleId"]?.string ?? (isSpelling ? "spelling" : ""), isSpelling: isSpelling)
    }
}
