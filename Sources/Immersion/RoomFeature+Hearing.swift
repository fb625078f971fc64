import Echo
import EchoAudio
import EchoScreen
import EchoText
import Foundation

/// Speaking in a room whose script answers: it is heard among what may be said there, on this machine.
extension RoomFeature: HearingFeatureProtocol {
    public func talk(isBeginning: Bool) -> Bool {
        guard isBeginning else {
            guard turn != nil else { return false }
            turn?.stop()
            return true
        }
        guard let visit = desk.visit, answersHere(visit) else { return false }
        guard !visit.isOver else {
            finish(isAsked: false)
            return true
        }
        guard visit.isScripted || visit.kit.hearsFreely else {
            screen.notify(
                """
                Free speech is understood by a provider, or by Whisper on this machine: write the answer, choose openai or \
                azure with /language-providers, or get Whisper (220 MB) with make deps-whisper.
                """, .warning)
            return true
        }
        guard visit.kit.hearing != nil else {
            screen.notify(
                """
                This machine cannot hear \(visit.language.title): write the answer. \
                /progress says what is missing.
                """, .warning)
            return true
        }
        listen()
        return true
    }

    private func listen() {
        listenings += 1
        let (number, listening) = (desk.visit?.number, listenings)
        turn = SpokenTurn()
        let isOpen = screen.listen(
            { [weak self] in
                guard let self, self.desk.visit?.number == number else { return false }
                return self.turn?.receive($0.sound.samples) ?? false
            },
            then: { [weak self] end in
                // Somebody may have begun anew meanwhile.
                guard let self, self.listenings == listening else { return }
                end == .enough ? self.understand(in: number) : self.endListening()
            })
        guard isOpen else {
            turn = nil
            return screen.notify("There is no microphone: write the answer.", .warning)
        }
        showDoing("● listening", .listening)
    }

    private func understand(in number: Int?) {
        guard let turn, desk.visit?.number == number else { return endListening() }
        self.turn = nil
        guard turn.hasSpoken else {
            endListening()
            return screen.notify("Nothing was said.", .warning)
        }
        showDoing("… understanding", .thinking)
        run { feature in
            do throws(ChainFailure) {
                let provided = try await feature.desk.understand(turn)
                feature.endListening()
                guard feature.desk.visit?.number == number else { return }
                feature.take(provided, turn)
            } catch {
                feature.endListening()
                feature.tell(ProviderProblem(error))
            }
        }
    }

    private func take(_ provided: Provided<HeardWords>, _ turn: SpokenTurn) {
        let heard = provided.answer
        let guesses = guesses(heard)
        guard guesses.isEmpty else {
            guessing = (turn, provided, desk.visit?.number ?? 0)
            return screen.show(GuessPanel(guesses))
        }
        if let other = heard.otherLanguage, let language = desk.visit?.language {
            let name = Locale(identifier: "en").localizedString(forLanguageCode: other) ?? "another language"
            return screen.notify(
                "That was said in \(name), it seems: say it in \(language.title), or write it.", .warning)
        }
        guard !heard.text.isEmpty else {
            guard desk.visit?.isScripted == true else {
                return screen.notify("Nothing was understood. Say it again, or write it.", .warning)
            }
            desk.visit?.session.notUnderstood()
            return screen.notify(
                "That matched none of the answers that fit here. Say it again, write it, or ask for a hint: \(key: .giveHint).",
                .warning)
        }
        hear(heard.text, .voice, voice: (provided, turn))
    }

    /// What is to be asked about: one that comes near, or two that lead different ways.
    private func guesses(_ heard: HeardWords) -> [String] {
        guard let session = desk.visit?.session, let step = session.script?.step else { return [] }
        if heard.text.isEmpty { return Array(heard.guesses.prefix(1)) }
        let all = [heard.text] + heard.guesses.prefix(1)
        let ways = Set(all.map { AnswerMatcher.match($0, with: step, in: session.language, isSpoken: true)?.answer })
        return ways.count > 1 ? all : []
    }

    func performInGuess(_ command: Command) -> Bool {
        guard let panel = screen.open(GuessPanel.self) else { return false }
        switch command {
        case .open, .send: if let guess = panel.selected { takeGuess(guess) }
        case .answerAloud:
            screen.closePanel()
            guessing = nil
            screen.handle(.perform(.toggleTalking))
        default: return false
        }
        return true
    }

    /// The person says which of them it was.
    private func takeGuess(_ text: String) {
        screen.closePanel()
        guard let (turn, provided, number) = guessing, let language = desk.visit?.language else { return }
        guessing = nil
        run { feature in
            var provided = provided
            provided.answer = await feature.desk.assess(turn, as: text, of: language)
            guard feature.desk.visit?.number == number else { return }
            feature.hear(text, .voice, voice: (provided, turn))
        }
    }

    func showDoing(_ text: String, _ role: TextRole) {
        screen.updatePart(RoomPresenter.self) { $0.doing = StyledText(text, role) }
        screen.publish()
    }

    /// Whatever came of it.
    func endListening() {
        turn = nil
        if asking == nil { endDoing() }
    }

    func endDoing() {
        guard screen.part(RoomPresenter.self)?.doing != nil else { return }
        screen.updatePart(RoomPresenter.self) { $0.doing = nil }
        screen.publish()
    }
}
