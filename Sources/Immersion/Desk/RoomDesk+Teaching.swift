import Foundation

/// The model that is connected looks at what was said, beside the rules.
extension RoomDesk {
    /// Asks it, and notes what is left of its corrections.
    ///
    /// - Parameter known: what the rules found, who win where they speak of the same words.
    func teach(
        _ line: Int, _ request: GrammarRequest, besides known: [Correction], _ visit: RoomVisit, isSpoken: Bool
    ) async {
        guard request.text.count <= TeacherRequest.longest, let askTeacher else { return }
        let (language, number) = (visit.language, visit.number)
        let lesson: TeacherLesson
        do throws(ProviderError) {
            lesson = try await askTeacher(
                TeacherRequest(request.text, in: language, own: own, isSpoken: isSpoken))
        } catch {
            tellUntaught(error, of: number)
            return
        }
        guard self.visit?.number == number else { return }
        self.visit?.taught += 1
        let taught = TaughtMatches(lesson, of: request.text, in: language, besides: known, isSpoken: isSpoken)
        self.visit?.session.agree(line: line, taught.agreed)
        let corrections = await Self.taught(taught.matches, request, besides: known, by: visit.kit.grammar)
        correct(line, corrections, of: number)
    }

    /// The better sentence has the rules' corrections, too, and passes the rules itself.
    private static func taught(
        _ matches: [GrammarMatch], _ request: GrammarRequest, besides known: [Correction],
        by grammar: ProviderChain<GrammarRequest, [GrammarMatch]>?
    ) async -> [Correction] {
        guard !matches.isEmpty else { return [] }
        let others = known.filter { !$0.replacements.isEmpty }.map {
            GrammarMatch(range: $0.range, message: $0.why, replacements: $0.replacements, rule: $0.rule)
        }
        let places = Set(matches.map(\.range))
        let corrections = Correction.corrections(matches + others, in: request.text)
            .filter { places.contains($0.range) }.map { $0.with(source: .model) }
        guard let grammar else { return corrections }
        return await settled(corrections, request, by: grammar).filter { correction in
            // Rules that put it back say that it was right.
            let right = correction.replacements.first ?? ""
            return correction.better.contains(right)
                && correction.better != Correction.sentence(of: [correction], in: request.text)
        }
    }

    /// Says once a stay why the model did not look at a line.
    func tellUntaught(_ error: ProviderError, of number: Int) {
        guard error != .cancelled, visit?.number == number, visit?.toldNoTeacher == false else { return }
        visit?.toldNoTeacher = true
        let told = PassedOver(name: "The model", error: error)
        onFallback("\(told.sentence): it did not look at your line. /room-teacher off stops asking it.")
    }
}
