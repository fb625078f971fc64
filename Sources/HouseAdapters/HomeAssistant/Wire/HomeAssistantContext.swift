import EchoWire

/// The mark of an order, and of everything it changed.
struct HomeAssistantContext: Sendable, Hashable {
    var id: String?
    var parent: String?
    var user: String?

    /// - Parameter json: whole, or the identifier alone where the others are nil.
    init(_ json: JSONValue?) {
        id = Self.text(json) ?? Self.text(json?["id"])
        parent = Self.text(json?["parent_id"])
        user = Self.text(json?["user_id"])
    }

    /// What is different: a text is another identifier of the same user and parent.
    mutating func apply(_ change: JSONValue) {
        guard case .object(let fields) = change else { return id = Self.text(change) }
        if let field = fields["id"] { id = Self.text(field) }
        if let field = fields["parent_id"] { parent = Self.text(field) }
        if let field = fields["user_id"] { user = Self.text(field) }
    }

    private static func text(_ json: JSONValue?) -> String? { json?.string.map { String($0.prefix(128)) } }
}
