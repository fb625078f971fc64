import Foundation

extension HouseAnswer {
    /// A plan line by line.
    public func rows(of plan: HousePlan) -> [PlanRow] {
        plan.steps.flatMap { step in
            let device = vocabulary.devices[step.device]
            if let brings = step.brings, !brings.isEmpty { return brings.map { row(of: $0, step.due) } }
            return [
                PlanRow(
                    device: device.map { HouseOptions.label(of: $0, vocabulary) }
                        ?? HouseLine.text(step.device.rawValue),
                    from: device.map { StandingWording.text(DeviceStanding($0, step.from)) } ?? "not known",
                    to: ActionWording.goal(step.to, of: device), due: step.due.map(time),
                    isRisky: PlanRules.reason(step.to, of: device) != nil)
            ]
        }
    }

    private func row(of member: SceneMember, _ due: Date?) -> PlanRow {
        let device = vocabulary.devices[member.device]
        return PlanRow(
            device: device.map { HouseOptions.label(of: $0, vocabulary) } ?? HouseLine.text(member.device.rawValue),
            from: standing(member.device).map(StandingWording.text) ?? "not known",
            to: member.action.map { ActionWording.goal($0, of: device) } ?? "as the scene has it", due: due.map(time),
            isRisky: SceneRules.reason(member, device.map(PlanRules.strictKind)) != nil)
    }

    /// What is asked before a plan that needs a yes: "Unlock the front door?".
    public func question(of plan: HousePlan) -> String {
        let unopened = plan.steps.count { $0.wished == .open }
        let spared = plan.leftOut.filter { $0.reason == .spared || $0.reason == .notAllowed }
        let notes =
            (unopened > 0 ? [Self.sentence(Self.cannotOpen(unopened))] : []) + described(plan) + omissions(spared)
        return ([asked(plan)] + notes).joined(separator: " ")
    }

    /// What locks do not do that can only be unlocked.
    static func cannotOpen(_ count: Int) -> String {
        count == 1 ? "this lock cannot open it" : "these locks cannot open them"
    }

    private func asked(_ plan: HousePlan) -> String {
        let actions = Set(plan.steps.map(\.to))
        if actions.count == 1, let action = actions.first, plan.steps.count > Self.mostNames {
            let things = "\(plan.steps.count) things"
            return HouseWording.capitalized(ActionWording.order(action, things))
                + ": \(isSweep(plan) ? allNames(plan.steps.map(\.device)) : names(plan.steps.map(\.device)))?"
        }
        let scenes = plan.steps.filter { !($0.brings ?? []).isEmpty }
        let orders = HouseWording.capitalized(orders(plan.steps.map(\.order)))
        guard plan.steps.count > 1 else {
            return orders + (scenes.first.map { ", which changes \(changes($0))" } ?? "") + "?"
        }
        return ([orders + "?"] + scenes.map { Self.sentence("\(name($0.device)) changes \(changes($0))") })
            .joined(separator: " ")
    }

    private func isSweep(_ plan: HousePlan) -> Bool {
        switch plan.risk {
        case .none: false
        case .needsYes(let reasons), .needsPIN(let reasons): reasons.contains(.sweep)
        }
    }

    private func changes(_ scene: PlanStep) -> String { names((scene.brings ?? []).map(\.device)) }

    /// "Which one? 1 Kitchen ceiling, 2 Bedroom ceiling."
    public func question(of choice: HouseChoice) -> String {
        let told = choice.told
        let options = told.map { "\($0 + 1) \(choice.options[$0].label)" }
        let rest = choice.options.count - told.count
        if rest == 0, isForAll(choice) {
            return
                "\(choice.asks ?? "Which one?") \(options.joined(separator: ", ")), or \(options.count == 2 ? "both" : "all")."
        }
        let more = rest > 0 ? " There are \(rest) more: say “more”, or a name." : ""
        return "\(choice.asks ?? "Which one?") \(options.joined(separator: ", ")).\(more)"
    }

    /// Whether all of the choices may be meant: they are alike, and it does no harm.
    private func isForAll(_ choice: HouseChoice) -> Bool {
        let devices = choice.options.flatMap(\.devices).compactMap { vocabulary.devices[$0] }
        guard choice.asks == nil, choice.options.count > 1, let kind = devices.first?.kind else { return false }
        return devices.allSatisfy { $0.kind == kind && !PlanRules.isGuarded($0) }
    }

    /// What is said when a plan has no steps.
    public func nothingToDo(_ plan: HousePlan) -> String {
        let parts = omissions(plan.leftOut)
        return parts.isEmpty ? "There is nothing to do." : parts.joined(separator: " ")
    }

    /// "Heating in the kitchen".
    private func text(of absence: HouseAbsence) -> String {
        let kind = absence.kind.phrases.first ?? absence.kind.rawValue
        let rooms = absence.rooms.compactMap { vocabulary.rooms[$0] }.map {
            "the \(HouseWording.lowered(HouseLine.text($0.name)))"
        }
        return rooms.isEmpty ? "\(kind) there" : "\(kind) in \(HouseWording.list(rooms))"
    }

    private static let pronouns: Set = [
        "it", "them", "that", "this", "those", "these", "they", "that 1", "this 1", "all of them", "both of them",
    ]

    /// What is said to a sentence that was not understood to its end; nil for one that was.
    public func refusal(of understanding: HouseUnderstanding) -> String? {
        switch understanding {
        case .unknownRoom(let word) where word == "here":
            "I do not know which room this terminal is in: say it with /house-room kitchen. Nothing was done."
        case .unknownRoom(let word) where word.contains(":") && word.allSatisfy({ $0.isNumber || $0 == ":" }):
            "\(HouseLine.text(word)) is not a time of day. Nothing was done."
        case .unknownRoom(let word) where Double(word) != nil, .unknownDevice(let word) where Double(word) != nil:
            "Which ones do you mean? A number alone does not name anything here. Nothing was done."
        case .unknownDevice(let word) where Self.pronouns.contains(word): "Which one do you mean? Nothing was done."
        case .unknownRoom(let word) where word.hasSuffix("stairs") || word.hasSuffix(" floor"):
            "The house does not say what is “\(HouseLine.text(word))”. Nothing was done."
        case .unknownRoom(let word): "There is no room called “\(HouseLine.text(word))”. Nothing was done."
        case .unknownDevice(let word): "There is nothing called “\(HouseLine.text(word))”. Nothing was done."
        case .noneThere(let absence): Self.sentence("there is no \(text(of: absence))") + " Nothing was done."
        case .unknownTime: "I do not know when that is: say a time, such as “at 7 pm”. Nothing was done."
        case .half(let words):
            "I understood the rest, but not “\(HouseLine.text(words))”. Nothing was done: try other words."
        case .unknownRhythm:
            "Only a time of day can be repeated, such as “every day at 22:30”. Nothing was noted."
        case .unteachable(let name): "“\(HouseLine.text(name))” already means something. Choose another name."
        default: nil
        }
    }
}
