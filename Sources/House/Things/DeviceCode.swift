/// When a lock or an alarm wants a code of its own, and what it is made of.
public struct DeviceCode: Hashable, Sendable, Codable {
    /// Figures alone; else any characters.
    public var isNumber: Bool
    /// Also where it is armed.
    public var isForArming: Bool

    public init(isNumber: Bool, isForArming: Bool) {
        self.isNumber = isNumber
        self.isForArming = isForArming
    }

    func isWanted(for action: DeviceAction) -> Bool {
        switch action {
        case .unlock, .open, .disarm, .lock: true
        case .arm, .armAs: isForArming
        default: false
        }
    }
}
