/// A line that is typed without being seen, byte by byte.
struct HiddenLine {
    enum Progress { case goesOn, finished, cancelled }

    private var bytes: [UInt8] = []

    var text: String { String(decoding: bytes, as: UTF8.self) }

    mutating func take(_ byte: UInt8) -> Progress {
        switch byte {
        case 0x0A, 0x0D: return .finished
        case 0x03: return .cancelled
        case 0x04: return bytes.isEmpty ? .cancelled : .finished
        case 0x08, 0x7F: removeLast()
        case 0x15: bytes = []
        case 0..<0x20: break
        default: if bytes.count < HiddenPrompt.longest { bytes.append(byte) }
        }
        return .goesOn
    }

    /// A whole character, however many bytes it has.
    private mutating func removeLast() {
        while let byte = bytes.popLast(), byte & 0xC0 == 0x80 {}
    }
}
