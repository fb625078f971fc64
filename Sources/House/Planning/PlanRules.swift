/// What has to be asked before a plan is carried out, and of whom a PIN is wanted.
public struct PlanRules: Hashable, Sendable {
    /// More devices than these at once are asked about.
    public var mostDevices: Int
    /// Kinds whose risky orders want the PIN besides the yes; empty where none is set.
    public var pinKinds: Set<DeviceKind>

    public init(mostDevices: Int = 5, pinKinds: Set<DeviceKind> = []) {
        self.mostDevices = mostDevices
        self.pinKinds = pinKinds
    }

    /// The plan of these steps with the risk it has.
    func plan(_ steps: [PlanStep], _ leftOut: [PlanOmission], _ devices: [DeviceID: HouseDevice]) -> HousePlan {
        HousePlan(steps: steps, leftOut: leftOut, risk: risk(of: steps, devices))
    }

    public func risk(of steps: [PlanStep], _ devices: [DeviceID: HouseDevice]) -> PlanRisk {
        var reasons: Set<PlanRisk.Reason> = []
        var wantsPIN = false
        func take(_ reason: PlanRisk.Reason?, _ kind: DeviceKind?) {
            guard let reason else { return }
            reasons.insert(reason)
            if let kind, pinKinds.contains(kind) { wantsPIN = true }
        }
        for step in steps {
            take(Self.reason(step.to, devices[step.device]?.kind), devices[step.device]?.kind)
            for member in step.brings ?? [] {
                let kind = devices[member.device]?.kind
                take(SceneRules.reason(member, kind), kind)
            }
        }
        let count = Set(steps.flatMap { $0.brings?.map(\.device) ?? [$0.device] }).count
        if count > mostDevices { reasons.insert(.many(count)) }
        if reasons.isEmpty { return .none }
        return wantsPIN ? .needsPIN(reasons) : .needsYes(reasons)
    }

    /// Why an order is risky for a kind of device. Nil when it is not, as locking, closing and turning off.
    public static func reason(_ action: DeviceAction, _ kind: DeviceKind?) -> PlanRisk.Reason? {
        switch (kind, action) {
        case (_, .unlock): .unlocks
        case (.lock, .lock): nil
        case (.lock, _), (.other, .open): .unlocks
        case (.alarm, .arm), (.alarm, .turnOn): nil
        case (_, .disarm), (.alarm, _): .disarms
        case (.garageDoor, .close), (.garageDoor, .stopMoving), (.garageDoor, .setPosition(0)): nil
        case (.garageDoor, _): .opensGarage
        case (.oven, .turnOff), (.oven, .setClimateMode(.off)), (.oven, .pause): nil
        case (.oven, _): .heatsOven
        case (.script, .turnOff), (.automation, .turnOff): nil
        case (.script, _), (.automation, _), (nil, _): .unseen
        default: nil
        }
    }
}
