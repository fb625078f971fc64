/// A colour as a theme file names it.
public enum Color: Sendable, Hashable {
    /// Whatever the terminal draws without being told.
    case standard
    /// One of the terminal's palette, 0–255.
    case palette(UInt8)
    case rgb(red: UInt8, green: UInt8, blue: UInt8)
}

extension Color {
    static let names = [
        "black", "red", "green", "yellow", "blue", "magenta", "cyan", "white", "bright_black", "bright_red",
        "bright_green", "bright_yellow", "bright_blue", "bright_magenta", "bright_cyan", "bright_white",
    ]

    /// "default", one of `names`, an index "0"–"255" or "#rrggbb".
    init?(parsing text: String) {
        if text == "default" || text.isEmpty {
            self = .standard
        } else if let index = Self.names.firstIndex(of: text) {
            self = .palette(UInt8(index))
        } else if text.hasPrefix("#"), text.utf8.count == 7, let value = UInt32(text.dropFirst(), radix: 16) {
            self = .rgb(
                red: UInt8(value >> 16 & 0xFF), green: UInt8(value >> 8 & 0xFF), blue: UInt8(value & 0xFF))
        } else if let index = UInt8(text) {
            self = .palette(index)
        } else {
            return nil
        }
    }

    /// Its red, green and blue by xterm's table; nil for the terminal's own.
    var components: (red: Int, green: Int, blue: Int)? {
        switch self {
        case .standard: nil
        case .rgb(let red, let green, let blue): (Int(red), Int(green), Int(blue))
        case .palette(let index): XtermPalette.components(of: Int(index))
        }
    }
}
