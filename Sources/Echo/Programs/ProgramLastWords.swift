import Foundation

/// The end of what a program wrote to its standard error, for the message that says why it ended.
struct ProgramLastWords: Sendable {
    static let maximumBytes = 2000
    static let maximumLines = 5

    private var bytes: [UInt8] = []

    mutating func hear(_ chunk: some Sequence<UInt8>) {
        bytes += chunk
        if bytes.count > Self.maximumBytes { bytes.removeFirst(bytes.count - Self.maximumBytes) }
    }

    /// Without control characters, one line.
    var text: String {
        let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).suffix(Self.maximumLines)
        let words = lines.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }.joined(
            separator: " / ")
        return String(
            words.unicodeScalars.filter { !($0.value < 0x20 || (0x7F..<0xA0).contains($0.value)) }.map(Character.init))
    }
}
