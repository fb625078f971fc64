import EchoWire

/// The conversation's items in their order, and what they weigh.
struct ItemList: Sendable {
    private(set) var items: [ConversationItem] = []
    /// Bytes of all of them, roughly.
    private(set) var weight = 0
    private var ids: Set<String> = []

    var lastID: String? { items.last?.id }

    subscript(id: String) -> ConversationItem? {
        get { index(of: id).map { items[$0] } }
        set {
            guard let index = index(of: id) else { return }
            weight += (newValue?.weight ?? 0) - items[index].weight
            guard let newValue else {
                items.remove(at: index)
                ids.remove(id)
                return
            }
            items[index] = newValue
        }
    }

    func contains(_ id: String) -> Bool { ids.contains(id) }

    func idBefore(_ id: String) -> String? {
        index(of: id).flatMap { $0 > 0 ? items[$0 - 1].id : nil }
    }

    mutating func append(_ item: ConversationItem) { insert(item, at: items.count) }

    /// `previous` nil means at the end, `"root"` at the front. False when there is no such item.
    mutating func insert(_ item: ConversationItem, after previous: String?) -> Bool {
        switch previous {
        case nil: append(item)
        case "root": insert(item, at: 0)
        case let previous?:
            guard let index = index(of: previous) else { return false }
            insert(item, at: index + 1)
        }
        return true
    }

    private mutating func insert(_ item: ConversationItem, at index: Int) {
        items.insert(item, at: index)
        weight += item.weight
        if let id = item.id { ids.insert(id) }
    }

    /// The latest are asked for most.
    private func index(of id: String) -> Int? {
        contains(id) ? items.lastIndex { $0.id == id } : nil
    }
}
