import Immersion

/// Short scripts that tests play.
extension Scenario {
    static let café = Scenario(
        id: "c", language: .spanish, level: .a1, title: "Café", situation: "", persona: "p",
        goals: [ScenarioGoal(id: "order", title: "Order")],
        steps: [
            ScenarioStep(
                id: "start", says: "¿Qué le pongo?", means: "", simpler: "¿Qué quiere?", hint: "Order a coffee.",
                answers: [
                    ScenarioAnswer(
                        say: ["Un café con leche, por favor", "Quiero un café"], next: "end", goal: "order",
                        reply: "Muy bien."),
                    ScenarioAnswer(say: ["No quiero nada"], next: "end"),
                ]), ScenarioStep(id: "end", says: "¡Hasta luego!", means: ""),
        ])

    static let twoGoals = Scenario(
        id: "s", language: .spanish, level: .a1, title: "T", situation: "S", persona: "p",
        goals: [ScenarioGoal(id: "drink", title: "Drink"), ScenarioGoal(id: "pay", title: "Pay")],
        steps: [
            ScenarioStep(
                id: "a", says: "¿Qué le pongo?", means: "",
                answers: [ScenarioAnswer(say: ["Un café"], next: "b", goal: "drink")]),
            ScenarioStep(
                id: "b", says: "¿Algo más?", means: "",
                answers: [ScenarioAnswer(say: ["La cuenta"], next: "c", goal: "pay")]),
            ScenarioStep(id: "c", says: "Adiós.", means: ""),
        ])
}
