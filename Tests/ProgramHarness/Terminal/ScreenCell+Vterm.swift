#if canImport(CVterm)
import CVterm

extension ScreenCell {
    init(_ cell: VTermScreenCell) {
        character = Self.character(of: cell)
        width = max(1, Int(cell.width))
        foreground = CellColor(cell.fg, standard: VTERM_COLOR_DEFAULT_FG)
        background = CellColor(cell.bg, standard: VTERM_COLOR_DEFAULT_BG)
        attributes = CellAttributes(cell.attrs)
    }

    private static func character(of cell: VTermScreenCell) -> String {
        let (first, second, third, fourth, fifth, sixth) = cell.chars
        let scalars = [first, second, third, fourth, fifth, sixth].prefix { $0 != 0 }.compactMap(
            Unicode.Scalar.init)
        return scalars.isEmpty ? " " : String(String.UnicodeScalarView(scalars))
    }
}

extension CellColor {
    init(_ color: VTermColor, standard: VTermColorType) {
        if UInt32(color.type) & standard.rawValue != 0 {
            self = .standard
        } else if UInt32(color.type) & VTERM_COLOR_TYPE_MASK.rawValue == VTERM_COLOR_INDEXED.rawValue {
            self = .indexed(Int(color.indexed.idx))
        } else {
            self = .rgb(red: Int(color.rgb.red), green: Int(color.rgb.green), blue: Int(color.rgb.blue))
        }
    }
}

extension CellAttributes {
    init(_ attributes: VTermScreenCellAttrs) {
        self = []
        if attributes.bold != 0 { insert(.bold) }
        if attributes.underline != 0 { insert(.underline) }
        if attributes.italic != 0 { insert(.italic) }
        if attributes.blink != 0 { insert(.blink) }
        if attributes.reverse != 0 { insert(.reverse) }
        if attributes.strike != 0 { insert(.strike) }
    }
}
#endif
