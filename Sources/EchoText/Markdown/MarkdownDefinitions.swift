/// The places that links name: "[1]: https://…" may stand anywhere, and every block must know of it.
struct MarkdownDefinitions: Sendable {
    private static let most = 64
    /// Definitions further behind are not looked for: each one makes what is before it to be read again.
    private static let reach = 256 * 1024

    /// A blank row after each: what only looks like one takes none with it.
    private(set) var text = ""
    private var count = 0
    /// Bytes that were searched, whole lines only.
    private var searched = 0

    /// True when there are new ones.
    mutating func update(_ whole: String) -> Bool {
        guard count < Self.most, searched < Self.reach else { return false }
        let end = min(whole.utf8.count, Self.reach)
        let lines = whole.slice(searched..<end)
        guard let last = lines.utf8.lastIndex(of: 0x0A) else { return false }
        let before = count
        for bytes in lines.utf8[..<last].split(separator: 0x0A) where count < Self.most {
            let line = Substring(bytes)
            guard Self.defines(line) else { continue }
            text += line + "\n\n"
            count += 1
        }
        searched += lines.utf8.distance(from: lines.startIndex, to: last) + 1
        return count > before
    }

    private static func defines(_ line: Substring) -> Bool {
        let line = line.drop { $0 == " " }
        guard line.utf8.first == UInt8(ascii: "["), line.utf8.count < 2048 else { return false }
        return line.contains("]: ") && !line.hasPrefix("[^")
    }
}
