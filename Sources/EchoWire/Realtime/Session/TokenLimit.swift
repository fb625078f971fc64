/// How many tokens one answer may have.
public enum TokenLimit: WireUnion {
    /// 1–4096; up to 32000 for models that reason.
    case limited(Int)
    case infinite

    public init(wire: JSONValue) throws(WireError) {
        self = try wire.expect("integer or \"inf\"") { json in
            json == "inf" ? .infinite : json.integer.map { .limited($0) }
        }
    }

    public var wire: JSONValue { if case .limited(let count) = self { .integer(count) } else { "inf" } }
}
