import Foundation

/// Reads keys byte by byte; sequences that mean nothing here are skipped whole.
struct WatchKeyReader {
    private enum State { case between, escaped, sequence }

    private var state = State.between
    /// Of a character that has several bytes.
    private var begun: [UInt8] = []

    /// What the key means while nothing is written.
    mutating func take(_ byte: UInt8) -> WatchKey? { stroke(byte).flatMap(WatchKey.init) }

    mutating func stroke(_ byte: UInt8) -> WatchStroke? {
        switch state {
        case .between:
            if byte == 0x1B { state = .escaped }
            return key(byte)
        case .escaped:
            let isSequence = byte == UInt8(ascii: "[") || byte == UInt8(ascii: "O")
            state = isSequence ? .sequence : byte == 0x1B ? .escaped : .between
            return isSequence ? nil : key(byte)
        case .sequence:
            guard (0x40...0x7E).contains(byte) else { return nil }
            state = .between
            return byte == UInt8(ascii: "A") ? .up : byte == UInt8(ascii: "B") ? .down : nil
        }
    }

    /// Nothing came for a moment: then it was no beginning of a sequence, but the key Escape.
    mutating func pause() -> WatchStroke? {
        guard case .escaped = state else { return nil }
        state = .between
        return .escape
    }

    /// Whether it depends on what comes next.
    var isUnsure: Bool { if case .escaped = state { true } else { false } }

    private mutating func key(_ byte: UInt8) -> WatchStroke? {
        switch byte {
        case 0x04: return .end
        case 0x0A, 0x0D: return .enter
        case 0x08, 0x7F: return .erase
        case ..<0x20: return nil
        case ..<0x80:
            begun = []
            return .character(Character(UnicodeScalar(byte)))
        default: return character(byte)
        }
    }

    private mutating func character(_ byte: UInt8) -> WatchStroke? {
        begun = byte >= 0xC0 ? [byte] : begun + [byte]
        guard let character = String(bytes: begun, encoding: .utf8)?.first else {
            if begun.count >= 4 { begun = [] }
            return nil
        }
        begun = []
        return .character(character)
    }
}
