import Immersion

/// What people are told.
extension ScenarioFileError {
    /// A clause with a full stop.
    public var text: String {
        switch self {
        case .tooLarge: "it is larger than a megabyte."
        case .syntax(let line, let column): "line \(line), column \(column) is not valid TOML."
        case .field(let path): Self.field(path)
        case .level(let level, let scenario): "\(scenario): “\(level)” is not a level. The levels are A1 to C2."
        case .unknownPersona(let persona, let scenario): "\(scenario) names \(persona), who is not described."
        case .doubleScenario(let scenario): "there is already a scenario \(scenario)."
        case .unplayable(let scenario, let problem): "\(scenario) cannot be played: \(problem.text)"
        }
    }

    /// "scenario 1, step 2 has no says" of "scenario.0.step.1.says": people count from 1.
    private static func field(_ path: String) -> String {
        var places: [String] = []
        for part in path.split(separator: ".").map(String.init) {
            if let number = Int(part), let last = places.last {
                places[places.count - 1] = "\(last) \(min(max(number, 0), 1 << 20) + 1)"
            } else if places.last != part {
                places.append(part)
            }
        }
        guard let key = places.popLast() else { return "a key is missing or has the wrong type." }
        let place = places.isEmpty ? "the file" : places.joined(separator: ", ")
        return "\(place) has no \(key), or it has the wrong type."
    }
}

extension ScenarioProblem {
    /// A clause with a full stop.
    var text: String {
        switch self {
        case .empty: "it has no steps."
        case .tooLarge(let step): "step \(step) is too large."
        case .doubleStep(let step): "there are two steps \(step)."
        case .doubleGoal(let goal): "there are two goals \(goal)."
        case .noLine(let step): "step \(step) says nothing."
        case .unknownStep(let step, let from): "step \(from) leads to \(step), which does not exist."
        case .unknownGoal(let goal, let from): "step \(from) names the goal \(goal), which does not exist."
        case .unreachable(let step): "nothing leads to step \(step)."
        case .noEnd(let step): "step \(step) never reaches an end."
        case .goalOutOfReach(let goal): "nothing reaches the goal \(goal)."
        case .ambiguous(let sentence, let step): "in step \(step), “\(sentence)” may mean several answers."
        }
    }
}
