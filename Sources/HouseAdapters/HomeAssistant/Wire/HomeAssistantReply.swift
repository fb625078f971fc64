import EchoWire
import House

/// Home Assistant's reply to a sentence.
struct HomeAssistantReply: Sendable, Hashable {
    var kind: String
    var code: String
    var text: String
    /// The entities it says it reached or looked at.
    var entities: [String]
    var conversation: String?
    var expectsMore: Bool

    init(_ json: JSONValue) {
        let response = json["response"]
        kind = response?["response_type"]?.string ?? "error"
        code = String((response?["data"]?["code"]?.string ?? "unknown").prefix(64))
        // "Never mind" is answered with a speech that has nothing in it.
        text = String((response?["speech"]?["plain"]?["speech"]?.string ?? "").prefix(4000))
        entities = (response?["data"]?["success"]?.array ?? []).prefix(1000)
            .filter { $0["type"]?.string == "entity" }.compactMap { $0["id"]?.string }
        conversation = json["conversation_id"]?.string.map { String($0.prefix(255)) }
        expectsMore = json["continue_conversation"]?.bool ?? false
    }

    /// - Parameter known: those of the entities that are devices here.
    func reply(_ known: ([String]) -> [DeviceID]) -> SpokenReply {
        SpokenReply(text: text, outcome: outcome(known), conversation: conversation, expectsMore: expectsMore)
    }

    private func outcome(_ known: ([String]) -> [DeviceID]) -> SpokenReply.Outcome {
        switch kind {
        case "action_done": .acted(known(entities))
        // It says "yes, all doors are locked" where it may look at none.
        case "query_answer": entities.isEmpty ? .baseless : .told(known(entities))
        default: .failed(code: code)
        }
    }
}
