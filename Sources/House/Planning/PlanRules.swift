/// The questions before a plan is carried out, and the steps that need a PIN.
public struct PlanRules: Hashable, Sendable {
    /// Kinds of which some orders are risky.
    static let guarded: Set<DeviceKind> = [.lock, .garageDoor, .alarm, .oven, .heater, .script, .automation]

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
        func take(_ reason: (DeviceKind?) -> PlanRisk.Reason?, _ device: HouseDevice?) {
            for kind in Self.kindsOrNone(of: device) {
                guard let reason = reason(kind) else { continue }
                reasons.insert(reason)
                if let kind, pinKinds.contains(kind) { wantsPIN = true }
            }
        }
        for step in steps {
            take({ Self.reason(step.to, $0) }, devices[step.device])
            for member in step.brings ?? [] { take({ SceneRules.reason(member, $0) }, devices[member.device]) }
        }
        let count = Set(steps.flatMap { $0.brings?.map(\.device) ?? [$0.device] }).count
        if count > mostDevices { reasons.insert(.many(count)) }
        if reasons.isEmpty { return .none }
        return wantsPIN ? .needsPIN(reasons) : .needsYes(reasons)
    }

    private static func kindsOrNone(of device: HouseDevice?) -> [DeviceKind?] {
        device.map { kinds(of: $0) } ?? [nil]
    }

    /// As it is described, as the house knows it, and as its name says: neither of them takes a risk away.
    private static func kinds(of device: HouseDevice) -> [DeviceKind] {
        [device.kind] + [device.ownKind, NamedGuard.kind(of: device)].compactMap(\.self)
    }

    /// The kind by which it is decided how careful one has to be.
    static func strictKind(of device: HouseDevice) -> DeviceKind {
        kinds(of: device).first(where: guarded.contains) ?? device.kind
    }

    static func isGuarded(_ device: HouseDevice) -> Bool { guarded.contains(strictKind(of: device)) }

    /// Whether orders for such a device want the PIN where they are risky.
    func takesPIN(_ device: HouseDevice) -> Bool { Self.kinds(of: device).contains(where: pinKinds.contains) }

    /// Why an order is risky for a device, as it is described, or else as the house knows it.
    public static func reason(_ action: DeviceAction, of device: HouseDevice?) -> PlanRisk.Reason? {
        kindsOrNone(of: device).lazy.compactMap { reason(action, $0) }.first
    }

    /// Why an order is risky for a kind of device. Nil when it is not, as locking, closing and turning off.
    public static func reason(_ action: DeviceAction, _ kind: DeviceKind?) -> PlanRisk.Reason? {
        switch (kind, action) {
        case (_, .unlock): .unlocks
        case (.lock, .lock): nil
        case (.lock, _), (.other, .open): .unlocks
        case (.alarm, .arm), (.alarm, .armAs), (.alarm, .turnOn): nil
        case (_, .disarm), (.alarm, _): .disarms
        case (.garageDoor, .close), (.garageDoor, .stopMoving), (.garageDoor, .setPosition(0)): nil
        case (.garageDoor, _): .opensGarage
        case (.oven, .turnOff), (.oven, .setClimateMode(.off)), (.oven, .pause): nil
        case (.oven, _): .heatsOven
        case (.heater, .turnOff): nil
        case (.heater, _): .heats
        case (.script, .turnOff), (.automation, .turnOff): nil
        case (.script, _), (.automation, _), (nil, _): .unseen
        default: nil
        }
    }
}
