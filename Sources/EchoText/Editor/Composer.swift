/// Text being written, with a caret. Characters are graphemes; lines end with a line feed.
public struct Composer: Sendable, Hashable {
    /// The last deed, as far as it affects the next one.
    enum Deed: Sendable, Hashable {
        case other, killing
        /// The characters put back.
        case yanking(Range<Int>)
    }

    public internal(set) var written = WrittenText()
    /// In front of which character the caret stands.
    public internal(set) var caret = 0
    var history = ComposerHistory()
    /// Vi's way of writing; nil for emacs'.
    var vi: ViKeys?
    /// What was written before a text sent before was looked for.
    var draft: UndoHistory.Moment?
    private var undone = UndoHistory()
    private var killed = KillRing()
    private var deed = Deed.other

    public init(text: String = "") {
        written = WrittenText(Sanitizer.written(text))
        caret = written.count
    }

    /// The whole text in one string: costs as much as it is long.
    public var text: String { written.text }
    public var isEmpty: Bool { written.isEmpty }

    /// Puts `addition` in front of the caret, made safe to draw.
    public mutating func insert(_ addition: String) {
        let safe = Sanitizer.written(addition)
        guard !safe.isEmpty else { return }
        deed = .other
        vi?.note(inserted: safe)
        change(caret..<caret, to: safe, as: safe.isOneCharacter ? .typing : .other)
    }

    /// Makes `text` the whole text, with the caret at its end.
    public mutating func replace(with text: String) {
        deed = .other
        change(0..<written.count, to: Sanitizer.written(text), as: .other)
    }

    /// The text, which is remembered for recalling, unless it is a secret, and gone from here.
    public mutating func take(isSecret: Bool = false) -> String {
        let taken = text
        if !isSecret { history.remember(taken) }
        (written, caret, undone, deed) = (WrittenText(), 0, UndoHistory(), .other)
        vi?.begin()
        return taken
    }

    /// Puts back a text that could not be sent, in front of what was written since.
    public mutating func giveBack(_ text: String) {
        replace(with: isEmpty ? text : text + "\n" + self.text)
    }

    public mutating func perform(_ command: ComposerCommand) {
        let before = deed
        deed = .other
        switch command {
        case .deleteBackward: erase(caret - min(1, caret)..<caret)
        case .deleteForward: erase(caret..<min(caret + 1, written.count))
        case .deleteWordBackward: kill(caret - wordLengthBackward..<caret, after: before)
        case .deleteWordForward: kill(caret..<caret + wordLengthForward, after: before)
        case .killToLineStart: kill(min(lineStart, max(0, caret - 1))..<caret, after: before)
        case .killToLineEnd: kill(caret..<min(max(lineEnd, caret + 1), written.count), after: before)
        case .yank: yank(killed.newest)
        case .yankPrevious: yankPrevious(after: before)
        case .transpose: transpose()
        case .clear: replace(with: "")
        case .undo: goTo(undone.undo(from: moment))
        case .redo: goTo(undone.redo(from: moment))
        default: move(command)
        }
    }

    /// Puts the caret in front of a character.
    public mutating func place(caret offset: Int) {
        caret = min(max(0, offset), written.count)
        deed = .other
        undone.pause()
        settle()
    }

    // MARK: - Moving

    private mutating func move(_ command: ComposerCommand) {
        switch command {
        case .moveLeft: caret = max(0, caret - 1)
        case .moveRight: caret = min(written.count, caret + 1)
        case .moveWordLeft: caret -= wordLengthBackward
        case .moveWordRight: caret += wordLengthForward
        case .moveToLineStart: caret = lineStart
        case .moveToLineEnd: caret = lineEnd
        case .moveToStart: caret = 0
        case .moveToEnd: caret = written.count
        case .moveUp: moveUp()
        case .moveDown: moveDown()
        case .recallPrevious: recall(history.previous(from: text))
        case .recallNext: recall(history.next())
        default: break
        }
        undone.pause()
        settle()
    }

