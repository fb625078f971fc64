import EchoScreen

/// Which key asks for what, where: data. Help and hints are written from it.
public struct Keymap: Sendable, Hashable {
    /// The first binding of a command is the one that is shown.
    public private(set) var bindings: [KeyBinding]

    /// What each command does, in a few words.
    private var titles: [Command: String]

    public init(_ bindings: [KeyBinding], titles: [Command: String] = [:]) {
        self.bindings = bindings
        self.titles = titles
    }

    /// The effect of a command, in a few words.
    public func title(of command: Command) -> String { titles[command] ?? command.name }

    /// The same commands with other keys.
    func with(_ bindings: [KeyBinding]) -> Keymap { Keymap(bindings, titles: titles) }

    /// A key whose modifiers mean nothing here does what it does on a terminal that does not tell of them.
    public func match(_ keys: [KeyPress], in context: KeyContext) -> KeyMatch {
        let match = exactMatch(keys, in: context)
        guard match == .nothing, let plainer = keys.last?.plainer else { return match }
        return self.match(keys.dropLast() + [plainer], in: context)
    }

    private func exactMatch(_ keys: [KeyPress], in context: KeyContext) -> KeyMatch {
        var match = KeyMatch.nothing
        for binding in bindings where binding.contexts.contains(context) {
            if binding.keys == keys { return .command(binding.command) }
            if binding.keys.starts(with: keys) { match = .prefix }
        }
        return match
    }

    /// The key for `command` in `context`; nil when none does it there.
    public func keyName(for command: Command, in context: KeyContext) -> String? {
        bindings.first { $0.command == command && $0.contexts.contains(context) }?.name
    }

    /// The key for `command`, preferably in `context`.
    public func anyKeyName(for command: Command, near context: KeyContext) -> String? {
        keyName(for: command, in: context) ?? bindings.first { $0.command == command }?.name
    }

    /// All keys of a command, each once, in the order of the table: those of the screen itself, else of the panels.
    public func keyNames(for command: Command) -> [String] {
        let all = bindings.filter { $0.command == command }
        let onScreen = all.filter { !$0.contexts.isDisjoint(with: Set<KeyContext>.screen) }
        return (onScreen.isEmpty ? all : onScreen).map(\.name).reduce(into: []) { names, name in
            if !names.contains(name) { names.append(name) }
        }
    }

    /// Bindings that fight: the same keys in the same context, or keys that can never be reached.
    public var conflicts: [KeyBinding] {
        bindings.enumerated().filter { index, binding in
            bindings[..<index].contains { $0.fights(binding) }
        }.map(\.element)
    }
}
