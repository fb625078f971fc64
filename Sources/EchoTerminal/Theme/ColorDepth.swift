/// How many colours a terminal has.
public enum ColorDepth: Sendable, Hashable {
    case none, eight, sixteen, palette
    /// Red, green and blue each by themselves: only with a terminfo entry that says so ("xterm-direct").
    case direct

    public init(colors: Int) {
        switch colors {
        case ..<8: self = .none
        case ..<16: self = .eight
        case ..<256: self = .sixteen
        case 256..<0x1000000: self = .palette
        default: self = .direct
        }
    }
}

extension ColorDepth {
    /// The number the terminal knows the colour by; −1 is its own.
    func number(of color: Color, isForeground: Bool = true) -> Int {
        guard self != .none, let components = color.components else { return -1 }
        switch self {
        case .none: return -1
        case .direct: return components.red << 16 | components.green << 8 | components.blue
        case .palette:
            if case .palette(let index) = color { return Int(index) }
            return XtermPalette.nearest(to: components)
        case .sixteen, .eight:
            let top = self == .eight ? 7 : 15
            if case .palette(let index) = color, index <= top { return Int(index) }
            let near = XtermPalette.nearest(to: components, in: 0...top)
            return isForeground ? near : ground(components)
        }
    }

    /// With few colours a shaded ground would be a loud one: only black and white stay.
    private func ground(_ color: (red: Int, green: Int, blue: Int)) -> Int {
        let light = color.red + color.green + color.blue > 3 * 140
        return light ? (self == .eight ? 7 : 15) : 0
    }
}
