/// The modifiers of a key and what happened to it, as a terminal sends them.
struct SentModifiers: Sendable, Hashable {
    let modifiers: KeyModifiers
    let phase: KeyPhase
    /// Held with a key that belongs to the desktop, so it is not meant for us.
    let isForeign: Bool

    /// Bits of kitty's protocol: Shift 1, Alt 2, Control 4, Super 8, Hyper 16, Meta 32; the locks say nothing.
    init(_ parameter: [Int?]) {
        let bits = max(0, (parameter.first.flatMap { $0 } ?? 1) - 1)
        var modifiers = KeyModifiers(rawValue: UInt8(bits & 7))
        if bits & 32 != 0 { modifiers.insert(.alt) }
        self.modifiers = modifiers
        isForeign = bits & 24 != 0
        phase =
            switch parameter.count > 1 ? parameter[1] : nil {
            case 2: .repeated
            case 3: .released
            default: .pressed
            }
    }
}