    private mutating func moveUp() {
        guard lineStart > 0 else { return recall(history.previous(from: text)) }
        let column = caret - lineStart
        let above = written.lineStart(of: lineStart - 1)
        caret = min(above + column, lineStart - 1)
    }

    private mutating func moveDown() {
        guard lineEnd < written.count else { return recall(history.next()) }
        let column = caret - lineStart
        let below = lineEnd + 1
        caret = min(below + column, written.lineEnd(of: below))
    }

    private mutating func recall(_ text: String?) {
        if let text { replace(with: text) }
    }

    // MARK: - Changing

    /// Every change of the text goes through here.
    mutating func change(_ range: Range<Int>, to addition: String, as kind: UndoHistory.Kind) {
        guard !range.isEmpty || !addition.isEmpty else { return }
        undone.willChange(
            moment, as: kind, beginsAnew: kind == .typing && beginsWord(addition, at: range.lowerBound),
            weight: range.count + addition.utf8.count)
        caret = written.replace(range, with: addition)
    }

    /// Everything until it is let go is taken back at once.
    mutating func holdUndo(_ isHeld: Bool) { undone.isHeld = isHeld }

    private mutating func erase(_ range: Range<Int>) {
        vi?.noteErased()
        change(range, to: "", as: .erasing)
    }

    private mutating func kill(_ range: Range<Int>, after deed: Deed) {
        guard !range.isEmpty else { return }
        killed.add(
            written.text(in: range), isBefore: range.upperBound == caret && range.lowerBound < caret,
            joins: deed == .killing)
        self.deed = .killing
        change(range, to: "", as: .other)
    }

    /// Remembers a text for being put back.
    mutating func keep(_ text: String) { killed.add(text, joins: false) }

    /// What is put back next.
    var kept: String { killed.newest }

    private mutating func yank(_ text: String) {
        guard !text.isEmpty else { return }
        killed.restart()
        let start = caret
        change(caret..<caret, to: text, as: .other)
        deed = .yanking(start..<caret)
    }

    /// Puts what was deleted before in the place of what was just put back.
    private mutating func yankPrevious(after deed: Deed) {
        guard case .yanking(let range) = deed, range.upperBound == caret else { return }
        change(range, to: killed.turn(), as: .other)
        self.deed = .yanking(range.lowerBound..<caret)
    }

    /// The character before the caret goes behind the next one; at the end of a line, the last two change places.
    private mutating func transpose() {
        let end = caret == lineEnd ? caret : caret + 1
        guard end - lineStart >= 2 else { return }
        let pair = written.text(in: end - 2..<end)
        change(end - 2..<end, to: String(pair.reversed()), as: .other)
    }

    private var moment: UndoHistory.Moment { UndoHistory.Moment(text: written, caret: caret) }

    private mutating func goTo(_ moment: UndoHistory.Moment?) {
        guard let moment else { return }
        (written, caret) = (moment.text, moment.caret)
        settle()
    }

    // MARK: - Measuring

    var lineStart: Int { written.lineStart(of: caret) }
    var lineEnd: Int { written.lineEnd(of: caret) }

    /// What is no word, and the word before it.
    private var wordLengthBackward: Int {
        let gap = written.count(before: caret) { !$0.isPartOfWord }
        return gap + written.count(before: caret - gap, while: \.isPartOfWord)
    }

    private var wordLengthForward: Int {
        let gap = written.count(from: caret) { !$0.isPartOfWord }
        return gap + written.count(from: caret + gap, while: \.isPartOfWord)
    }

    private func beginsWord(_ addition: String, at place: Int) -> Bool {
        guard let first = addition.first, !first.isWhitespace else { return false }
        return written.character(at: place - 1)?.isWhitespace ?? true
    }
}

extension Character {
    var isPartOfWord: Bool { isLetter || isNumber || self == "_" }
}

extension String {
    fileprivate var isOneCharacter: Bool { !isEmpty && index(after: startIndex) == endIndex }
}
