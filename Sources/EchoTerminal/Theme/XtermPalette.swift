/// The 256 colours of xterm: 16 named ones, a cube of 6 × 6 × 6 and 24 greys.
enum XtermPalette {
    static let levels = [0, 95, 135, 175, 215, 255]

    private static let named: [(red: Int, green: Int, blue: Int)] = [
        (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205),
        (229, 229, 229), (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255), (255, 0, 255),
        (0, 255, 255), (255, 255, 255),
    ]

    static func components(of index: Int) -> (red: Int, green: Int, blue: Int) {
        switch index {
        case ..<16: return named[max(0, index)]
        case ..<232:
            let cube = index - 16
            return (levels[cube / 36], levels[cube / 6 % 6], levels[cube % 6])
        default:
            let grey = 8 + (min(index, 255) - 232) * 10
            return (grey, grey, grey)
        }
    }

    /// The nearest of the cube and the greys: the first 16 are the user's to change, so they are never chosen.
    static func nearest(to color: (red: Int, green: Int, blue: Int)) -> Int { nearest(to: color, in: 16...255) }

    /// The nearest of the cube that is no grey: of a dark or a pale colour grey is often the nearest of all.
    static func nearestTint(to color: (red: Int, green: Int, blue: Int)) -> Int {
        nearest(to: color, among: (16...231).filter { !isGrey(components(of: $0)) }) ?? nearest(to: color)
    }

    private static func isGrey(_ color: (red: Int, green: Int, blue: Int)) -> Bool {
        color.red == color.green && color.green == color.blue
    }

    static func nearest(to color: (red: Int, green: Int, blue: Int), in range: ClosedRange<Int>) -> Int {
        nearest(to: color, among: range) ?? range.lowerBound
    }

    static func nearest(to color: (red: Int, green: Int, blue: Int), among indices: some Sequence<Int>) -> Int? {
        indices.min { distance(components(of: $0), color) < distance(components(of: $1), color) }
    }

    private static func distance(
        _ left: (red: Int, green: Int, blue: Int), _ right: (red: Int, green: Int, blue: Int)
    ) -> Int {
        let red = left.red - right.red
        let green = left.green - right.green
        let blue = left.blue - right.blue
        return 3 * red * red + 6 * green * green + blue * blue
    }
}
