import EchoText

/// Answers to what is asked in a panel, by keys and by words.
extension Screen {
    /// For whoever writes on: "y" may be the beginning of a sentence.
    private static let pause = Duration.milliseconds(400)

    func ask(_ question: Question) { presenter.updatePanel { $0.ask(question) } }

    /// Letters that are typed, whatever takes them.
    func type(_ text: String) {
        guard let question = presenter.panel.question else { return write(text) }
        let letters = text.lowercased()
        guard takesWord(question) else {
            return letters == "y" ? decide(true) : letters == "n" ? decide(false) : ()
        }
        let begun = presenter.panel.answer
        guard !(begun + letters).allSatisfy(\.isWhitespace) else { return }
        answer(begun + text)
    }

    func answer(_ command: Command) {
        switch command {
        case .quit where presenter.panel.question?.isQuit == true: presenter.finish()
        case .quit: askToQuit()
        case .confirm: type("y")
        case .refuse: type("n")
        // Enter may belong to what was written before.
        case .send where presenter.panel.question.map(takesWord) == true:
            if let isYes = QuestionAnswer(presenter.panel.answer).isYes { decide(isYes) }
        case .send: decide(true)
        case .stop: decide(false)
        default: break
        }
    }

    /// Where there is no screen, a line of its own says yes.
    private func takesWord(_ question: Question) -> Bool { question.isRisky && hasScreen }

    /// A yes that does more than to this program is a word of its own; whoever writes something else means no.
    private func answer(_ written: String) {
        presenter.updatePanel { $0.take(answer: written) }
        switch QuestionAnswer(written) {
        case .whole(let isYes): decide(isYes)
        case .letter(let isYes): decideSoon(isYes)
        case .begun: break
        case .other:
            decide(false)
            write(written)
        }
    }

    private func decideSoon(_ isYes: Bool) {
        let (question, written) = (presenter.panel.question, presenter.panel.answer)
        slots.start(.deciding) { [weak self, clock] in
            guard (try? await clock.sleep(for: Self.pause)) != nil, !Task.isCancelled, let self,
                presenter.panel.question == question, presenter.panel.answer == written
            else { return }
            decide(isYes)
            publish()
        }
    }

    private func decide(_ isYes: Bool) {
        guard let question = presenter.panel.question else { return }
        closePanel()
        guard isYes else { return decline(question) }
        switch question {
        case _ where question.isQuit: presenter.finish()
        case .reset: reset()
        default: confirm(question)
        }
    }
}

extension TaskSlots.Slot {
    fileprivate static let deciding = Self("deciding")
}
