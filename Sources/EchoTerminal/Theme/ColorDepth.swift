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
            return isForeground && Self.isTinted(components)
                ? XtermPalette.nearestTint(to: components) : XtermPalette.nearest(to: components)
        case .sixteen, .eight:
            if case .palette(let index) = color, index <= top { return Int(index) }
            let near = XtermPalette.nearest(to: components, in: 0...top)
            return isForeground ? near : ground(components)
        }
    }

    /// The numbers of a text and its ground. With few colours a text takes the nearest that is told from its ground, and
    /// the selected row a ground of its own.
    public func pair(of style: ResolvedStyle, on surface: Surface) -> (foreground: Int, background: Int) {
        var background = number(of: style.background, isForeground: false)
        guard self == .eight || self == .sixteen, background >= 0 else {
            return (number(of: style.foreground), background)
        }
        if surface == .selection { background = background == 0 ? Self.blue : Self.cyan }
        return (legible(style.foreground, on: background), background)
    }

    /// Where there are eight colours bold makes black grey: on a light ground it would be fainter than the rest.
    func attributes(_ attributes: Attributes, of foreground: Int) -> Attributes {
        self == .eight && foreground == 0 ? attributes.subtracting(.bold) : attributes
    }

    /// A grey stays a grey, and what has a colour keeps it, or one that is not taken for another; the best first.
    private static func kinds(of color: (red: Int, green: Int, blue: Int)) -> [(Int) -> Bool] {
        let greys: Set = [0, 7, 8, 15]
        guard isTinted(color), let family = ColorFamily(color) else { return [{ greys.contains($0) }] }
        return ([family] + family.substitutes).map { $0.contains }
    }

    private static func isTinted(_ color: (red: Int, green: Int, blue: Int)) -> Bool {
        max(color.red, color.green, color.blue) - min(color.red, color.green, color.blue) >= 50
    }

    private static let blue = 4
    private static let cyan = 6

    private var top: Int { self == .eight ? 7 : 15 }

    private func legible(_ color: Color, on ground: Int) -> Int {
        let ground = Color.palette(UInt8(ground))
        let told = (0...top).filter { (Contrast.ratio(.palette(UInt8($0)), ground) ?? 0) >= Contrast.text }
        guard let components = color.components else { return told.contains(7) ? 7 : 0 }
        let kind = Self.kinds(of: components).lazy.map { told.filter($0) }.first { !$0.isEmpty }
        return XtermPalette.nearest(to: components, among: kind ?? told) ?? -1
    }

    /// With few colours a shaded ground would be a loud one: only black and white stay.
    private func ground(_ color: (red: Int, green: Int, blue: Int)) -> Int {
        let light = color.red + color.green + color.blue > 3 * 140
        return light ? (self == .eight ? 7 : 15) : 0
    }
}
