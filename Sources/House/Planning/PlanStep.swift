public import Foundation

/// One device of a plan: how it was when the plan was made, and what it is to do.
public struct PlanStep: Hashable, Sendable, Codable {
    public var device: DeviceID
    /// Nil when nothing was known.
    public var from: DeviceReading?
    public var to: DeviceAction
    /// When it is to be done; nil stands for at once.
    public var due: Date?
    /// "In ten minutes", not "at seven".
    public var isRelative: Bool
    /// What was wished, where the device can only do less: a lock that cannot open a door is unlocked.
    public var wished: DeviceAction?
    /// What a scene changes beside itself; nil where that is not known.
    public var brings: [SceneMember]?
    /// Which of the things that were said in this run of the program it belongs to.
    var said: Int?

    public init(
        device: DeviceID, from: DeviceReading? = nil, to: DeviceAction, due: Date? = nil, isRelative: Bool = false
    ) {
        self.device = device
        self.from = from
        self.to = to
        self.due = due
        self.isRelative = isRelative
    }

    public var order: DeviceOrder { DeviceOrder(device: device, action: to) }
}
