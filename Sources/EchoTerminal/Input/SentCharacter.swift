/// A key that terminals name by the number of its character, as `CSI number u` and `CSI 27 ; modifiers ; number ~` do.
struct SentCharacter: Sendable, Hashable {
    let code: Int
    /// With Shift, and on a keyboard of Latin letters; kitty tells them when it is asked to.
    var shifted: Int?
    var base: Int?

    /// nil for keys that are no business of ours: volume, Shift by itself.
    func keyPress(_ modifiers: KeyModifiers) -> KeyPress? {
        switch code {
        case 8, 127: KeyPress(.backspace, modifiers)
        case 9: KeyPress(.tab, modifiers)
        case 13, 57414: KeyPress(.enter, modifiers)
        case 27: KeyPress(.escape, modifiers)
        case 57376...57398: KeyPress(.function(code - 57363), modifiers)
        case 57399...57413, 57415, 57416: Self.keypad(code, modifiers)
        case 57417...57426: KeyPress(Self.keypadMoves[code - 57417], modifiers)
        case 0xE000...0xF8FF, ..<0x20, 0x80..<0xA0: nil
        default: character(modifiers)
        }
    }

    private static let keypadMoves: [Key] = [
        .left, .right, .up, .down, .pageUp, .pageDown, .home, .end, .insert, .delete,
    ]
    private static let keypadSigns = Array("0123456789./*-+?=,")

    private static func keypad(_ code: Int, _ modifiers: KeyModifiers) -> KeyPress? {
        KeyPress(.character(keypadSigns[code - 57399]), modifiers.subtracting(.shift))
    }

    private func character(_ modifiers: KeyModifiers) -> KeyPress? {
        modifiers.contains(.control) ? controlled(modifiers) : typed(modifiers)
    }

    /// Shift is in the character.
    private func typed(_ modifiers: KeyModifiers) -> KeyPress? {
        guard let scalar = Unicode.Scalar(UInt32(code)) else { return nil }
        guard modifiers.contains(.shift) else { return KeyPress(.character(Character(scalar)), modifiers) }
        let upper = shifted.flatMap { Unicode.Scalar(UInt32($0)) }.map { String(Character($0)) }
        let text = upper ?? scalar.properties.uppercaseMapping
        return KeyPress(
            .character(text.count == 1 ? Character(text) : Character(scalar)), modifiers.subtracting(.shift))
    }

    /// The same as the control characters of terminals that know nothing better, so that a key does everywhere the
    /// same: Ctrl+I is Tab, Ctrl+[ is Escape, and Ctrl+C is where the letter C stands on a keyboard of Latin letters.
    private func controlled(_ modifiers: KeyModifiers) -> KeyPress? {
        let latin = code < 0x80 ? code : base ?? code
        let others = modifiers.subtracting([.control, .shift])
        guard let scalar = Unicode.Scalar(UInt32(shifted ?? latin)) else { return nil }
        switch Character(scalar) {
        case "i", "I": return KeyPress(.tab, others)
        case "m", "M": return KeyPress(.enter, others)
        case "h", "H": return KeyPress(.backspace, others)
        case "[", "{", "3": return KeyPress(.escape, others)
        case "/", "?", "7": return KeyPress(.character("_"), others.union(.control))
        case "@", "2", "`": return KeyPress(.character(" "), others.union(.control))
        default:
            let letter = Unicode.Scalar(UInt32(latin)).map { String($0).lowercased() } ?? ""
            let sign = scalar.properties.isAlphabetic ? letter : String(scalar)
            return sign.count == 1 ? KeyPress(.character(Character(sign)), others.union(.control)) : nil
        }
    }
}
