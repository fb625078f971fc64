extension JSONObject {
    /// The value under `name`, where an object holds what it is about in a field named like its type.
    func nested<Nested: WireValue>(_ name: String) throws(WireError) -> Nested {
        guard let json = self[name] else { throw .missing(name) }
        do throws(WireError) { return try Nested(wire: json) } catch { throw error.within(name) }
    }
}
