/// The texts of files that go with a message.
public struct AttachedText: Sendable, Hashable {
    /// Bytes of all files of a message together: what a model can take in, and a person can mean.
    public static let largest = 256 * 1024

    public let path: String
    public let text: String

    public init(path: String, text: String) {
        self.path = path
        self.text = text
    }

    /// A message with the files behind it, each between fences and under its name.
    public static func message(_ text: String, with files: [AttachedText]) -> String {
        ([text] + files.map(\.fenced)).joined(separator: "\n\n")
    }

    /// The fence is longer than any in the text.
    private var fenced: String {
        let fence = String(repeating: "`", count: max(3, longestRun + 1))
        let feed = text.hasSuffix("\n") || text.isEmpty ? "" : "\n"
        return "\(Sanitizer.line(path)):\n\(fence)\(language)\n\(text)\(feed)\(fence)"
    }

    /// What stands behind the last dot of the name.
    private var language: String {
        let name = path.split(separator: "/").last ?? ""
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return "" }
        return name[name.index(after: dot)...].filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }

    private var longestRun: Int {
        var (longest, run) = (0, 0)
        for byte in text.utf8 {
            run = byte == 0x60 ? run + 1 : 0
            longest = max(longest, run)
        }
        return longest
    }
}
