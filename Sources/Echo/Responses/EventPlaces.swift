import EchoWire

/// Puts into the events of a Responses stream what servers leave out of them: where an item stands in the answer, where a
/// part stands in its item, and which item it is.
struct EventPlaces: Sendable, Hashable {
    private struct Latest: Hashable {
        var id: String
        var index: Int
        /// Nothing has come for it but that it begins.
        var isNew: Bool
    }

    private var indices: [String: Int] = [:]
    private var latest: Latest?
    private var next = 0

    /// The event with its places; unchanged where it has them all.
    mutating func complete(_ event: JSONValue) -> JSONValue {
        guard case .object(var fields) = event, let type = fields["type"]?.string, type.hasPrefix("response.") else {
            return event
        }
        if let item = fields["item"], item.object != nil {
            let id = item["id"]?.name ?? ""
            let index = fields["output_index"]?.looseInteger ?? place(of: id, begins: type.hasSuffix(".added"))
            note(id, index, isNew: type.hasSuffix(".added"))
            fields["output_index"] = .integer(index)
            return .object(fields)
        }
        guard Self.isOfItem(type, fields) else { return event }
        let id = fields["item_id"]?.name ?? latest?.id ?? ""
        let index = fields["output_index"]?.looseInteger ?? place(of: id, begins: false)
        note(id, index, isNew: false)
        fields["item_id"] = .string(id)
        fields["output_index"] = .integer(index)
        for name in ["content_index", "summary_index"] { fields[name] = .integer(fields[name]?.looseInteger ?? 0) }
        return .object(fields)
    }

    private static func isOfItem(_ type: String, _ fields: JSONObject) -> Bool {
        fields["response"]?.object == nil
            && (fields["item_id"] != nil || [".delta", ".done", ".added"].contains { type.hasSuffix($0) })
    }

    private func place(of id: String, begins: Bool) -> Int {
        if let known = indices[id], !id.isEmpty { return known }
        guard !begins, let latest else { return next }
        // An item may have another name than it had when it began; a name that comes later is another item's.
        return id.isEmpty || id == latest.id || latest.isNew ? latest.index : next
    }

    private mutating func note(_ id: String, _ index: Int, isNew: Bool) {
        if !id.isEmpty { indices[id] = index }
        // A number may be any.
        if (0..<Int.max).contains(index) { next = max(next, index + 1) }
        latest = Latest(id: id, index: index, isNew: isNew)
    }
}
