import EchoWire

/// The items of a scripted conversation, and the names that the client has for those of its own making.
struct ScriptedItems: Sendable {
    /// The script's ids and the client's for the same thing.
    private var names: [String: String] = [:]
    private var created: [JSONValue] = []
    private var last: String?

    /// The client made something that the script knows under another name.
    mutating func note(created event: JSONValue, inPlaceOf wanted: JSONValue) {
        name(wanted["event_id"], as: event["event_id"])
        guard event["type"] == "conversation.item.create", let item = event["item"] else { return }
        name(wanted["item_id_of_script"], as: item["id"])
        created.append(item)
    }

    /// With the client's names in it.
    func substitute(_ json: JSONValue) -> JSONValue {
        guard !names.isEmpty else { return json }
        switch json {
        case .string(let text): return .string(names[text] ?? text)
        case .array(let array): return .array(array.map(substitute))
        case .object(let object): return .object(object.mapValues(substitute))
        default: return json
        }
    }

    /// An event of the script as this client has to see it.
    mutating func complete(_ event: JSONValue) -> JSONValue {
        guard Self.placing.contains(event["type"]?.string ?? ""), case .object(var object) = event else {
            return substitute(event)
        }
        adopt(event)
        if object["previous_item_id"] == nil {
            let isKnown = last != nil && last == (event["item"]?["id"] ?? event["item_id"])?.string
            object["previous_item_id"] = (isKnown ? beforeLast : last).map(JSONValue.string) ?? .null
        }
        let whole = substitute(.object(object))
        remember(whole["item"]?["id"]?.string ?? whole["item_id"]?.string)
        return whole
    }

    /// What a server says of the items that were created since.
    mutating func addCreated() -> [JSONValue] {
        defer { created = [] }
        return created.flatMap { item -> [JSONValue] in
            guard case .object(var object) = item else { return [] }
            object["status"] = "completed"
            let previous = last.map(JSONValue.string) ?? .null
            remember(item["id"]?.string)
            return ["conversation.item.added", "conversation.item.done"].map { type in
                [
                    "type": .string(type), "event_id": "event_item", "previous_item_id": previous,
                    "item": .object(object),
                ]
            }
        }
    }

    private static let placing: Set = [
        "conversation.item.added", "conversation.item.created", "conversation.item.done",
        "input_audio_buffer.committed",
    ]

    private var beforeLast: String?

    private mutating func remember(_ id: String?) {
        guard let id, id != last else { return }
        beforeLast = last
        last = id
    }

    /// The script adds what the client created: from now on both names mean the same.
    private mutating func adopt(_ event: JSONValue) {
        guard event["type"] != "conversation.item.done", let item = event["item"], item["role"] != "assistant",
            let index = created.firstIndex(where: { Self.isSame($0, item) })
        else { return }
        let mine = created.remove(at: index)
        name(item["id"], as: mine["id"])
    }

    private static func isSame(_ created: JSONValue, _ item: JSONValue) -> Bool {
        created["type"] == item["type"] && created["role"] == item["role"]
            && created["content"]?[0]?["type"] == item["content"]?[0]?["type"] && created["call_id"] == item["call_id"]
    }

    private mutating func name(_ scripted: JSONValue?, as actual: JSONValue?) {
        guard let scripted = scripted?.string, let actual = actual?.string else { return }
        names[scripted] = actual
    }
}

extension JSONValue {
    /// An object with some of its fields left out.
    func without(_ keys: String...) -> JSONValue {
        guard case .object(let object) = self else { return self }
        return .object(object.filter { !keys.contains($0.key) })
    }
}
