import EchoScreen

/// Why keys that a person chose cannot be used.
public struct KeyProblem: Error, Sendable, Hashable {
    public enum Kind: Sendable, Hashable {
        case unknownKey(String)
        /// Another command, by its title, was given the same keys before.
        case taken(String, by: String)
        /// Without it nobody could close a panel or leave.
        case needed(String, by: String)
    }

    public var rebinding: KeyRebinding
    public var kind: Kind

    /// "unknown key \"hyper+x\": …".
    public var sentence: String {
        switch kind {
        case .unknownKey(let name):
            "unknown key \"\(name)\": examples are ctrl+p, alt+enter, f9, space and ctrl+x ctrl+e"
        case .taken(let key, let title): "\(key) is already bound to “\(title)”"
        case .needed(let key, let title): "\(key) is reserved for “\(title)”"
        }
    }
}
