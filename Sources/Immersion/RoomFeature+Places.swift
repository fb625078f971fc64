import Echo
import EchoScreen
import EchoText
import Foundation

/// Places: their things with their words, spoken, kept and asked.
extension RoomFeature {
    func showPlace(_ words: String) {
        run { feature in
            let places = await feature.desk.parts.places()
            let request = RoomRequest(words)
            let language = request.language ?? feature.language
            let wanted = request.words.flatMap(PlainName.words)
            let place = places.first { place in
                let known = PlainName.words(place.id + " " + place.title)
                return !wanted.isEmpty && wanted.allSatisfy { word in known.contains { $0.hasPrefix(word) } }
            }
            if let place { return feature.open(place, in: language) }
            // It may stand in a file that is not used.
            feature.tell(await feature.desk.library(of: language).problems)
            if !wanted.isEmpty {
                let name = request.words.joined(separator: " ")
                feature.screen.notify("There is no place “\(name)”.", .warning)
            }
            feature.screen.offer(
                .places,
                places.map {
                    ChoiceRowViewState(
                        id: "\(language.rawValue) \($0.id)", title: Sanitizer.line($0.title),
                        note: "\($0.labels(in: language).count) things")
                })
        }
    }

    private func open(_ place: LearningPlace, in language: RoomLanguage) {
        opened = language
        screen.show(PlacePanel(place, language: language))
    }

    func performInPlace(_ command: Command) -> Bool {
        if screen.open(PlaceQuizPanel.self) != nil { return answerQuiz(command) }
        guard let panel = screen.open(PlacePanel.self) else { return false }
        switch command {
        case .open, .send:
            if let word = panel.selected?.word(in: panel.language) { pronounce(word, in: panel.language) }
        case .askPlace:
            var numbers = SystemRandomNumberGenerator()
            screen.show(PlaceQuizPanel(panel.place, language: panel.language, using: &numbers))
            pronounceAsked()
        case .keepPlace:
            let cards = panel.place.cards(in: panel.language, at: now)
            let count = desk.keep(cards)
            run { await $0.desk.makeSounds(for: cards) }
            screen.notify("\(count == 1 ? "1 card" : "\(count) cards") made. \(key: .reviewCards) asks them.", .success)
        default: return false
        }
        return true
    }

    private func answerQuiz(_ command: Command) -> Bool {
        guard command == .open || command == .send else { return false }
        screen.update(PlaceQuizPanel.self) { $0.answer() }
        guard let panel = screen.open(PlaceQuizPanel.self) else { return true }
        guard panel.quiz.isOver else {
            pronounceAsked()
            return true
        }
        screen.closePanel()
        let missed = panel.quiz.missed.compactMap { $0.word(in: panel.language) }.joined(separator: ", ")
        let right = panel.quiz.right == 1 ? "1 answer" : "\(panel.quiz.right) answers"
        screen.notify("\(panel.place.title): \(right) right\(missed.isEmpty ? "." : "; missed: \(missed).")", .success)
        return true
    }

    private func pronounceAsked() {
        guard let panel = screen.open(PlaceQuizPanel.self), let word = panel.spoken else { return }
        pronounce(word, in: panel.language, isWished: false)
    }

    private func pronounce(_ word: String, in language: RoomLanguage, isWished: Bool = true) {
        guard isWished || screen.isSpoken && (screen.preferences[flag: .roomSpeaks] ?? true) else { return }
        screen.play(isWished: isWished, desk.sound(of: word, in: language))
    }
}
