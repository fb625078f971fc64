/// The rights of a person in a house.
enum HouseRights: String, Hashable, Sendable, CaseIterable, Codable {
    case everything
    /// All but what opens, guards or heats dangerously, and what does nobody knows what.
    case household
    /// Lamps and what is as harmless.
    case lamps
    /// Asking alone.
    case questions

    private static let harmless: Set<DeviceKind> = [.light, .fan, .blind, .mediaPlayer, .outlet, .list]

    /// Whether rules, names and habits may be changed, and what others planned.
    var mayArrange: Bool { self == .everything || self == .household }

    /// Whether a device may be told that. What it is described as, and what its name says, counts as well as what the
    /// house calls it.
    ///
    /// - Parameter action: nil where nobody knows what it is.
    func allows(_ action: DeviceAction?, _ device: HouseDevice) -> Bool {
        switch self {
        case .everything: return true
        case .household:
            guard let action else { return !PlanRules.isGuarded(device) }
            return PlanRules.reason(action, of: device) == nil
        case .lamps:
            if case .announce? = action { return true }
            return !PlanRules.isGuarded(device) && Self.harmless.contains(device.kind) && !SweepRules.isSpared(device)
                && device.ownKind.map(Self.harmless.contains) != false
        case .questions: return false
        }
    }

    /// Whether a step may be done. A scene may be set where it is known what it changes, and all of that may be.
    func allows(_ step: PlanStep, _ devices: [DeviceID: HouseDevice]) -> Bool {
        guard self != .everything else { return true }
        guard let device = devices[step.device], self != .questions else { return false }
        guard device.kind == .scene else { return allows(step.to, device) }
        guard let members = step.brings ?? (device.members.isEmpty ? nil : device.members) else {
            return self == .household && !PlanRules.isGuarded(device)
        }
        return members.allSatisfy { member in devices[member.device].map { allows(member.action, $0) } ?? false }
    }

    /// Whether all of it may be done, or be kept from being done.
    func allows(_ orders: [DeviceOrder], _ devices: [DeviceID: HouseDevice]) -> Bool {
        orders.allSatisfy { allows(PlanStep(device: $0.device, to: $0.action), devices) }
    }

    /// The plan without what may not be done, which is left out and named.
    func limited(_ plan: HousePlan, _ devices: [DeviceID: HouseDevice], _ rules: PlanRules) -> HousePlan {
        let refused = plan.steps.filter { !allows($0, devices) }
        guard !refused.isEmpty else { return plan }
        var limited = plan
        limited.steps = plan.steps.filter { allows($0, devices) }
        limited.leftOut += refused.map { PlanOmission(device: $0.device, reason: .notAllowed) }
        limited.risk = rules.risk(of: limited.steps, devices)
        switch plan.risk {
        case .needsYes(let reasons), .needsPIN(let reasons):
            if reasons.contains(.sweep), !limited.steps.isEmpty { limited.risk = limited.risk.with(.sweep) }
        case .none: break
        }
        return limited
    }

    /// "may switch lamps, blinds, fans and players", behind a name.
    var text: String {
        switch self {
        case .everything: "may do everything"
        case .household: "may do everything but unlock, open the garage, disarm, and heat ovens"
        case .lamps: "may switch lamps, plugs, blinds, fans and players"
        case .questions: "may only ask"
        }
    }
}
