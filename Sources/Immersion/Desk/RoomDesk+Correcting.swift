import Foundation

/// Correcting what was said, behind the conversation.
extension RoomDesk {
    /// - Parameters:
    ///   - isSpoken: somebody else wrote down what was said.
    ///   - isNew: it was said now: a model is asked for no line a second time.
    func check(_ line: Int, _ text: String, isSpoken: Bool = false, isNew: Bool = true) {
        let isTaught = isNew && teacher != .off
        guard let visit, visit.kit.grammar != nil || isTaught else { return }
        let request = GrammarRequest(
            text: String(text.prefix(GrammarChecker.longestText)), language: visit.language.usualRegion,
            motherTongue: own)
        checking.insert(line)
        add(
            check: Task { [weak self] in
                defer { self?.stopWaiting(for: line, of: visit.number) }
                let found = await self?.corrections(request, visit, isSpoken: isSpoken) ?? []
                self?.correct(line, found, of: visit.number)
                guard isTaught, let teacher = self?.teacher, teacher.isAsked(besides: found) else { return }
                self?.answerAfterRules(line, of: visit.number)
                await self?.teach(line, request, besides: found, visit, isSpoken: isSpoken)
            })
    }

    /// What the rules, or those who correct on the network, find; none where nobody can tell.
    private func corrections(_ request: GrammarRequest, _ visit: RoomVisit, isSpoken: Bool) async -> [Correction] {
        guard let grammar = visit.kit.grammar else { return [] }
        let found: Provided<[GrammarMatch]>
        do throws(ChainFailure) {
            found = try await grammar.ask(request)
        } catch {
            tellUncorrected(error)
            return []
        }
        let all = told(found)
        let matches = isSpoken ? SpokenSpelling.withoutSpelling(all, of: request.text) : all
        return await Self.settled(Correction.corrections(matches, in: request.text), request, by: grammar)
    }

    /// The script does not wait for a model that teaches.
    private func answerAfterRules(_ line: Int, of number: Int) {
        guard visit?.number == number, visit?.session.waiting == line, let turn = answerWaiting() else { return }
        onAnswer(turn)
    }

    /// Nobody waits for the corrections of this line any longer.
    func stopWaiting(for line: Int, of number: Int) {
        guard visit?.number == number, checking.remove(line) != nil else { return }
        onNotes(line)
        if visit?.session.waiting == line, let turn = answerWaiting() { onAnswer(turn) }
    }

    /// The script answers the line that waited for its corrections; nil where none did.
    func answerWaiting() -> RoomTurn? {
        guard visit?.session.waiting != nil, let first = visit?.session.lines.count else { return nil }
        let events = visit?.session.answerWaiting() ?? []
        let last = visit?.session.lines.count ?? first
        return RoomTurn(said: Array(first..<max(first, last)), isOver: events.contains(.ended))
    }

    /// How often a sentence that was put right is looked at again.
    private static let mostRounds = 3

    /// What is left to put right in a sentence that was to be better is put right as well. A correction is not shown at
    /// all whose sentence stays wrong, or makes a mistake of a word that was right: it contradicts itself, or changes what
    /// was meant ("Mi amigos son" → "Mi amigo son").
    static func settled(
        _ corrections: [Correction], _ request: GrammarRequest,
        by grammar: ProviderChain<GrammarRequest, [GrammarMatch]>
    ) async -> [Correction] {
        var sentences: [String] = []
        for better in corrections.map(\.better) where !better.isEmpty && !sentences.contains(better) {
            sentences.append(better)
        }
        var final = Dictionary(uniqueKeysWithValues: sentences.map { ($0, $0) })
        for round in 1...mostRounds {
            let open = sentences.filter { final[$0]?.isEmpty == false }
            guard !open.isEmpty else { break }
            var again = request
            again.text = open.map { final[$0] ?? "" }.joined(separator: "\n")
            guard let found = try? await grammar.ask(again).answer, !found.isEmpty else { break }
            var start = 0
            for sentence in open {
                let text = final[sentence] ?? ""
                let place = start..<start + text.utf16.count
                start = place.upperBound + 1
                let left = found.filter { $0.range.overlaps(place) }.map { $0.moved(by: -place.lowerBound) }
                guard !left.isEmpty else { continue }
                let again = Correction.corrections(left, in: text)
                guard again.allSatisfy({ Self.isTouched($0, by: corrections) }) else {
                    final[sentence] = ""
                    continue
                }
                let mended = Correction.mended(text, again)
                final[sentence] = mended == text || round == mostRounds ? "" : mended
            }
        }
        return corrections.compactMap { correction in
            guard !correction.better.isEmpty else { return correction }
            guard let better = final[correction.better], !better.isEmpty else { return nil }
            return correction.with(better: better)
        }
    }

    /// Every word of a later correction was wrong before, or is of a replacement.
    private static func isTouched(_ later: Correction, by corrections: [Correction]) -> Bool {
        let touched = Set(corrections.flatMap { [$0.what] + $0.replacements }.flatMap { words(of: $0) })
        return words(of: later.what).allSatisfy(touched.contains)
    }

    private static func words(of text: String) -> [String] {
        text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }

    func correct(_ line: Int, _ corrections: [Correction], of number: Int) {
        guard visit?.number == number, let session = visit?.session else { return }
        let met = session.scenario?.title ?? session.persona.name
        let deck = memory[deck: session.language]
        let corrections = corrections.filter { correction in
            // Somebody said before that this is wrong.
            RoomCards.card(of: correction, in: session.language, met: met, at: .distantPast).map {
                !deck.isWithdrawn($0)
            } ?? true
        }
        guard !corrections.isEmpty else { return }
        visit?.session.correct(line: line, corrections)
        onNotes(line)
    }
}
