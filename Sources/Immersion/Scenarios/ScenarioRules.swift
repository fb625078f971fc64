/// Checks that a scenario can be played: every branch ends, every goal can be reached, every answer is told apart.
public enum ScenarioRules {
    public static func problems(of scenario: Scenario) -> [ScenarioProblem] {
        guard let first = scenario.steps.first else { return [.empty] }
        if scenario.steps.count > 200 { return [.tooLarge(step: first.id)] }
        for step in scenario.steps where step.answers.count > 20 || step.answers.contains(where: { $0.say.count > 30 })
        {
            return [.tooLarge(step: step.id)]
        }
        let shape = doubles(scenario) + scenario.steps.flatMap { references($0, in: scenario) }
        guard shape.isEmpty else { return shape }
        return reach(scenario, from: first.id) + scenario.steps.flatMap { ambiguities($0, in: scenario.language) }
    }

    private static func doubles(_ scenario: Scenario) -> [ScenarioProblem] {
        var steps: Set<String> = []
        var goals: Set<String> = []
        return scenario.steps.filter { !steps.insert($0.id).inserted }.map { .doubleStep($0.id) }
            + scenario.goals.filter { !goals.insert($0.id).inserted }.map { .doubleGoal($0.id) }
            + scenario.steps.filter(\.says.isEmpty).map { .noLine(step: $0.id) }
    }

    private static func references(_ step: ScenarioStep, in scenario: Scenario) -> [ScenarioProblem] {
        step.answers.flatMap { answer -> [ScenarioProblem] in
            var problems: [ScenarioProblem] = []
            if scenario.step(answer.next) == nil { problems.append(.unknownStep(answer.next, from: step.id)) }
            if let goal = answer.goal, !scenario.goals.contains(where: { $0.id == goal }) {
                problems.append(.unknownGoal(goal, from: step.id))
            }
            if answer.say.isEmpty { problems.append(.ambiguous("", step: step.id)) }
            return problems
        }
    }

    private static func reach(_ scenario: Scenario, from first: String) -> [ScenarioProblem] {
        var forward: [String: Set<String>] = [:]
        var back: [String: Set<String>] = [:]
        for step in scenario.steps {
            for answer in step.answers {
                forward[step.id, default: []].insert(answer.next)
                back[answer.next, default: []].insert(step.id)
            }
        }
        let reached = closure(from: [first], along: forward)
        let ending = closure(from: scenario.steps.filter(\.answers.isEmpty).map(\.id), along: back)
        let goals = Set(scenario.steps.filter { reached.contains($0.id) }.flatMap { $0.answers.compactMap(\.goal) })
        return scenario.steps.filter { !reached.contains($0.id) }.map { .unreachable(step: $0.id) }
            + scenario.steps.filter { !ending.contains($0.id) }.map { .noEnd(step: $0.id) }
            + scenario.goals.filter { !goals.contains($0.id) }.map { .goalOutOfReach($0.id) }
    }

    private static func closure(from start: [String], along edges: [String: Set<String>]) -> Set<String> {
        var reached = Set(start)
        var open = start
        while let id = open.popLast() {
            for next in edges[id] ?? [] where reached.insert(next).inserted { open.append(next) }
        }
        return reached
    }

    private static func ambiguities(_ step: ScenarioStep, in language: RoomLanguage) -> [ScenarioProblem] {
        step.answers.indices.flatMap { index in
            step.answers[index].say.filter { sentence in
                AnswerMatcher.match(sentence, with: step, in: language)?.answer != index
            }.map { .ambiguous($0, step: step.id) }
        }
    }
}
