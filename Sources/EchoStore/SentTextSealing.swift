import Foundation

/// How sent texts are written: one a line, as a JSON string, or sealed in a JSON object.
struct SentTextSealing: Sendable {
    private struct SealedLine: Codable {
        let sealed: Data
    }

    static let plain = SentTextSealing(isOn: false, seal: nil)
    static let unknown = SentTextSealing(isOn: nil, seal: nil)

    private static let row = "sent text"

    /// Nil while it is not known: then nothing is written.
    let isOn: Bool?
    let seal: TextSeal?

    /// Nil for what must not be written as it is, and cannot be sealed.
    func line(_ text: String) -> [UInt8]? {
        switch (isOn, seal) {
        case (false, _): return Self.encoded(text)
        case (true, let seal?):
            return (try? seal.seal(Data(text.utf8), of: Self.row)).flatMap { Self.encoded(SealedLine(sealed: $0)) }
        default: return nil
        }
    }

    /// Nil for a damaged line, and for one that cannot be opened.
    func text(of line: some Sequence<UInt8>) -> String? {
        let data = Data(line)
        if let text = try? JSONDecoder().decode(String.self, from: data) { return text }
        guard let sealed = Self.sealed(data), let content = seal?.open(sealed, of: Self.row) else { return nil }
        return String(data: content, encoding: .utf8)
    }

    static func isSealed(_ line: some Sequence<UInt8>) -> Bool { sealed(Data(line)) != nil }

    /// As a line is to be from now on. One that cannot be opened stays as it is, and so does a damaged one.
    func converted(_ line: ArraySlice<UInt8>) -> [UInt8]? {
        guard Self.isSealed(line) == (isOn == false), let text = text(of: line) else { return Array(line) + [0x0A] }
        return self.line(text)
    }

    private static func sealed(_ line: Data) -> Data? {
        (try? JSONDecoder().decode(SealedLine.self, from: line))?.sealed
    }

    private static func encoded(_ value: some Encodable) -> [UInt8]? {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        return (try? encoder.encode(value)).map { Array($0) + [0x0A] }
    }
}
