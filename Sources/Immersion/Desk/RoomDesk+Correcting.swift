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
                var corrections = Correction.corrections(matches, in: request.text)
                let wrong = await Self.wrongAgain(corrections, request, by: grammar)
                corrections = corrections.map { wrong.contains($0.better) ? $0.withoutBetter : $0 }
                self?.correct(line, corrections, of: visit.number)
            })
    }

    /// Nobody waits for the corrections of this line any longer.
    func stopWaiting(for line: Int, of number: Int) {
        guard visit?.number == number, checking.remove(line) != nil else { return }
        onNotes(line)
    }

    /// Sentences that were to be better, and that the checker would flag as well.
    private static func wrongAgain(
        _ corrections: [Correction], _ request: GrammarRequest,
        by grammar: ProviderChain<GrammarRequest, [GrammarMatch]>
    ) async -> Set<String> {
        var sentences: [String] = []
        for correction in corrections where !correction.better.isEmpty && !sentences.contains(correction.better) {
            sentences.append(correction.better)
        }
        guard !sentences.isEmpty else { return [] }
        var again = request
        again.text = sentences.joined(separator: "\n")
        guard let found = try? await grammar.ask(again).answer else { return [] }
        var start = 0
        return Set(
            sentences.filter { sentence in
                let place = start..<start + sentence.utf16.count
                start = place.upperBound + 1
                return found.contains { $0.range.overlaps(place) }
            })
    }

    private func correct(_ line: Int, _ corrections: [Correction], of number: Int) {
        guard visit?.number == number, !corrections.isEmpty else { return }
        visit?.session.correct(line: line, corrections)
        onNotes(line)
    }
}
