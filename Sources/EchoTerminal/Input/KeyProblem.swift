import EchoPresentation

/// Why keys that a person chose cannot be used.
public struct KeyProblem: Error, Sendable, Hashable {
    public enum Kind: Sendable, Hashable {
        case unknownKey(String)
        /// Another command was given the same keys before.
        case taken(String, by: Command)
        /// Without it nobody could close a panel or leave.
        case needed(String, by: Command)
    }

    public var rebinding: KeyRebinding
    public var kind: Kind

    /// "there is no key \"hyper+x\"".
    public var sentence: String {
        switch kind {
        case .unknownKey(let name): "there is no key \"\(name)\": write ctrl+p, alt+enter, f9, space or ctrl+x ctrl+e"
        case .taken(let key, let command): "\(key) is taken already, to \(command.title)"
        case .needed(let key, let command): "\(key) is needed to \(command.title)"
        }
    }
}
