import EchoWire

/// The conversation's items in their order.
struct ItemList: Sendable {
    private(set) var items: [ConversationItem] = []

    var lastID: String? { items.last?.id }

    subscript(id: String) -> ConversationItem? {
        get { index(of: id).map { items[$0] } }
        set {
            guard let index = index(of: id) else { return }
            if let newValue { items[index] = newValue } else { items.remove(at: index) }
        }
    }

    func contains(_ id: String) -> Bool { index(of: id) != nil }

    func idBefore(_ id: String) -> String? {
        index(of: id).flatMap { $0 > 0 ? items[$0 - 1].id : nil }
    }

    mutating func append(_ item: ConversationItem) { items.append(item) }

    /// `previous` nil means at the end, `"root"` at the front. False when there is no such item.
    mutating func insert(_ item: ConversationItem, after previous: String?) -> Bool {
        switch previous {
        case nil: items.append(item)
        case "root": items.insert(item, at: 0)
        case let previous?:
            guard let index = index(of: previous) else { return false }
            items.insert(item, at: index + 1)
        }
        return true
    }

    private func index(of id: String) -> Int? { items.lastIndex { $0.id == id } }
}
