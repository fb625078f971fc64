import EchoScreen
public import EchoTerminal
import EchoTestKit
import EchoText

/// A frame as text that a person can read and compare.
public enum FrameText {
    /// What stands on the screen, a line per row, without blanks at its end.
    public static func text(of frame: Frame) -> String {
        rows(of: frame).map { row in row.map(\.text).joined().trimmingEnd }.joined(separator: "\n")
    }

    /// The text, the cursor, and below it which role each cell has: a letter each, explained at the end.
    public static func golden(of frame: Frame) -> String {
        let styles = orderedStyles(frame)
        let letters = Dictionary(uniqueKeysWithValues: zip(styles, alphabet))
        let map = rows(of: frame).map { row in
            row.flatMap { cell in String(repeating: letters[cell.style] ?? "?", count: max(1, Int(cell.width))) }
                .map(String.init).joined().trimmingEnd
        }
        let cursor = frame.cursor.map { "cursor \($0.x),\($0.y)" } ?? "no cursor"
        let legend = styles.map { "\(letters[$0].map(String.init) ?? "?") \(describe($0))" }
        return ([text(of: frame), "", cursor, ""] + map + [""] + legend).joined(separator: "\n") + "\n"
    }

    /// The text, and below it which colours each cell has on a terminal of such a depth: a letter each, explained at the
    /// end. "default" is the terminal's own.
    public static func colors(of frame: Frame, theme: Theme, depth: ColorDepth) -> String {
        let styles = orderedStyles(frame)
        let looks = styles.map { look($0, theme, depth) }
        let distinct = looks.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        let letters = Dictionary(uniqueKeysWithValues: zip(distinct, alphabet))
        let byStyle = Dictionary(uniqueKeysWithValues: zip(styles, looks.map { letters[$0] ?? "?" }))
        let map = rows(of: frame).map { row in
            row.map { String(repeating: byStyle[$0.style] ?? "?", count: max(1, Int($0.width))) }.joined().trimmingEnd
        }
        let legend = distinct.map { "\(letters[$0].map(String.init) ?? "?") \($0)" }
        return ([text(of: frame), ""] + map + [""] + legend).joined(separator: "\n") + "\n"
    }

    private static func look(_ style: Style, _ theme: Theme, _ depth: ColorDepth) -> String {
        let resolved = theme.resolve(style)
        let pair = depth.pair(of: resolved, on: style.surface)
        return "\(name(pair.foreground, depth)) on \(name(pair.background, depth))" + words(resolved.attributes)
    }

    private static func name(_ number: Int, _ depth: ColorDepth) -> String {
        guard number >= 0 else { return "default" }
        guard depth == .direct else { return "\(number)" }
        let digits = String(number, radix: 16)
        return "#" + String(repeating: "0", count: max(0, 6 - digits.count)) + digits
    }

    private static let alphabet = Array(".abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")

    private static func rows(of frame: Frame) -> [[Cell]] {
        (0..<frame.size.height).map { y in
            (0..<frame.size.width).compactMap { frame[$0, y] }.filter { $0.width > 0 }
        }
    }

    private static func orderedStyles(_ frame: Frame) -> [Style] {
        var seen: Set<Style> = [Style()]
        return [Style()] + frame.cells.map(\.style).filter { seen.insert($0).inserted }
    }

    private static func describe(_ style: Style) -> String {
        "\(style.role.rawValue) on \(style.surface.rawValue)\(words(style.attributes))"
    }

    private static func words(_ attributes: Attributes) -> String {
        let names: [(Attributes, String)] = [
            (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underline"), (.reverse, "reverse"),
        ]
        return names.filter { attributes.contains($0.0) }.map { ", " + $0.1 }.joined()
    }
}

extension String {
    fileprivate var trimmingEnd: String {
        var text = self
        while text.hasSuffix(" ") { text.removeLast() }
        return text
    }
}
