/// Where the lines of a text begin, in UTF-8 bytes. Lines count from 1.
struct LineStarts {
    private var starts = [0]
    private let count: Int

    init(_ text: String) {
        var text = text
        var starts = [0]
        count = text.utf8.count
        text.withUTF8 { bytes in
            for index in bytes.indices where bytes[index] == 0x0A { starts.append(index + 1) }
        }
        self.starts = starts
    }

    /// Bounded: what cmark says of a line is not always so.
    subscript(line: Int) -> Int { line < 1 ? 0 : line <= starts.count ? starts[line - 1] : count }

    /// Behind the last byte of the line, without its line feed.
    func end(of line: Int) -> Int { line < 1 ? 0 : line < starts.count ? starts[line] - 1 : count }
}
