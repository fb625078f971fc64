import EchoServing
import EchoWire

/// A page of what an answer was made of.
struct ResponseInputPage: Sendable, Hashable {
    private let items: ArraySlice<ResponsesItem>
    private let hasMore: Bool

    /// - Parameter query: `limit` (1–100, else 20), `order` (`asc`, else the newest first) and `after`, an item's id.
    init(of input: [ResponsesItem], _ query: RequestQuery) throws(SessionProblem) {
        let limit = try Self.limit(query["limit"])
        let ordered = try Self.isAscending(query["order"]) ? input : input.reversed()
        var rest = ordered[...]
        if let after = query["after"] {
            guard let index = ordered.firstIndex(where: { $0.id == after }) else {
                throw .invalid("after", "Item with id '\(after.prefix(80))' not found.")
            }
            rest = ordered[(index + 1)...]
        }
        items = rest.prefix(limit)
        hasMore = rest.count > limit
    }

    var json: JSONValue {
        [
            "object": "list", "data": .array(items.map(\.wire)), "has_more": .bool(hasMore),
            "first_id": .string(items.first?.id ?? ""), "last_id": .string(items.last?.id ?? ""),
        ]
    }

    private static func limit(_ text: String?) throws(SessionProblem) -> Int {
        guard let text else { return 20 }
        guard let limit = Int(text), (1...100).contains(limit) else {
            throw .invalid("limit", "Invalid 'limit': expected an integer from 1 to 100.")
        }
        return limit
    }

    private static func isAscending(_ text: String?) throws(SessionProblem) -> Bool {
        switch text {
        case "asc": return true
        case nil, "desc": return false
        default: throw .invalid("order", "Invalid value for 'order'. Supported values are: 'asc', 'desc'.")
        }
    }
}
