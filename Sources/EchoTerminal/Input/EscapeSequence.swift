/// The escape sequence at the front of bytes.
enum EscapeSequence {
    /// More bytes may make something longer of it.
    case unfinished
    case control(ControlSequence, count: Int)
    /// `ESC O` and a letter, between them perhaps numbers.
    case single(ControlSequence, count: Int)
    /// The Linux console's first function keys: `ESC [ [ A`.
    case console(UInt8, count: Int)
    /// `CSI M` and three bytes.
    case oldMouse(ArraySlice<UInt8>, count: Int)
    /// A device control string, an operating system command and their kin.
    case string(kind: UInt8, ArraySlice<UInt8>, count: Int)
    /// Two escapes, the second of a sequence: Alt and a key.
    case alt
    /// The escape goes with the character after it.
    case character
    /// The escape stands for itself.
    case escape
    /// Nothing anybody would send: not to be typed.
    case broken(count: Int)
    /// Longer than anything anybody would send; its end is still to come.
    case endless(isString: Bool, count: Int)

    static let longestControl = 256
    static let longestString = 4096

    /// `bytes` begins with an escape.
    init(_ bytes: ArraySlice<UInt8>) {
        let bytes = ArraySlice(bytes)
        guard let second = bytes.dropFirst().first else {
            self = .unfinished
            return
        }
        switch second {
        case 0x1B: self = Self.twice(bytes)
        case UInt8(ascii: "["): self = Self.control(bytes)
        case UInt8(ascii: "O"): self = Self.single(bytes)
        case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"), UInt8(ascii: "X"):
            self = Self.string(bytes, kind: second)
        default: self = .character
        }
    }

    private static func twice(_ bytes: ArraySlice<UInt8>) -> EscapeSequence {
        guard let third = bytes.dropFirst(2).first else { return .unfinished }
        guard third == UInt8(ascii: "[") || third == UInt8(ascii: "O") else { return .escape }
        if case .unfinished = EscapeSequence(bytes.dropFirst()) { return .unfinished }
        return .alt
    }

    private static func control(_ bytes: ArraySlice<UInt8>) -> EscapeSequence {
        let body = bytes.dropFirst(2)
        guard let first = body.first else { return .unfinished }
        if first == UInt8(ascii: "[") {
            return body.count > 1 ? .console(body[body.startIndex + 1], count: 4) : .unfinished
        }
        if first == UInt8(ascii: "M") {
            return body.count > 3 ? .oldMouse(body.dropFirst().prefix(3), count: 6) : .unfinished
        }
        return parameters(body, before: 2) { .control($0, count: $1) }
    }

    private static func single(_ bytes: ArraySlice<UInt8>) -> EscapeSequence {
        parameters(bytes.dropFirst(2), before: 2) { .single($0, count: $1) }
    }

    private static func parameters(
        _ body: ArraySlice<UInt8>, before: Int, _ whole: (ControlSequence, Int) -> EscapeSequence
    ) -> EscapeSequence {
        for (offset, byte) in body.enumerated() {
            let index = body.startIndex + offset
            switch byte {
            case 0x40...0x7E:
                return whole(ControlSequence(body: body[..<index], final: byte), before + offset + 1)
            // rxvt ends the shifted ones of its keys so.
            case UInt8(ascii: "$") where offset > 0 && body[..<index].allSatisfy { (0x30...0x39).contains($0) }:
                return whole(ControlSequence(body: body[..<index], final: byte), before + offset + 1)
            case 0x20...0x3F where offset < longestControl: continue
            case 0x20...0x3F: return .endless(isString: false, count: before + offset)
            default: return .broken(count: before + offset)
            }
        }
        return .unfinished
    }

    private static func string(_ bytes: ArraySlice<UInt8>, kind: UInt8) -> EscapeSequence {
        let body = bytes.dropFirst(2)
        for (offset, byte) in body.enumerated() where byte < 0x20 {
            let index = body.startIndex + offset
            if byte == 0x07 { return string(kind, body[..<index], count: offset + 3) }
            guard byte == 0x1B else { return .broken(count: offset + 2) }
            guard let next = body[index...].dropFirst().first else { return .unfinished }
            guard next == UInt8(ascii: "\\") else { return .broken(count: offset + 2) }
            return string(kind, body[..<index], count: offset + 4)
        }
        return body.count > longestString ? .endless(isString: true, count: bytes.count) : .unfinished
    }

    private static func string(_ kind: UInt8, _ body: ArraySlice<UInt8>, count: Int) -> EscapeSequence {
        body.count > longestString ? .broken(count: count) : .string(kind: kind, body, count: count)
    }
}
