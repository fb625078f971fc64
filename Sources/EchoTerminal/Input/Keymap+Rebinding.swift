import EchoScreen

extension Keymap {
    /// The keymap as a person wants it. Keys they chose come before all others; what cannot be used is told, and so are
    /// the commands that had a key, were not meant to lose it, and have none now.
    public func rebound(
        by rebindings: [KeyRebinding]
    ) -> (keymap: Keymap, problems: [KeyProblem], keyless: [Command]) {
        var map = self
        var problems: [KeyProblem] = []
        var chosen: [KeyBinding] = []
        for rebinding in rebindings {
            map = with(map.bindings.filter { $0.command != rebinding.command })
            for name in rebinding.keys {
                do throws(KeyProblem) {
                    chosen.append(try binding(name, rebinding, besides: chosen))
                } catch {
                    problems.append(error)
                }
            }
            if !hasAllItNeeds(rebinding.command, chosen) { map = with(map.bindings + kept(of: rebinding.command)) }
        }
        let result = with(chosen + map.bindings.compactMap { $0.without(chosen) })
        return (result, problems, keyless(in: result, besides: rebindings))
    }

    /// Closing and leaving are always possible.
    private static let needed: [Command] = [.stop, .quit]

    private func binding(
        _ name: String, _ rebinding: KeyRebinding, besides chosen: [KeyBinding]
    ) throws(KeyProblem) -> KeyBinding {
        let words = name.split(separator: " ")
        let keys = words.compactMap { KeyPress(parsing: String($0)) }
        guard !keys.isEmpty, keys.count == words.count else {
            throw KeyProblem(rebinding: rebinding, kind: .unknownKey(name))
        }
        let binding = KeyBinding(keys: keys, in: contexts(of: rebinding.command, for: keys), rebinding.command)
        if let other = chosen.first(where: { $0.fights(binding) }) {
            throw KeyProblem(rebinding: rebinding, kind: .taken(binding.name, by: title(of: other.command)))
        }
        for command in Self.needed where command != rebinding.command {
            if bindings.contains(where: { $0.command == command && $0.contexts == .everywhere && $0.fights(binding) }) {
                throw KeyProblem(rebinding: rebinding, kind: .needed(binding.name, by: title(of: command)))
            }
        }
        return binding
    }

    /// Where its own keys ask for it. A letter does only where letters are no text, unless one of its own does more.
    private func contexts(of command: Command, for keys: [KeyPress]) -> Set<KeyContext> {
        let own = bindings.filter { $0.command == command }
        let all = own.isEmpty ? Set<KeyContext>.screen : own.reduce(into: []) { $0.formUnion($1.contexts) }
        guard keys.first?.typed != nil else { return all }
        let typed = own.filter { $0.keys.first?.typed != nil }
        return typed.isEmpty ? all.subtracting(.typing) : typed.reduce(into: []) { $0.formUnion($1.contexts) }
    }

    private func hasAllItNeeds(_ command: Command, _ chosen: [KeyBinding]) -> Bool {
        guard Self.needed.contains(command) else { return true }
        return chosen.contains { $0.command == command && $0.contexts == .everywhere }
    }

    private func kept(of command: Command) -> [KeyBinding] {
        bindings.filter { $0.command == command && $0.contexts == .everywhere }
    }

    private func keyless(in result: Keymap, besides rebindings: [KeyRebinding]) -> [Command] {
        let kept = Set(result.bindings.map(\.command)).union(rebindings.map(\.command))
        return Set(bindings.map(\.command)).subtracting(kept).sorted { title(of: $0) < title(of: $1) }
    }
}

extension KeyBinding {
    /// The same keys, or the beginning of the other's, where both are looked up.
    func fights(_ other: KeyBinding) -> Bool {
        !contexts.isDisjoint(with: other.contexts)
            && (keys.starts(with: other.keys) || other.keys.starts(with: keys))
    }

    /// What is left of it beside bindings that come first.
    fileprivate func without(_ stronger: [KeyBinding]) -> KeyBinding? {
        var rest = self
        for binding in stronger where binding.fights(rest) { rest.contexts.subtract(binding.contexts) }
        return rest.contexts.isEmpty ? nil : rest
    }
}

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
