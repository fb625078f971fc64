import EchoWire
public import Foundation

/// A message from one bridge to the others that keep their calls in the same place.
public struct BridgeMessage: Sendable, Hashable {
    public enum Content: Sendable, Hashable {
        /// A call came to another bridge than the one that was asked for it.
        case begun
        /// Such a call is over.
        case ended(PhoneLineEnd)
        /// What the exchange tells of a call, to a bridge that does not have it.
        case reported(CallStatus)
        case machineAnswered(isFax: Bool)
        /// Somebody wants the call to end.
        case hangUp
        /// It was erased: what other bridges remember of it is to go, too.
        case erased
    }

    public var id: UUID
    /// The program that tells it, which does not hear it.
    public var sender: UUID
    /// As `PhoneLineCall.id`.
    public var call: String
    public var content: Content

    public init(id: UUID = UUID(), sender: UUID, call: String, _ content: Content) {
        (self.id, self.sender, self.call, self.content) = (id, sender, call, content)
    }
}

extension BridgeMessage.Content {
    var json: JSONValue {
        switch self {
        case .begun: ["type": "begun"]
        case .ended(let end): ["type": "ended", "reason": .string(end.rawValue)]
        case .reported(let status): ["type": "reported", "status": .string(status.rawValue)]
        case .machineAnswered(let isFax): ["type": "machine_answered", "is_fax": .bool(isFax)]
        case .hangUp: ["type": "hang_up"]
        case .erased: ["type": "erased"]
        }
    }

    /// Nil for what a newer bridge tells.
    init?(_ json: JSONValue) {
        let status = json["status"]?.string.flatMap(CallStatus.init)
        switch json["type"]?.string {
        case "begun": self = .begun
        case "ended":
            guard let end = json["reason"]?.string.flatMap(PhoneLineEnd.init) else { return nil }
            self = .ended(end)
        case "reported":
            guard let status else { return nil }
            self = .reported(status)
        case "machine_answered": self = .machineAnswered(isFax: json["is_fax"]?.bool ?? false)
        case "hang_up": self = .hangUp
        case "erased": self = .erased
        default: return nil
        }
    }
}
