import Testing

@testable import Immersion

@Suite struct `A scripted scenario carries a conversation` {
    func session() throws -> ScenarioSession {
        try #require(ScenarioSession(Scenario.café))
    }

    @Test func `a goal is ticked, the reply leads to the next line`() throws {
        var session = try session()
        #expect(session.opening() == [.said("¿Qué le pongo?")])
        let events = session.hear("hola, quiero un cafe con leche grande")
        #expect(events.dropFirst() == [.goalReached(Scenario.café.goals[0]), .said("Muy bien. ¡Hasta luego!"), .ended])
        #expect(session.isOver)
        let after = session.hear("Hola")
        #expect(after.isEmpty)
    }

    @Test func `who does not understand hears it more simply, without a penalty`() throws {
        var session = try session()
        let events = session.hear("no entiendo")
        #expect(events == [.said("¿Qué quiere?")])
    }

    @Test func `a wrong answer is asked again, and hints grow`() throws {
        var session = try session()
        let events = session.hear("Me llamo Peter")
        #expect(events == [.notUnderstood(attempt: 1), .said("Perdone, no le he entendido. ¿Qué quiere?")])
        let hints = [session.hint(), session.hint(), session.hint(), session.hint()]
        #expect(
            hints == [
                .idea("Order a coffee."), .nextWord("Un"), .sentence("Un café con leche, por favor"),
                .sentence("Un café con leche, por favor"),
            ])
        #expect(session.hintsShown == 4)
    }

    @Test func `what is said more simply has no meaning where the script says none`() {
        let step = ScenarioStep(
            id: "a", says: "¿Qué le pongo?", means: "What can I get you?", simpler: "¿Qué quiere beber?",
            answers: [ScenarioAnswer(say: ["Un café"], next: "a")])
        let scenario = Scenario(
            id: "m", language: .spanish, level: .a1, title: "T", situation: "", persona: "p", goals: [], steps: [step])
        func means(_ line: String) -> String? { ScenarioMeaning.text(of: line, in: scenario) }

        #expect(means("¿Qué le pongo?") == "What can I get you?")
        #expect(means("¿Qué quiere beber?") == nil)
        #expect(means("Muy bien. ¿Qué quiere beber?") == nil)
        #expect(means("Muy bien. ¿Qué le pongo?") == "What can I get you?")
        #expect(means("Perdone, no le he entendido. ¿Qué quiere beber?") == nil)
        #expect(
            means("Perdone, no le he entendido. ¿Qué le pongo?")
                == "Sorry, I did not understand you. What can I get you?")
        #expect(means("Perdone, no le he entendido. Otra cosa.") == nil)
    }

    @Test func `no gap stands between Japanese sentences, and they are translated all the same`() throws {
        let order = ScenarioAnswer(say: ["お茶"], next: "b", reply: "お茶ですね。", replyMeans: "Tea, then.")
        let scenario = Scenario(
            id: "m", language: .japanese, level: .a1, title: "T", situation: "", persona: "p", goals: [],
            steps: [
                ScenarioStep(id: "a", says: "ご注文は。", means: "Your order?", answers: [order]),
                ScenarioStep(id: "b", says: "ケーキは。", means: "Any cake?"),
            ])
        let line = try #require(ScenarioSession(scenario)?.nextLines.first)

        #expect(line == "お茶ですね。ケーキは。")
        #expect(ScenarioMeaning.text(of: line, in: scenario) == "Tea, then. Any cake?")
    }

    @Test func `what is said more simply may say less, in English too`() {
        let step = ScenarioStep(
            id: "a", says: "Aquí tiene. ¿Algo más?", means: "Here you are. Anything else?", simpler: "¿Quiere más?",
            simplerMeans: "Do you want more?", answers: [ScenarioAnswer(say: ["Un café"], next: "a")])
        let scenario = Scenario(
            id: "m", language: .spanish, level: .a1, title: "T", situation: "", persona: "p", goals: [], steps: [step])

        #expect(ScenarioMeaning.text(of: "Aquí tiene. ¿Algo más?", in: scenario) == "Here you are. Anything else?")
        #expect(
            ScenarioMeaning.text(of: "Perdone, no le he entendido. ¿Quiere más?", in: scenario)
                == "Sorry, I did not understand you. Do you want more?")
    }

    @Test func `what is said before the next line has a meaning of its own`() {
        let steps = [
            ScenarioStep(
                id: "a", says: "¿Y?", means: "And?",
                answers: [
                    ScenarioAnswer(say: ["Un té"], next: "b", reply: "¡Claro!", replyMeans: "Of course!"),
                    ScenarioAnswer(say: ["Un café"], next: "b", reply: "Vale."),
                ]),
            ScenarioStep(id: "b", says: "Aquí tiene.", means: "Here you are."),
        ]
        let scenario = Scenario(
            id: "m", language: .spanish, level: .a1, title: "T", situation: "", persona: "p", goals: [], steps: steps)
        func means(_ line: String) -> String? { ScenarioMeaning.text(of: line, in: scenario) }

        #expect(means("¡Claro! Aquí tiene.") == "Of course! Here you are.")
        #expect(means("¡Claro!") == "Of course!")
        // One of somebody's own script that has none, and no reply at all.
        #expect(means("Vale. Aquí tiene.") == "Here you are." && means("Oiga. Aquí tiene.") == "Here you are.")
        #expect(means("Vale.") == nil)
    }

    @Test func `“no” is not its opposite`() throws {
        var session = try session()
        let events = session.hear("No quiero un café con leche")
        #expect(events.first == .notUnderstood(attempt: 1))
    }

    @Test func `greetings are listened for, but for those that an answer has in it`() {
        let besides = AnswerMatcher.courtesies(besides: ["Muchas gracias, adiós", "Un té"], in: .spanish)

        #expect(besides.contains("Buenos días"))
        #expect(!besides.contains("Adiós") && !besides.contains("Muchas gracias"))
    }

    @Test func `the recogniser's closed set holds every answer, and asking for help`() throws {
        let expected = try session().expected
        #expect(expected.contains("Quiero un café") && expected.contains("No entiendo"))
    }
}
