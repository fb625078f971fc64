extension SessionObject {
    /// The session after a partial update: what is absent stays; null, `""` and `[]` clear; the settings of sound are
    /// changed one by one, while a tool list, a tool choice and the like are replaced whole. Settings of another
    /// `type` than before (another turn detection, another format) replace the old ones too.
    public func applying(_ update: SessionObject) -> SessionObject {
        var merged = fields.merging(update.fields) { $1 }
        if let before = fields["audio"], let after = update.fields["audio"] {
            merged["audio"] = before.updated(by: after)
        }
        return (try? SessionObject(fields: merged)) ?? self
    }
}

extension JSONValue {
    fileprivate func updated(by update: JSONValue) -> JSONValue {
        guard case .object(let before) = self, case .object(let after) = update else { return update }
        guard after["type"] == nil || after["type"] == before["type"] else { return update }
        return .object(before.merging(after) { $0.updated(by: $1) })
    }
}
