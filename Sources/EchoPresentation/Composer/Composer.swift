/// Text being written, with a caret. Characters are graphemes; lines end with a line feed.
///
/// The text is kept in two halves around the caret: typing costs the same in a long text as in a short one.
public struct Composer: Sendable, Hashable {
    private var before = ""
    private var after = ""
    /// In front of which character the caret stands.
    public private(set) var caret = 0
    private var killed = ""
    private var history = ComposerHistory()

    public init(text: String = "") { replace(with: text) }

    public var text: String { before + after }
    public var isEmpty: Bool { before.isEmpty && after.isEmpty }

    /// Puts `addition` in front of the caret, made safe to draw.
    public mutating func insert(_ addition: String) {
        let safe = Sanitizer.visible(addition)
        guard !safe.isEmpty else { return }
        let last = before.popLast().map(String.init) ?? ""
        before += last + safe
        caret += (last + safe).count - last.count
        mendSeam()
    }

    /// Makes `text` the whole text, with the caret at its end.
    public mutating func replace(with text: String) {
        (before, after, caret) = ("", "", 0)
        insert(text)
    }

    /// The text, which is remembered for recalling and gone from here.
    public mutating func take() -> String {
        let taken = text
        history.remember(taken)
        replace(with: "")
        return taken
    }

    /// Puts back a text that could not be sent, in front of what was written since.
    public mutating func giveBack(_ text: String) {
        replace(with: isEmpty ? text : text + "\n" + self.text)
    }

    public mutating func perform(_ command: ComposerCommand) {
        switch command {
        case .deleteBackward: dropBackward(min(1, caret))
        case .deleteForward: dropForward(1)
        case .deleteWordBackward: kill(backward: wordLengthBackward)
        case .deleteWordForward: kill(forward: wordLengthForward)
        case .killToLineStart: kill(backward: max(column, caret > 0 && column == 0 ? 1 : 0))
        case .killToLineEnd: kill(forward: max(lengthToLineEnd, 1))
        case .yank: insert(killed)
        case .clear: replace(with: "")
        case .recallPrevious: recall(history.previous(from: text))
        case .recallNext: recall(history.next())
        case .moveUp: moveUp()
        case .moveDown: moveDown()
        default: move(command)
        }
    }

    /// Puts the caret in front of a character.
    public mutating func place(caret offset: Int) {
        if offset < caret { moveLeft(caret - max(0, offset)) } else { moveRight(offset - caret) }
    }

    public func viewState(placeholder: Wording = "") -> ComposerViewState {
        ComposerViewState(text: text, caret: caret, placeholder: placeholder)
    }

    // MARK: - Moving

    private mutating func move(_ command: ComposerCommand) {
        switch command {
        case .moveLeft: moveLeft(1)
        case .moveRight: moveRight(1)
        case .moveWordLeft: moveLeft(wordLengthBackward)
        case .moveWordRight: moveRight(wordLengthForward)
        case .moveToLineStart: moveLeft(column)
        case .moveToLineEnd: moveRight(lengthToLineEnd)
        case .moveToStart: moveLeft(caret)
        default: moveRight(after.count)
        }
    }

    private mutating func moveLeft(_ count: Int) {
        let start = before.index(before.endIndex, offsetBy: -count, limitedBy: before.startIndex) ?? before.startIndex
        caret -= before[start...].count
        after = String(before[start...]) + after
        before.removeSubrange(start...)
    }

    private mutating func moveRight(_ count: Int) {
        let end = after.index(after.startIndex, offsetBy: count, limitedBy: after.endIndex) ?? after.endIndex
        caret += after[..<end].count
        before += after[..<end]
        after.removeSubrange(..<end)
    }

    private mutating func moveUp() {
        guard before.contains("\n") else { return recall(history.previous(from: text)) }
        let wanted = column
        moveLeft(wanted + 1)
        moveLeft(max(0, column - wanted))
    }

    private mutating func moveDown() {
        guard after.contains("\n") else { return recall(history.next()) }
        let wanted = column
        moveRight(lengthToLineEnd + 1)
        moveRight(min(wanted, lengthToLineEnd))
    }

    private mutating func recall(_ text: String?) {
        if let text { replace(with: text) }
    }

    // MARK: - Deleting

    private mutating func dropBackward(_ count: Int) {
        before.removeLast(count)
        caret -= count
        mendSeam()
    }

    private mutating func dropForward(_ count: Int) {
        after.removeSubrange(..<after.prefix(count).endIndex)
        mendSeam()
    }

    private mutating func kill(backward count: Int) {
        guard count > 0 else { return }
        killed = String(before.suffix(count))
        dropBackward(count)
    }

    private mutating func kill(forward count: Int) {
        guard !after.isEmpty else { return }
        killed = String(after.prefix(count))
        dropForward(count)
    }

    /// A mark that now follows another letter belongs to it: the caret may not stand inside a character.
    private mutating func mendSeam() {
        while let last = before.last, let first = after.first, (String(last) + String(first)).count == 1 {
            before.append(after.removeFirst())
        }
    }

    // MARK: - Measuring

    /// Characters since the start of the line.
    private var column: Int { before.reversed().prefix { $0 != "\n" }.count }
    private var lengthToLineEnd: Int { after.prefix { $0 != "\n" }.count }
    private var wordLengthBackward: Int { Self.wordLength(before.reversed()) }
    private var wordLengthForward: Int { Self.wordLength(after) }

    /// What is no word, and the word after it.
    private static func wordLength(_ characters: some Collection<Character>) -> Int {
        let gap = characters.prefix { !isWord($0) }.count
        return gap + characters.dropFirst(gap).prefix(while: isWord).count
    }

    private static func isWord(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_"
    }
}
