import Echo
import EchoWire
import Foundation

/// An event of the house as a line of the event log.
extension HouseEvent {
    /// Before the type of each.
    static let family = "house."

    /// - Parameter devices: those of the house, which say how they are called.
    func record(at date: Date, devices: [DeviceID: HouseDevice]) -> WireRecord {
        var fields = fields(devices)
        fields["type"] = .string(type)
        let json = JSONValue.object(fields).text
        return WireRecord(
            id: 0, direction: isSent ? .sent : .received, date: date, type: type, size: json.utf8.count, json: json)
    }

    private var isSent: Bool { if case .orderSent = self { true } else { false } }

    private var type: String {
        let name =
            switch self {
            case .connected: "connected"
            case .inventoryChanged: "inventory.changed"
            case .away: "away"
            case .stateChanged: "state.changed"
            case .orderSent: "order.sent"
            case .orderAccepted: "order.accepted"
            case .orderFailed: "order.failed"
            }
        return Self.family + name
    }

    private func fields(_ devices: [DeviceID: HouseDevice]) -> [String: JSONValue] {
        switch self {
        case .connected(let count, let rooms), .inventoryChanged(let count, let rooms):
            return ["devices": .integer(count), "rooms": .integer(rooms)]
        case .away(let error): return ["reason": .string(Self.reason(error))]
        case .stateChanged(let changes, let more):
            let named = changes.map { JSONValue.object(Self.fields($0, devices[$0.to.device])) }
            return more == 0 ? ["changes": .array(named)] : ["changes": .array(named), "more": .integer(more)]
        case .orderSent(let order): return Self.fields(order, devices)
        case .orderAccepted(let order, let cause):
            return Self.fields(order, devices).merging(Self.fields(cause)) { first, _ in first }
        case .orderFailed(let order, let error):
            return Self.fields(order, devices).merging(["reason": .string(Self.reason(error))]) { first, _ in first }
        }
    }

    private static func fields(_ order: DeviceOrder, _ devices: [DeviceID: HouseDevice]) -> [String: JSONValue] {
        let name = devices[order.device]?.name ?? order.device.rawValue
        return [
            "device": .string(HouseLine.text(order.device.rawValue)),
            "order": .string(ActionWording.order(order.action, HouseLine.text(name))),
        ]
    }

    private static func fields(_ change: Change, _ device: HouseDevice?) -> [String: JSONValue] {
        var fields = fields(change.to.cause)
        fields["device"] = .string(HouseLine.text(change.to.device.rawValue))
        guard let device else { return fields }
        fields["name"] = .string(HouseLine.text(device.name))
        fields["from"] = .string(StandingWording.text(DeviceStanding(device, change.from)))
        fields["to"] = .string(StandingWording.text(DeviceStanding(device, change.to)))
        return fields
    }

    private static func fields(_ cause: ChangeCause) -> [String: JSONValue] {
        let context = cause.context.map { ["context": JSONValue.string(HouseLine.text($0))] } ?? [:]
        let who: String? =
            switch cause.origin {
            case .us: "echo-tui"
            case .person: "person"
            case .automation: "automation"
            case .unknown: nil
            }
        return context.merging(who.map { ["by": .string($0)] } ?? [:]) { first, _ in first }
    }

    private static func reason(_ error: HouseError) -> String {
        switch error {
        case .noAddress: "no address"
        case .misconfigured(let setting): "setting \(setting)"
        case .unreachable(let address): "nobody answers at \(HouseLine.text(address))"
        case .programEnded(let name, let reason): "\(HouseLine.text(name)) ended: \(HouseLine.text(reason))"
        case .programBroken(let name, let reason): "\(HouseLine.text(name)) \(HouseLine.text(reason))"
        case .starting: "starting"
        case .tokenMissing: "no token"
        case .tokenRefused: "token refused"
        case .certificateRefused(let fingerprint, _):
            "certificate refused: \(HouseLine.text(fingerprint, longest: 100))"
        case .protocolBroken: "not understood"
        case .noSuchDevice: "no such device"
        case .unavailable: "unavailable"
        case .unsupported: "unsupported"
        case .refused(let code): "refused: \(HouseLine.text(code))"
        case .declined(let reason): "refused: \(HouseLine.text(reason))"
        case .notAllowed: "not allowed"
        case .noAnswer: "no answer"
        }
    }
}
