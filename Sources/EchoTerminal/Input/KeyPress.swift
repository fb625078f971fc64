/// One key pressed, with its modifiers. Shift is part of a character and said only of other keys.
public struct KeyPress: Sendable, Hashable {
    public var key: Key
    public var modifiers: KeyModifiers

    public init(_ key: Key, _ modifiers: KeyModifiers = []) {
        self.key = key
        self.modifiers = modifiers
    }

    public static let space = KeyPress(.character(" "))
    public static let enter = KeyPress(.enter)
    public static let escape = KeyPress(.escape)
    public static let tab = KeyPress(.tab)

    public static func character(_ character: Character) -> KeyPress { KeyPress(.character(character)) }
    public static func control(_ character: Character) -> KeyPress { KeyPress(.character(character), .control) }
    public static func alt(_ character: Character) -> KeyPress { KeyPress(.character(character), .alt) }

    /// What a terminal sends that knows less of modifiers; nil where all send the same.
    var plainer: KeyPress? {
        if case .character = key { return nil }
        let hasOwnCharacter = [.enter, .tab, .backspace, .escape].contains(key)
        for modifier in hasOwnCharacter ? [KeyModifiers.control, .shift] : [.shift] where modifiers.contains(modifier) {
            return KeyPress(key, modifiers.subtracting(modifier))
        }
        return nil
    }

    /// The character it types, if that is all it does.
    var typed: Character? {
        if case .character(let character) = key, modifiers.isEmpty { character } else { nil }
    }
}
