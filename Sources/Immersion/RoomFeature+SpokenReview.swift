import Echo
import EchoAudio
import EchoScreen
import EchoText
import Foundation

/// Cards that are asked and answered aloud: the card is said, the answer is heard on this machine among what it may be.
extension RoomFeature {
    /// "Meaning" and "listening".
    nonisolated static func side(_ words: String) -> QuizSide? { QuizSide(rawValue: words.lowercased()) }

    /// - Parameter words: "voice", "text", "meaning" or "listening"; empty for what the settings say.
    func reviewMode(_ words: String) -> QuizMode {
        // What a word means is said in the learner's own language, which nobody listens for here.
        Self.side(words) == .meaning
            ? .text
            : QuizMode(rawValue: words.lowercased())
                ?? screen.preferences[word: .reviewMode].flatMap(QuizMode.init(rawValue:)) ?? .text
    }

    /// Says the card that is asked, and listens where the answer is said.
    func askAloud() {
        if let question = heardQuestion, let language = reviewed {
            return screen.play(isWished: true, desk.prompt(question, of: language))
        }
        guard let question = spokenQuestion, let language = reviewed else { return }
        stopAnswer()
        screen.update(ReviewPanel.self) { $0.tell(nil) }
        screen.play(isWished: false, desk.prompt(question, of: language)) { [weak self] in
            guard let self, self.spokenQuestion == question, self.cardTurn == nil else { return }
            self.listenToAnswer()
        }
    }

    /// Begins to listen, or takes what was said so far.
    func answerAloud() {
        guard spokenQuestion != nil else { return }
        cardTurn == nil ? listenToAnswer() : cardTurn?.stop()
    }

    /// The rest is answered in writing.
    func writeAnswers() {
        stopAnswer()
        desk.review?.mode = .text
        showReview()
    }

    /// What is said now is no answer any more.
    func stopAnswer() {
        guard cardTurn != nil else { return }
        (cardTurn, listenings) = (nil, listenings + 1)
        screen.endListening()
    }

    /// What is asked now, and to be answered aloud.
    private var spokenQuestion: QuizQuestion? {
        guard screen.open(ReviewPanel.self)?.isAnsweredAloud == true else { return nil }
        return desk.review?.question
    }

    /// What is heard now, and to be answered in writing.
    private var heardQuestion: QuizQuestion? {
        screen.open(ReviewPanel.self)?.isHeard == true ? desk.review?.question : nil
    }

    private func listenToAnswer() {
        guard let question = spokenQuestion else { return }
        listenings += 1
        let listening = listenings
        cardTurn = SpokenTurn()
        let isOpen = screen.listen(
            { [weak self] in
                guard let self, self.listenings == listening, self.spokenQuestion == question else { return false }
                return self.cardTurn?.receive($0.sound.samples) ?? false
            },
            then: { [weak self] end in
                guard let self, self.listenings == listening else { return }
                let turn = self.cardTurn
                self.cardTurn = nil
                guard end != .failed else { return self.writeAnswers() }
                guard end == .enough, let turn, self.spokenQuestion == question else { return self.tellCard(nil) }
                self.understandAnswer(turn, to: question)
            })
        guard isOpen else {
            cardTurn = nil
            screen.notify("There is no microphone: write the answers.", .warning)
            return writeAnswers()
        }
        tellCard(StyledText("● listening", .listening))
    }

    private func understandAnswer(_ turn: SpokenTurn, to question: QuizQuestion) {
        guard turn.hasSpoken else {
            return tellCard(StyledText("Nothing was said.", .warning))
        }
        guard let language = reviewed else { return }
        tellCard(StyledText("… understanding", .thinking))
        run { feature in
            do throws(ChainFailure) {
                guard let answers = await feature.desk.spokenAnswers(in: language) else { return }
                var heard = try await feature.desk.understand(turn, among: answers, of: language)
                if let likely = feature.rightAnswer(in: heard),
                    let other = await feature.desk.otherArticle(in: likely, turn, of: language)
                {
                    (heard.text, heard.guesses) = (other, [])
                }
                guard feature.spokenQuestion == question else { return }
                feature.take(heard, answers, language)
            } catch {
                feature.tellCard(nil)
                feature.tell(ProviderProblem(error))
            }
        }
    }

    private func take(_ heard: HeardWords, _ answers: SpokenAnswers, _ language: RoomLanguage) {
        guard !heard.text.isEmpty else {
            return tellCard(StyledText("That was not understood. Say it again, write it, or see the answer.", .warning))
        }
        if answers.isLost(heard.text) {
            desk.review?.reveal()
        } else {
            // Where it may have been the answer, it was.
            let likely = rightAnswer(in: heard) ?? heard.text
            desk.review?.answer(likely)
            let answer = HeardAnswer(
                text: heard.text, others: heard.guesses, words: desk.judged(heard, in: language), alike: answers.alike)
            screen.update(ReviewPanel.self) { $0.show(answer) }
        }
        showAnswer()
    }

    private func rightAnswer(in heard: HeardWords) -> String? {
        heard.text.isEmpty ? nil : ([heard.text] + heard.guesses).first(where: isRight)
    }

    private func isRight(_ text: String) -> Bool {
        guard let question = desk.review?.question else { return false }
        return question.verdict(on: text, isSpoken: true).isRight
    }

    private func tellCard(_ text: StyledText?) {
        screen.update(ReviewPanel.self) { $0.tell(text) }
        screen.publish()
    }
}
