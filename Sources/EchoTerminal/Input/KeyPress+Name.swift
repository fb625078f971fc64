extension KeyPress {
    private static let words: [(word: String, key: Key, shown: String)] = [
        ("space", .character(" "), "Space"), ("enter", .enter, "Enter"), ("tab", .tab, "Tab"),
        ("backspace", .backspace, "Bksp"), ("delete", .delete, "Del"), ("insert", .insert, "Ins"),
        ("esc", .escape, "Esc"), ("up", .up, "↑"), ("down", .down, "↓"), ("left", .left, "←"),
        ("right", .right, "→"), ("home", .home, "Home"), ("end", .end, "End"), ("pageup", .pageUp, "PgUp"),
        ("pagedown", .pageDown, "PgDn"),
    ]

    /// Reads the way a table of keys names them: "space", "ctrl+r", "alt+enter", "shift+tab", "f1", "?".
    public init?(parsing text: String) {
        var rest = Substring(text)
        var modifiers: KeyModifiers = []
        for (prefix, modifier) in [("ctrl+", KeyModifiers.control), ("alt+", .alt), ("shift+", .shift)]
        where rest.count > prefix.count && rest.hasPrefix(prefix) {
            modifiers.insert(modifier)
            rest = rest.dropFirst(prefix.count)
        }
        guard let key = Self.key(named: rest) else { return nil }
        self.init(key, modifiers)
    }

    /// The way help and hints show it: "Space", "Ctrl+R", "Alt+M", "Alt+Enter", "F1".
    public var name: String {
        modifierNames + keyName
    }

    private var modifierNames: String {
        [(KeyModifiers.control, "Ctrl+"), (.alt, "Alt+"), (.shift, "Shift+")]
            .filter { modifiers.contains($0.0) }.map(\.1).joined()
    }

    private var keyName: String {
        if case .function(let number) = key { return "F\(number)" }
        if let entry = Self.words.first(where: { $0.key == key }) { return entry.shown }
        if case .character(let character) = key {
            return modifiers.isEmpty ? String(character) : character.uppercased()
        }
        return "?"
    }

    private static func key(named name: Substring) -> Key? {
        if let entry = words.first(where: { $0.word == name }) { return entry.key }
        if name.count > 1, name.hasPrefix("f"), let number = Int(name.dropFirst()) { return .function(number) }
        return name.count == 1 ? name.first.map { .character($0) } : nil
    }
}
