/// A control sequence about keyboard, mouse or window.
enum ControlSequenceKey {
    /// nil for what nobody knows.
    static func input(_ sequence: ControlSequence) -> TerminalInput? {
        switch (sequence.sign, sequence.final) {
        case (UInt8(ascii: "<")?, UInt8(ascii: "M")), (UInt8(ascii: "<")?, UInt8(ascii: "m")): mouse(sequence)
        case (nil, _) where sequence.intermediates.isEmpty: plain(sequence)
        default: nil
        }
    }

    private static func plain(_ sequence: ControlSequence) -> TerminalInput? {
        switch sequence.final {
        case UInt8(ascii: "u"): return kitty(sequence)
        case UInt8(ascii: "~") where sequence.number(0) == 27: return other(sequence)
        case UInt8(ascii: "~"): return numbered(sequence, [])
        case UInt8(ascii: "^"): return numbered(sequence, .control)
        case UInt8(ascii: "$"): return numbered(sequence, .shift)
        case UInt8(ascii: "@"): return numbered(sequence, [.control, .shift])
        case UInt8(ascii: "Z"): return .key(KeyPress(.tab, .shift))
        case UInt8(ascii: "I") where sequence.parameters.isEmpty: return .focus(true)
        case UInt8(ascii: "O") where sequence.parameters.isEmpty: return .focus(false)
        case UInt8(ascii: "M"): return numberedMouse(sequence)
        default: break
        }
        if let key = SentKey.smallArrow(sequence.final) { return .key(KeyPress(key, .shift)) }
        guard sequence.number(0) ?? 1 == 1 else { return nil }
        return SentKey.key(final: sequence.final).flatMap { key($0, sequence.modifiers) }
    }

    private static func key(_ key: Key, _ sent: SentModifiers, _ more: KeyModifiers = []) -> TerminalInput? {
        sent.isForeign ? nil : .key(KeyPress(key, sent.modifiers.union(more)), sent.phase)
    }

    private static func numbered(_ sequence: ControlSequence, _ modifiers: KeyModifiers) -> TerminalInput? {
        sequence.number(0).flatMap { SentKey.key(number: $0) }.flatMap { key($0, sequence.modifiers, modifiers) }
    }

    /// `CSI code:shifted:base ; modifiers:phase ; text u`. What a key, or several with an input method, wrote counts
    /// more than the key.
    private static func kitty(_ sequence: ControlSequence) -> TerminalInput? {
        if let text = text(sequence) {
            return text.count == 1
                ? .key(KeyPress(.character(text[text.startIndex])), sequence.modifiers.phase) : .paste(text)
        }
        let parts = sequence.parameters.first ?? []
        guard let code = parts.first ?? nil else { return nil }
        let character = SentCharacter(
            code: code, shifted: parts.count > 1 ? parts[1] : nil, base: parts.count > 2 ? parts[2] : nil)
        return press(character, sequence.modifiers)
    }

    private static func text(_ sequence: ControlSequence) -> String? {
        guard sequence.parameters.count > 2, sequence.modifiers.modifiers.subtracting(.shift).isEmpty,
            !sequence.modifiers.isForeign
        else { return nil }
        let scalars = sequence.parameters[2].compactMap { $0.flatMap { Unicode.Scalar(UInt32($0)) } }
        let isShown = scalars.allSatisfy { $0.value >= 0x20 && !(0x7F..<0xA0).contains($0.value) }
        return scalars.isEmpty || !isShown ? nil : String(String.UnicodeScalarView(scalars))
    }

    /// xterm's modifyOtherKeys: `CSI 27 ; modifiers ; code ~`
    private static func other(_ sequence: ControlSequence) -> TerminalInput? {
        sequence.number(2).flatMap { press(SentCharacter(code: $0), sequence.modifiers) }
    }

    private static func press(_ character: SentCharacter, _ sent: SentModifiers) -> TerminalInput? {
        sent.isForeign ? nil : character.keyPress(sent.modifiers).map { .key($0, sent.phase) }
    }

    private static func mouse(_ sequence: ControlSequence) -> TerminalInput? {
        guard let code = sequence.number(0), let x = sequence.number(1), let y = sequence.number(2) else { return nil }
        let isRelease = sequence.final == UInt8(ascii: "m")
        return MouseReport.event(code: code, x: x, y: y, isRelease: isRelease).map { .mouse($0) }
    }

    /// rxvt's way, in which numbers are written out but counted from 32.
    private static func numberedMouse(_ sequence: ControlSequence) -> TerminalInput? {
        guard let code = sequence.number(0), let x = sequence.number(1), let y = sequence.number(2) else { return nil }
        let isRelease = code & 0b1110_0011 == 35
        return MouseReport.event(code: (code - 32) & (isRelease ? ~3 : ~0), x: x, y: y, isRelease: isRelease)
            .map { .mouse($0) }
    }
}
