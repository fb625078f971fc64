/// Reads keys byte by byte; sequences that mean nothing here are skipped whole.
struct WatchKeyReader {
    private enum State { case between, escaped, sequence }

    private var state = State.between

    mutating func take(_ byte: UInt8) -> WatchKey? {
        switch state {
        case .between:
            if byte == 0x1B { state = .escaped }
            return Self.key(byte)
        case .escaped:
            let isSequence = byte == UInt8(ascii: "[") || byte == UInt8(ascii: "O")
            state = isSequence ? .sequence : byte == 0x1B ? .escaped : .between
            return isSequence ? nil : Self.key(byte)
        case .sequence:
            guard (0x40...0x7E).contains(byte) else { return nil }
            state = .between
            return byte == UInt8(ascii: "A") ? .up : byte == UInt8(ascii: "B") ? .down : nil
        }
    }

    private static func key(_ byte: UInt8) -> WatchKey? {
        switch byte {
        case UInt8(ascii: "1")...UInt8(ascii: "9"): .call(Int(byte - UInt8(ascii: "0")))
        case UInt8(ascii: "k"): .up
        case UInt8(ascii: "j"): .down
        case UInt8(ascii: "x"): .hangUp
        case UInt8(ascii: "q"), 0x04: .leave
        default: nil
        }
    }
}
