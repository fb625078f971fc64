import Glibc

/// How well a text is told from its ground, by WCAG 2.1: 1 to 21; text wants 4.5.
enum Contrast {
    /// What level AA asks of a text.
    static let text = 4.5
    /// What level AA asks of a drawing: a border, a meter.
    static let drawing = 3.0

    static func ratio(_ left: Color, _ right: Color) -> Double? {
        guard let left = luminance(left), let right = luminance(right) else { return nil }
        return (max(left, right) + 0.05) / (min(left, right) + 0.05)
    }

    static func luminance(_ color: Color) -> Double? {
        color.components.map { 0.2126 * linear($0.red) + 0.7152 * linear($0.green) + 0.0722 * linear($0.blue) }
    }

    private static func linear(_ component: Int) -> Double {
        let value = Double(component) / 255
        return value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
}
