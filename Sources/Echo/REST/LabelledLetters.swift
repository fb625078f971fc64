import Foundation

/// Makes UTF-8 of lines in the encoding that the label of a body names: `text/event-stream; charset=gbk`.
///
/// Labels of UTF-8, UTF-16 and Windows-1252 say nothing that the bytes do not say better.
struct LabelledLetters: Sendable, Hashable {
    /// As the server writes it, without what has no place in a name.
    let name: String
    private let hasPairs: Bool

    /// Nil where the bytes tell more than the label.
    init?(contentType: String?) {
        guard let name = Self.charset(in: contentType ?? "") else { return nil }
        let plain = name.filter { $0 != "-" && $0 != "_" }
        let isKnown = ["utf", "ucs", "ascii", "usascii", "latin1", "cp1252", "windows1252", "binary"].contains {
            plain.hasPrefix($0)
        }
        guard !isKnown, plain != "iso88591", !plain.isEmpty else { return nil }
        self.name = name
        hasPairs = Self.pairs.contains { plain.hasPrefix($0) }
    }

    /// How the names of encodings begin whose letters may have two bytes.
    private static let pairs = [
        "gb", "big5", "shift", "sjis", "mskanji", "cp932", "ms932", "windows31j", "euc", "ks", "cp949", "uhc",
    ]

    /// The line in UTF-8; nil where it is none in the named encoding, or nobody here knows that one.
    func read(_ line: [UInt8]) -> Data? {
        if let text = String(validating: line, as: UTF8.self), isSurely(text) { return Data(line) }
        return CharacterSets.utf8(line, from: name)
    }

    /// Whether letters are UTF-8 whatever the label says: pairs of bytes in another encoding may look like it by chance,
    /// three bytes hardly do.
    private func isSurely(_ text: String) -> Bool {
        !hasPairs || text.unicodeScalars.allSatisfy { $0.value < 0x80 }
            || text.unicodeScalars.contains { $0.value >= 0x800 }
    }

    private static func charset(in contentType: String) -> String? {
        let fields = contentType.lowercased().split(separator: ";").dropFirst()
        for field in fields {
            let parts = field.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            guard parts.count == 2, parts[0] == "charset" else { continue }
            let name = parts[1].prefix(40).filter { $0.isASCII && ($0.isLetter || $0.isNumber || "-_:.".contains($0)) }
            return name == "shift-jis" ? "shift_jis" : String(name)
        }
        return nil
    }
}
