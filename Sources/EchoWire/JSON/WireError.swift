/// Why something that came over the wire is not what it should be. A path reads `item.content.0.text`.
public enum WireError: Error, Sendable, Hashable {
    /// The text is not JSON; what is wrong, and at which byte.
    case notJSON(String)
    /// A field that must be there is not.
    case missing(String)
    /// A field holds something else than `expected`.
    case wrongType(String, expected: String)

    /// The same error, seen from the object that holds the faulty one under `name`.
    func within(_ name: String) -> WireError {
        switch self {
        case .notJSON: self
        case .missing(let path): .missing(Self.join(name, path))
        case .wrongType(let path, let expected): .wrongType(Self.join(name, path), expected: expected)
        }
    }

    private static func join(_ name: String, _ path: String) -> String { path.isEmpty ? name : "\(name).\(path)" }
}

extension WireError: CustomStringConvertible {
    /// A clause for people, without a full stop.
    public var description: String {
        switch self {
        case .notJSON(let reason): "it is not JSON (\(reason))"
        case .missing(let path): "\(path) is missing"
        case .wrongType(let path, let expected): "\(path.isEmpty ? "it" : path) is not \(expected)"
        }
    }
}
