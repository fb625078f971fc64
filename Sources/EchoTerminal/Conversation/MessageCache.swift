import EchoScreen
import EchoText

/// Keeps the blocks of the messages seen lately and their layouts, so that a frame lays out only what changed.
struct MessageCache: Sendable {
    private struct Key: Hashable {
        let id: String
        let block: Int
        let width: Int
    }

    private struct Entry {
        let block: TextBlock
        let heard: Int?
        let isDim: Bool
        let part: MessagePart
    }

    private static let mostMessages = 512
    private static let mostLayouts = 4096
    private var bodies: [String: MessageBody] = [:]
    private var layouts: [Key: Entry] = [:]
    /// The terminal leads where links lead.
    var takesLinks = false {
        didSet { if takesLinks != oldValue { layouts = [:] } }
    }
    /// What room pictures have; nil where they are not shown.
    var pictures: PictureRoom?
    /// How many blocks were laid out since the start: what a frame costs.
    private(set) var misses = 0

    /// How many parts a message has: a call of a tool is one.
    mutating func count(_ row: MessageRowViewState) -> Int {
        row.tool == nil ? blockCount(row) + 2 : 1
    }

    mutating func blocks(_ row: MessageRowViewState) -> [TextBlock] {
        update(row)
        return bodies[row.id]?.blocks ?? []
    }

    mutating func part(_ index: Int, of row: MessageRowViewState, width: Int) -> MessagePart {
        if let tool = row.tool {
            let lines = ToolLayout.lines(tool, width: max(1, width - MessageLayout.indent))
            return MessagePart(MessageLayout.lead(row, width: width) + lines)
        }
        if index == 0 { return MessagePart(MessageLayout.lead(row, width: width) + [.header]) }
        let count = blockCount(row)
        return index <= count
            ? block(index - 1, of: row, width: width)
            : MessagePart(MessageLayout.foot(row, width: width, pictures: pictures))
    }

    private mutating func blockCount(_ row: MessageRowViewState) -> Int {
        update(row)
        return bodies[row.id]?.blocks.count ?? 0
    }

    private mutating func update(_ row: MessageRowViewState) {
        if bodies[row.id] == nil, bodies.count >= Self.mostMessages { bodies.removeAll(keepingCapacity: true) }
        bodies[row.id, default: MessageBody()].update(row)
    }

    private mutating func block(_ index: Int, of row: MessageRowViewState, width: Int) -> MessagePart {
        guard let body = bodies[row.id] else { return MessagePart([]) }
        let block = body.blocks[index]
        let heard = body.heard(block)
        let key = Key(id: row.id, block: index, width: width)
        if let entry = layouts[key], entry.heard == heard, entry.isDim == row.isCommentary, entry.block == block {
            return entry.part
        }
        if layouts.count >= Self.mostLayouts { layouts.removeAll(keepingCapacity: true) }
        let part = MessagePart(
            BlockLayout(
                block, width: max(1, width - MessageLayout.indent), heard: heard, takesLinks: takesLinks,
                isDim: row.isCommentary))
        layouts[key] = Entry(block: block, heard: heard, isDim: row.isCommentary, part: part)
        misses += 1
        return part
    }
}

/// The rows the call of a tool takes: one, and more while a person is asked or when something came of it.
enum ToolLayout {
    /// Rows of arguments in the conversation.
    static let mostArguments = 6

    static func lines(_ tool: ToolRowViewState, width: Int) -> [MessageLine] {
        let details = tool.question == nil ? [] : arguments(tool, width) + [.question]
        return [.tool] + details + output(tool, width) + (tool.isFollowed ? [] : [.blank])
    }

    /// What is long is folded; unfolded, its lines wrap.
    private static func output(_ tool: ToolRowViewState, _ width: Int) -> [MessageLine] {
        guard !tool.lines.isEmpty else { return tool.output.text.isEmpty ? [] : [.output] }
        let rows = tool.lines.flatMap { line in
            SpanLines.lines(line.map { TextSpan($0.text, $0.role) }, width: max(1, width - ToolView.indent - 2))
        }
        return rows.enumerated().map { .outputLine($0.element.spans, isFirst: $0.offset == 0) }
            + (tool.hidden.isEmpty ? [] : [.hidden])
    }

    private static func arguments(_ tool: ToolRowViewState, _ width: Int) -> [MessageLine] {
        guard !tool.arguments.isEmpty else { return [] }
        let all = Wrap.lines(of: tool.arguments, width: max(1, width - ToolView.indent)).map(\.text)
        guard all.count > mostArguments else { return all.map(MessageLine.arguments) }
        return all.prefix(mostArguments - 1).map(MessageLine.arguments) + [.arguments("…")]
    }
}
