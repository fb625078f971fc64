import Foundation

/// Teaching and forgetting scenes: "when I say movie time, dim the living room to 20 percent", "forget movie time".
struct HouseTeaching {
    let skill: HouseSkill
    let context: HouseContext

    private static let beginnings = [["when", "i", "say"], ["whenever", "i", "say"], ["if", "i", "say"]]
    private static let verbs: Set<String> = [
        "turn", "switch", "set", "dim", "brighten", "open", "close", "shut", "lock", "unlock", "start", "stop", "pause",
        "play", "put", "make", "raise", "lower", "arm", "disarm", "run", "activate", "mute",
    ]

    /// Nil when nothing is taught.
    func understanding(of tokens: [HouseToken]) -> HouseUnderstanding? {
        let words = tokens.map(\.word)
        if words.first == "forget", words.count > 1 { return forgotten(Array(tokens.dropFirst())) }
        guard let beginning = Self.beginnings.first(where: { words.starts(with: $0) }) else { return nil }
        let rest = tokens.dropFirst(beginning.count)
        guard let (name, command) = parted(rest) else { return .nothing }
        return taught(name, Array(command))
    }

    /// The name ends at the first comma, or, where a recogniser writes none, at the first verb.
    private func parted(_ tokens: ArraySlice<HouseToken>) -> (ArraySlice<HouseToken>, ArraySlice<HouseToken>)? {
        let sign = tokens.firstIndex { [",", ":", ";"].contains($0.word) }
        let then = tokens.firstIndex { $0.word == "then" }
        let verb = tokens.dropFirst().firstIndex { Self.verbs.contains($0.word) }
        guard let end = sign ?? then ?? verb, end > tokens.startIndex else { return nil }
        let command = tokens[end...].drop { $0.isSign || $0.word == "then" }
        return command.isEmpty ? nil : (tokens[..<end], command)
    }

    private func taught(_ name: ArraySlice<HouseToken>, _ command: [HouseToken]) -> HouseUnderstanding {
        let words = name.filter { !$0.isSign }
        let text = HouseLine.text(words.map(\.word).joined(separator: " "))
        guard isFree(words) else { return .unteachable(text) }
        let units = HouseUnits.all(in: command, of: skill.vocabulary)
        let understood = HouseRemarkReader(skill: skill, context: context).command(units, isLater: true)
        if case .plan(let plan) = understood, plan.steps.isEmpty { return .nothing }
        return taught(text, understood)
    }

    /// What an answer to a choice teaches.
    func taught(_ name: String, _ understood: HouseUnderstanding) -> HouseUnderstanding {
        switch understood {
        case .plan(let plan) where !plan.steps.isEmpty: return .teach(scene(name, plan))
        case .which(var choice):
            choice.teaches = name
            return .which(choice)
        default: return understood
        }
    }

    private func isFree(_ words: [HouseToken]) -> Bool {
        let vocabulary = skill.vocabulary
        guard !words.isEmpty, words.count <= HouseNameReader.mostWords, !vocabulary.isCommandWords(words) else {
            return false
        }
        let plain = words.map(\.word).joined(separator: " ")
        if HouseLexicon.taken.contains(plain) { return false }
        let first = vocabulary.matches(words[...]).first { $0.meaning.word != nil }?.meaning.word
        switch first {
        case .question, .tell, .when, .whenISay, .verb: return false
        default: break
        }
        guard let meaning = vocabulary.meaning(of: words.map(\.stem)) else { return true }
        return meaning.named.isEmpty && meaning.rooms.isEmpty && meaning.floors.isEmpty
    }

    private func scene(_ name: String, _ plan: HousePlan) -> TaughtScene {
        TaughtScene(
            name: name,
            steps: plan.steps.map { step in
                let delay = step.due.map { max(0, $0.timeIntervalSince(context.now)) } ?? 0
                return TaughtScene.Step(order: step.order, delay: delay)
            })
    }

    /// "Forget everything you learned about the house".
    private static func isEverything(_ words: [String]) -> Bool {
        let what = words.first == "all" ? words.dropFirst() : words[...]
        guard what.first == "everything" || words.first == "all" || words.first == "habit" else { return false }
        return words.contains { ["learned", "learnt", "know", "learn", "habit"].contains($0) }
    }

    private func forgotten(_ tokens: [HouseToken]) -> HouseUnderstanding? {
        let bare = tokens.filter { $0.word != "the" && $0.word != "my" }.map(\.stem)
        if Self.isEverything(bare) { return bare.contains("habit") ? .forgetHabits : .forgetLearned }
        if let said = HouseDescriptionReader(skill: skill, context: context).forgotten(tokens[...]) { return said }
        let words = tokens.filter { !$0.isSign && $0.word != "the" && $0.word != "scene" }.map(\.stem)
        guard let index = skill.vocabulary.meaning(of: words)?.scene, skill.vocabulary.scenes.indices.contains(index)
        else {
            return nil
        }
        return .forget(skill.vocabulary.scenes[index].name)
    }
}
