/// How the last action is taken back, as far as it can be.
public struct UndoPlan: Hashable, Sendable {
    /// With the risk it has: taking the locking of a door back means to unlock it.
    public var plan: HousePlan
    public var kept: [Kept]

    /// A device that stays as it is.
    public struct Kept: Hashable, Sendable {
        public var device: DeviceID
        public var reason: Reason

        public init(device: DeviceID, reason: Reason) {
            self.device = device
            self.reason = reason
        }
    }

    public enum Reason: Hashable, Sendable {
        /// Somebody or something else changed it since, and that holds.
        case changedSince(ChangeCause.Origin)
        /// It is not known how it was.
        case unknownBefore
        /// There is no way back, such as for a script.
        case irreversible
        case unavailable
    }
}
