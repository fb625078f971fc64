import Echo
import EchoApp
import EchoAudio
import EchoPresentation
import EchoText
import Foundation

/// Speaking in a room whose script answers: it is heard among what may be said there, on this machine.
extension RoomFeature {
    public func talk(isBeginning: Bool) -> Bool {
        guard isBeginning else {
            guard turn != nil else { return false }
            turn?.stop()
            return true
        }
        guard conversation != nil, let visit = desk.visit, answersHere(visit) else { return false }
        guard visit.isScripted || visit.kit.hearsFreely else {
            screen.notify(
                """
                Free speech is understood by a provider only: write the answer, or choose openai or azure with \
                /language-providers.
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
            then: { [weak self] isEnough in
                // Somebody may have begun anew meanwhile.
                guard let self, self.listenings == listening else { return }
                isEnough ? self.understand(in: number) : self.endListening()
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
            do throws(ProviderError) {
                let heard = try await feature.desk.understand(turn)
                feature.endListening()
                guard feature.desk.visit?.number == number else { return }
                feature.take(heard, turn)
            } catch {
                feature.endListening()
                let problem = ProviderProblem(error: error)
                feature.screen.notify(problem.wording, problem.role)
            }
        }
    }

    private func take(_ heard: HeardWords, _ turn: SpokenTurn) {
        guard !heard.text.isEmpty else {
            guard desk.visit?.isScripted == true else {
                return screen.notify("Nothing was understood. Say it again, or write it.", .warning)
            }
            return screen.notify(
                "That was none of the answers that fit here. Say it again, write it, or ask for a hint: \(key: .giveHint).",
                .warning)
        }
        hear(heard.text, .voice, voice: (heard, turn))
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
