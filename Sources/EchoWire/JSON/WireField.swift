/// One field of a `WireObject`: its name on the wire and the property that mirrors it.
public struct WireField<Root: Sendable>: Sendable {
    public let name: String
    /// Takes the field out of the object and sets the property.
    let read: @Sendable (inout JSONObject, inout Root) throws(WireError) -> Void
    /// Puts the property into the object.
    let write: @Sendable (Root, inout JSONObject) -> Void

    /// Its absence, or another type, is an error.
    static func required<Value: WireValue>(
        _ name: String, _ property: any WritableKeyPath<Root, Value> & Sendable
    ) -> Self {
        Self(
            name: name,
            read: { rest, root throws(WireError) in
                guard let json = rest.removeValue(forKey: name) else { throw .missing(name) }
                do throws(WireError) { root[keyPath: property] = try Value(wire: json) } catch {
                    throw error.within(name)
                }
            },
            write: { root, object in object[name] = root[keyPath: property].wire })
    }

    /// May be absent. What cannot be read, an explicit null included, stays among the extra fields.
    static func optional<Value: WireValue>(
        _ name: String, _ property: any WritableKeyPath<Root, Value?> & Sendable
    ) -> Self {
        Self(
            name: name,
            read: { rest, root throws(WireError) in
                guard let json = rest[name], let value = try? Value(wire: json) else { return }
                root[keyPath: property] = value
                rest.removeValue(forKey: name)
            },
            write: { root, object in
                guard let value = root[keyPath: property] else { return }
                object[name] = value.wire
            })
    }

    /// May be absent, which is the same as empty.
    static func list<Value: WireValue>(
        _ name: String, _ property: any WritableKeyPath<Root, [Value]> & Sendable
    ) -> Self {
        Self(
            name: name,
            read: { rest, root throws(WireError) in
                guard let json = rest[name], let value = try? [Value](wire: json) else { return }
                root[keyPath: property] = value
                rest.removeValue(forKey: name)
            },
            write: { root, object in
                let value = root[keyPath: property]
                guard !value.isEmpty || object[name] == nil else { return }
                object[name] = value.wire
            })
    }
}
