import Foundation

/// A text made safe to draw, and kept: when more is added to its end, only that is looked at.
public struct VisibleText: Sendable {
    private var source = ""
    public private(set) var text = ""

    public init() {}

    public mutating func update(to newer: String) {
        if canAdd(newer) {
            text += Sanitizer.visible(newer.slice(source.utf8.count..<newer.utf8.count))
        } else {
            text = Sanitizer.visible(newer)
        }
        source = newer
    }

    /// A carriage return or a tag is understood only with what follows it.
    private func canAdd(_ newer: String) -> Bool {
        guard newer.beginsWith(source) else { return false }
        guard let last = source.unicodeScalars.last else { return true }
        return last != "\r" && last != "\u{1F3F4}" && !(0xE0000...0xE0FFF).contains(last.value)
    }
}
