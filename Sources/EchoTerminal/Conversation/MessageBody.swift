import EchoScreen
import EchoText

/// The text of a message, in blocks. When words are added to it, only the last block is made again.
struct MessageBody: Sendable {
    private var revision: Int?
    private var markdown = MarkdownStream()
    private var plain: [TextBlock] = []
    private var isMarkdown = false
    private var text = ""
    /// How much of an interrupted answer's text was heard, in bytes.
    private var heardBytes: Int?

    var blocks: [TextBlock] { isMarkdown ? markdown.blocks : plain }

    mutating func update(_ row: MessageRowViewState) {
        guard revision != row.revision || text.utf8.count != row.text.utf8.count else { return }
        revision = row.revision
        (text, isMarkdown) = (row.text, row.isMarkdown)
        // What is said while the model works stands back, as what was not heard does.
        heardBytes = row.isCommentary ? 0 : row.heardCharacters.map { row.text.prefix(max(0, $0)).utf8.count }
        if isMarkdown { markdown.update(to: text) } else { plain = PlainText.blocks(text) }
    }

    /// How many characters that are drawn of a block were heard; nil for all.
    func heard(_ block: TextBlock) -> Int? {
        guard let heardBytes, heardBytes < block.source.upperBound else { return nil }
        guard heardBytes > block.source.lowerBound else { return 0 }
        return DrawnText.characters(
            of: block.text, writtenIn: text.bytes(block.source), before: heardBytes - block.source.lowerBound)
    }
}

extension String {
    func bytes(_ range: Range<Int>) -> String {
        let start = utf8.index(startIndex, offsetBy: min(range.lowerBound, utf8.count))
        return String(self[start..<utf8.index(startIndex, offsetBy: min(range.upperBound, utf8.count))])
    }
}
