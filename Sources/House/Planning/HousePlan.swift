/// The understood orders, before anything is done.
public struct HousePlan: Hashable, Sendable, Codable {
    /// In the order they were said; empty when everything meant was left out.
    public var steps: [PlanStep]
    public var leftOut: [PlanOmission]
    public var risk: PlanRisk
    /// What is remembered of devices with it; nil for a plan that switches them.
    public var describes: [DescribedDevice]?

    public init(steps: [PlanStep], leftOut: [PlanOmission] = [], risk: PlanRisk) {
        self.steps = steps
        self.leftOut = leftOut
        self.risk = risk
    }

    /// The devices it is about, those that were left out too, each once.
    public var devices: [DeviceID] {
        var seen: Set<DeviceID> = []
        return (steps.map(\.device) + leftOut.map(\.device)).filter { seen.insert($0).inserted }
    }
}
