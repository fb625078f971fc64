/// What a colour is called where there are few: good, caution and failure stay green, yellow and red, however pale a
/// theme has them.
enum ColorFamily: Int {
    case red = 1
    case green, yellow, blue, magenta, cyan

    /// Nil for a grey.
    init?(_ color: (red: Int, green: Int, blue: Int)) {
        guard let hue = Self.hue(color) else { return nil }
        switch hue {
        case 18...60: self = .yellow
        // Between the two a bright one is a yellow, a dark one an olive green.
        case 61..<75: self = color.green >= 230 ? .yellow : .green
        case 75..<165: self = .green
        case 165..<225: self = .cyan
        case 225..<285: self = .blue
        case 285..<330: self = .magenta
        default: self = .red
        }
    }

    /// Those that take its place where it cannot be read, the best first: never one that means something else, while
    /// there is another.
    var substitutes: [ColorFamily] {
        switch self {
        case .red: [.magenta, .yellow]
        case .green: [.cyan, .blue]
        case .yellow: [.magenta, .red]
        case .blue: [.magenta, .cyan]
        case .magenta: [.red, .blue]
        case .cyan: [.blue, .green]
        }
    }

    /// Whether one of the first 16 colours of a terminal belongs to it.
    func contains(_ index: Int) -> Bool { index % 8 == rawValue }

    /// In degrees, 0 to 359: red is 0, green 120, blue 240.
    private static func hue(_ color: (red: Int, green: Int, blue: Int)) -> Int? {
        let (red, green, blue) = (color.red, color.green, color.blue)
        let most = max(red, green, blue)
        let span = most - min(red, green, blue)
        guard span > 0 else { return nil }
        let hue =
            most == red
            ? 60 * (green - blue) / span
            : most == green ? 120 + 60 * (blue - red) / span : 240 + 60 * (red - green) / span
        return (hue + 360) % 360
    }
}
