import EchoTestKit
import EchoPresentation
public import EchoTerminal

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
        let names: [(Attributes, String)] = [
            (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underline"), (.reverse, "reverse"),
        ]
        let attributes = names.filter { style.attributes.contains($0.0) }.map { ", " + $0.1 }.joined()
        return "\(style.role.rawValue) on \(style.surface.rawValue)\(attributes)"
    }
}

extension String {
    fileprivate var trimmingEnd: String {
        var text = self
        while text.hasSuffix(" ") { text.removeLast() }
        return text
    }
}
