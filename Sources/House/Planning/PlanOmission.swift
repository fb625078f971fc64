/// A device that was meant and is not in the plan.
public struct PlanOmission: Hashable, Sendable, Codable {
    public var device: DeviceID
    public var reason: Reason
    /// What about it was to change; nil for its being on, open or locked, or where nobody said.
    public var aspect: HouseAspect?

    public enum Reason: String, Hashable, Sendable, Codable {
        /// It cannot be reached.
        case unavailable
        /// Its kind takes no such order.
        case notTaken
        /// A switch that was said to open something, and not to close it.
        case onlyOpens
        case alreadySo
        /// It is switched off by its name only, and everything was to be turned off.
        case spared
        /// It is unlocked already, and cannot do more to open the door.
        case onlyUnlocked
        /// The number is beyond what such a device is set to.
        case outOfRange
        /// A change relative to how it is, and how it is is not known.
        case unknownState
        /// Whoever speaks may not do that.
        case notAllowed

        /// It needs no order.
        var isSo: Bool { self == .alreadySo || self == .onlyUnlocked }
    }

    public init(device: DeviceID, reason: Reason, aspect: HouseAspect? = nil) {
        self.device = device
        self.reason = reason
        self.aspect = aspect
    }
}
