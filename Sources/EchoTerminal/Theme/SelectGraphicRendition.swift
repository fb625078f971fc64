/// The sequence that makes a terminal write in a style: SGR, from nothing.
struct SelectGraphicRendition: Sendable, Hashable {
    let style: ResolvedStyle
    let depth: ColorDepth

    var sequence: String { "\u{1B}[" + (["0"] + attributes + foreground + background).joined(separator: ";") + "m" }

    private var attributes: [String] {
        let pairs: [(Attributes, String)] = [
            (.bold, "1"), (.dim, "2"), (.italic, "3"), (.underline, "4"), (.reverse, "7"),
        ]
        return pairs.filter { style.attributes.contains($0.0) }.map(\.1)
    }

    private var foreground: [String] { color(style.foreground, isForeground: true) }
    private var background: [String] { color(style.background, isForeground: false) }

    private func color(_ color: Color, isForeground: Bool) -> [String] {
        let number = depth.number(of: color, isForeground: isForeground)
        guard number >= 0 else { return [] }
        let extended = isForeground ? "38" : "48"
        switch depth {
        case .none: return []
        case .direct: return [extended, "2"] + [number >> 16, number >> 8 & 0xFF, number & 0xFF].map(String.init)
        case .palette where number >= 16: return [extended, "5", String(number)]
        case .eight, .sixteen, .palette:
            let base = number < 8 ? (isForeground ? 30 : 40) : (isForeground ? 82 : 92)
            return [String(base + number)]
        }
    }
}
