/// Correcting what was said, behind the conversation.
extension RoomDesk {
    func check(_ line: Int, _ text: String) {
        guard let visit, let grammar = visit.kit.grammar else { return }
        let request = GrammarRequest(
            text: String(text.prefix(GrammarChecker.longestText)), language: visit.language.usualRegion,
            motherTongue: own)
        checking.insert(line)
        add(
            check: Task { [weak self] in
                defer { self?.stopWaiting(for: line, of: visit.number) }
                let found: Provided<[GrammarMatch]>
                do throws(ChainFailure) {
                    found = try await grammar.ask(request)
                } catch {
                    self?.tellUncorrected(error)
                    return
                }
                guard let matches = self?.told(found) else { return }
                let corrections = await Self.settled(
                    Correction.corrections(matches, in: request.text), request, by: grammar)
                self?.correct(line, corrections, of: visit.number)
            })
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

    /// What is left to put right in a sentence that was to be better is put right as well; one that stays wrong is none.
    private static func settled(
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
                let mended = Correction.mended(text, Correction.corrections(left, in: text))
                final[sentence] = mended == text || round == mostRounds ? "" : mended
            }
        }
        return corrections.map { $0.with(better: final[$0.better] ?? "") }
    }

    private func correct(_ line: Int, _ corrections: [Correction], of number: Int) {
        guard visit?.number == number, !corrections.isEmpty else { return }
        visit?.session.correct(line: line, corrections)
        onNotes(line)
    }
}
