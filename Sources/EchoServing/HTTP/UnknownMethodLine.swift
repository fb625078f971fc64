/// The first line of a request whose method is none that HTTP's parser knows.
enum UnknownMethodLine: Sendable, Hashable {
    /// What has come may be the beginning of one.
    case begun
    case whole(method: String, target: String)
    case none

    private static let longest = 8192
    private static let longestMethod = 64

    init(_ bytes: some Collection<UInt8>) {
        let start = bytes.drop { $0 == UInt8(ascii: "\r") || $0 == UInt8(ascii: "\n") }.prefix(Self.longest)
        let line = start.prefix { $0 != UInt8(ascii: "\r") && $0 != UInt8(ascii: "\n") }
        let words = String(decoding: line, as: UTF8.self).split(separator: " ", omittingEmptySubsequences: false)
        guard let method = words.first, Self.isMethod(method) else {
            self = .none
            return
        }
        if line.count == start.count {
            self = line.count < Self.longest && words.count <= 3 ? .begun : .none
        } else if words.count == 3, words[1].hasPrefix("/"), ["HTTP/1.1", "HTTP/1.0"].contains(words[2]) {
            self = .whole(method: String(method), target: String(words[1]))
        } else {
            self = .none
        }
    }

    /// A token (RFC 9110 §5.6.2).
    private static func isMethod(_ word: Substring) -> Bool {
        (1...longestMethod).contains(word.utf8.count)
            && word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "!#$%&'*+-.^_`|~".contains($0)) }
    }
}
