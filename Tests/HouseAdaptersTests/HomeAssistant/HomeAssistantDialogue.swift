import EchoWire
import Foundation
import House

@testable import HouseAdapters

/// A session and the house it speaks with, without a socket between them.
struct HomeAssistantDialogue {
    var session = HomeAssistantSession(address: "house:8123", token: "token-of-test")
    var temperature = "°C"
    /// Everything the session had done, in order.
    private(set) var effects: [HomeAssistantEffect] = []

    var news: [HouseNews] { effects.compactMap { if case .tell(let news) = $0 { news } else { nil } } }
    var sent: [JSONValue] { effects.compactMap { if case .send(let json) = $0 { json } else { nil } } }

    func id(of type: String) -> JSONValue? { sent.last { $0["type"]?.string == type }?["id"] }

    /// The effects of these messages alone.
    @discardableResult
    mutating func receive(_ messages: JSONValue...) -> [HomeAssistantEffect] {
        let new = session.receive(messages.map(HomeAssistantFrame.init))
        effects += new
        return new
    }

    /// Through authorization and reading, until the house is here.
    mutating func arrive() {
        receive(["type": "auth_required", "ha_version": "2026.11.0"])
        receive(["type": "auth_ok", "ha_version": "2026.11.0"])
        answerAll()
        receive(HomeAssistantHouse.event(id(of: "subscribe_entities"), ["a": HomeAssistantHouse.states]))
    }

    /// Answers what is asked, and what is asked because of the answers.
    mutating func answerAll(from start: Int = 0) {
        var next = start
        while next < sent.count {
            let command = sent[next]
            next += 1
            guard let id = command["id"] else { continue }
            receive(
                HomeAssistantHouse.result(id, HomeAssistantHouse.answer(to: command, temperature: temperature)))
        }
    }

    mutating func order(
        _ id: String, _ action: DeviceAction, at seconds: Double = 1000
    ) throws(HouseError) -> JSONValue {
        let order = try session.order(
            DeviceOrder(device: DeviceID(id), action: action), at: Date(timeIntervalSince1970: seconds))
        effects.append(.send(order.json))
        return order.json
    }

    mutating func perform(_ new: [HomeAssistantEffect]) { effects += new }
}
