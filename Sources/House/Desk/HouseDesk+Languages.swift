import Foundation

/// Being spoken to in other languages than that of the rules, and answering in them.
extension HouseDesk {
    /// What a sentence means in the language it was most likely said in.
    ///
    /// - Parameter understood: what it means in English.
    func heard(
        _ texts: [String], as understood: HouseUnderstanding, in context: HouseContext
    ) -> (understood: HouseUnderstanding, tongue: HouseTongue) {
        let kept: HouseTongue =
            understood.isAReply || understood.isTime(for: context.openQuestion) ? talk.tongue : .english
        guard manner.tongue != .english, hasHouse else { return (understood, .english) }
        if understood.isSure, manner.tongue == nil { return (understood, kept) }
        var best: (understood: HouseUnderstanding, tongue: HouseTongue) = (understood, kept)
        for text in texts.prefix(Self.mostReadings) {
            for (tongue, share) in manner.tongue.map({ [($0, 1)] }) ?? likely(text) {
                guard let heard = foreign.heard(text, in: tongue, skill, context) else { continue }
                if heard.understood.isSure { return (heard.understood, tongue) }
                // What is only guessed to be of that language may be said to anybody.
                guard share >= Self.sureShare, best.understood == .nothing else { continue }
                if heard.understood != .nothing { best = (heard.understood, tongue) }
                if heard.isAboutHouse { best = (.unclear([]), tongue) }
            }
        }
        return best
    }

    /// Names come in several pieces of news.
    private static let calm = Duration.milliseconds(300)
    /// So many devices cost nobody a moment.
    private static let few = 200

    /// Puts the names into other languages before somebody speaks one: the first sentence would wait for thousands of
    /// them.
    func prepareTongues() {
        naming.tongues?.cancel()
        guard hasHouse, manner.tongue != .english, skill.vocabulary.inventory.devices.count > Self.few else { return }
        let (skill, answer) = (skill, answer)
        let wanted = manner.tongue.map { [$0] } ?? likelyTongues
        naming.tongues = Task(priority: .utility) { [weak self, clock] in
            guard (try? await clock.sleep(Self.calm)) != nil else { return }
            for tongue in wanted {
                let made = await ForeignWords.prepared(tongue, skill, answer)
                // There may be other names meanwhile.
                guard !Task.isCancelled, let self else { return }
                self.foreign.take(made)
            }
        }
    }

    /// That of the person first, as far as it is known.
    private var likelyTongues: [HouseTongue] {
        let own = calendar.locale?.language.languageCode.flatMap { HouseTongue(rawValue: $0.identifier) }
        return HouseTongue.foreign.filter { $0 == own } + HouseTongue.foreign.filter { $0 != own }
    }

    private static let mostReadings = 4
    private static let sureShare = 0.7

    /// The one that was spoken last is likelier than others.
    private func likely(_ text: String) -> [(tongue: HouseTongue, share: Double)] {
        let guessed = TongueGuess.tongues(of: text)
        let isShort = text.split(separator: " ").count <= 3
        guard talk.tongue != .english, isShort || guessed.contains(where: { $0.tongue == talk.tongue }) else {
            return guessed
        }
        return [(talk.tongue, 1)] + guessed.filter { $0.tongue != talk.tongue }
    }

    /// In the language that was spoken last.
    public func localized(_ text: String) -> String { localized(text, talk.tongue) }

    /// What stands before whatever is told of a simulation, in the language that was spoken last.
    var spokenMark: String { isDemonstration ? "(\(talk.tongue.demonstration)) " : "" }

    func localized(_ text: String, _ tongue: HouseTongue) -> String {
        // A tone is told by the word that stands for it.
        guard tongue != .english, !(replies == .tone && text == Self.done) else { return text }
        let answer = answer
        return foreign.text(text, in: tongue, skill) { answer.name($0.id) }
    }
}

extension HouseUnderstanding {
    /// "10 minutes" is said in several languages.
    fileprivate func isTime(for question: HouseContext.OpenQuestion?) -> Bool {
        if case .timer = self, case .time? = question { true } else { false }
    }

    /// It is said, or pressed, in answer to what was asked or done.
    var isAReply: Bool {
        switch self {
        case .yes, .no, .pin, .cancel, .undo, .halt: true
        default: false
        }
    }
}
