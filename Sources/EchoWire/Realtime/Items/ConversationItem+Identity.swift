extension ConversationItem {
    public var id: String? {
        get { self["id"] }
        set { self["id"] = newValue }
    }

    /// `completed`, `incomplete` or `in_progress`; items of MCP have none.
    public var status: String? {
        get { self["status"] }
        set { self["status"] = newValue }
    }

    /// A text field of any kind of item, by its name on the wire. Setting what the kind cannot be without to nil
    /// leaves it as it was.
    private subscript(_ name: String) -> String? {
        get { wire[name]?.string }
        set {
            var object = wire.object ?? [:]
            object[name] = newValue.map(JSONValue.string)
            self = (try? ConversationItem(wire: .object(object))) ?? self
        }
    }
}
