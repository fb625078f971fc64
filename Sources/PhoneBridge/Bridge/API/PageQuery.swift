import EchoServing
import EchoWire
import Foundation

/// Which page of a list a client asks for: `?limit=` and `?cursor=`, the latter as the page before gave it.
struct PageQuery<Cursor: Sendable>: Sendable {
    static var longest: Int { 100 }

    let limit: Int
    let cursor: Cursor?

    /// - Parameter read: nil for what is no cursor.
    init(_ query: RequestQuery, read: (String) -> Cursor?) throws(BridgeProblem) {
        func text(_ name: String) -> String? { query.fields.first { $0.name == name }?.value }
        let limit = text("limit").map { Int($0) ?? 0 } ?? 50
        guard (1...Self.longest).contains(limit) else {
            throw .invalid("limit", "must be a whole number from 1 to \(Self.longest)")
        }
        self.limit = limit
        cursor = text("cursor").flatMap(read)
        if text("cursor") != nil, cursor == nil { throw .invalid("cursor", "was not issued by this bridge") }
    }

    /// - Parameter items: one more than the page has, where there are more.
    func json<Item>(
        _ name: String, _ items: [Item], cursor: (Item) -> String, item: (Item) -> JSONValue
    ) -> JSONValue {
        let page = items.prefix(limit)
        let next = items.count > limit ? page.last.map(cursor) : nil
        return .object([
            name: .array(page.map(item)), "nextCursor": next.map { .string($0) } ?? .null,
        ])
    }
}

extension CallPageKey {
    /// As clients hold it, and give it back.
    var cursor: String { "\(time.microseconds).\(id.text)" }

    init?(cursor: String) {
        let parts = cursor.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, let microseconds = Int(parts[0]), abs(microseconds) < 1 << 53,
            let id = UUID(uuidString: String(parts[1]))
        else { return nil }
        self.init(time: Date(microseconds: microseconds), id: id)
    }
}
