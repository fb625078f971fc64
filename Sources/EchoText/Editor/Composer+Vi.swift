/// Writing with vi's keys.
extension Composer {
    /// Vi's way of writing, or emacs'.
    public mutating func use(vi isVi: Bool) {
        vi = isVi ? vi ?? ViKeys() : nil
        if !isVi { holdUndo(false) }
    }

    /// Letters command.
    public var isCommanded: Bool { vi?.isNormal == true }

    /// Takes what is typed: as text, or as commands where letters command.
    public mutating func type(_ text: String) {
        guard vi?.isNormal == true else { return insert(text) }
        for key in text {
            if vi?.isNormal != true { insert(String(key)) } else if let command = vi?.take(key) { obey(command) }
        }
    }

    /// From typing to commanding; false when there is nothing to leave.
    public mutating func leaveTyping() -> Bool {
        guard var keys = vi else { return false }
        if keys.isNormal {
            let wasPending = keys.dropPending()
            vi = keys
            return wasPending
        }
        keys.stopTyping()
        vi = keys
        holdUndo(false)
        caret = max(lineStart, caret - 1)
        return true
    }

    /// In vi's normal mode the caret stands on a character, not behind the last.
    mutating func settle() {
        guard vi?.isNormal == true, caret == lineEnd, caret > lineStart else { return }
        caret -= 1
    }

    // MARK: - Obeying

    private mutating func obey(_ command: ViCommand) {
        let isAgain = command.key == "."
        if !isAgain, command.isChange { vi?.remember(command.keys) }
        holdUndo(true)
        switch (command.operation, command.key) {
        case (let operation?, _): operate(operation, command)
        case (nil, "."): again(command.count)
        case (nil, "u"), (nil, "j"), (nil, "k"): step(command)
        case (nil, let key) where ViCommand.motions.contains(key):
            if let target = motion(command)?.target { caret = target }
        default: alter(command)
        }
        if vi?.isNormal == true { holdUndo(false) }
        settle()
    }

    private mutating func step(_ command: ViCommand) {
        holdUndo(false)
        let steps: [Character: ComposerCommand] = ["u": .undo, "j": .moveDown, "k": .moveUp]
        guard let step = steps[command.key] else { return }
        for _ in 0..<(command.count ?? 1) {
            let before = (caret, written.count)
            perform(step)
            if before == (caret, written.count) { return }
        }
    }

    /// The last change once more, with what was typed then.
    private mutating func again(_ count: Int?) {
        guard let change = vi?.change, case .command(var command) = ViCommand.reading(change.keys) else { return }
        command.count = count ?? command.count
        obey(command)
        guard vi?.isNormal == false else { return }
        insert(change.typed)
        _ = leaveTyping()
    }

    private mutating func alter(_ command: ViCommand) {
        let times = command.count ?? 1
        switch command.key {
        case "x": cut(caret..<min(caret + times, lineEnd))
        case "X": cut(max(lineStart, caret - times)..<caret)
        case "D": cut(caret..<lineEnd)
        case "C": cut(caret..<lineEnd, thenType: true)
        case "s": cut(caret..<min(caret + times, lineEnd), thenType: true)
        case "S": cut(lineStart..<lineEnd, thenType: true)
        case "Y": keep(written.text(in: lines(times)).closed)
        case "p", "P": put(before: command.key == "P", times)
        case "r": overwrite(with: { _ in command.argument.map(String.init) ?? "" }, times)
        case "~": overwrite(with: \.swappedCase, times, moves: true)
        case "J": joinLines(times)
        default: startTyping(command.key)
        }
    }

    private mutating func startTyping(_ key: Character) {
        switch key {
        case "a": caret = min(caret + 1, lineEnd)
        case "I": caret = firstOfLine
        case "A": caret = lineEnd
        case "o":
            caret = lineEnd
            change(caret..<caret, to: "\n", as: .other)
        case "O":
            caret = lineStart
            change(caret..<caret, to: "\n", as: .other)
            caret -= 1
        default: break
        }
        vi?.startTyping()
    }

    private mutating func cut(_ range: Range<Int>, thenType: Bool = false) {
        if !range.isEmpty {
            keep(written.text(in: range))
            change(range, to: "", as: .other)
            caret = range.lowerBound
        }
        if thenType { vi?.startTyping() }
    }

    private mutating func put(before: Bool, _ times: Int) {
        guard !kept.isEmpty else { return }
        let text = String(repeating: kept, count: min(times, max(1, 1_000_000 / kept.utf8.count)))
        if kept.hasSuffix("\n") {
            let place = before ? lineStart : min(lineEnd + 1, written.count)
            let isAtEnd = !before && lineEnd == written.count
            change(place..<place, to: isAtEnd ? "\n" + text.dropLast() : text, as: .other)
            caret = isAtEnd ? place + 1 : place
        } else {
            let place = before ? caret : min(caret + 1, lineEnd)
            change(place..<place, to: text, as: .other)
            caret -= 1
        }
    }

    private mutating func overwrite(with change: (Character) -> String, _ times: Int, moves: Bool = false) {
        guard caret + times <= lineEnd || moves else { return }
        let range = caret..<min(caret + times, lineEnd)
        guard !range.isEmpty else { return }
        self.change(range, to: written.text(in: range).map(change).joined(), as: .other)
        if !moves { caret = range.upperBound - 1 }
    }

    private mutating func joinLines(_ count: Int) {
        for _ in 0..<max(1, count - 1) where lineEnd < written.count {
            let end = lineEnd
            let blanks = written.count(from: end + 1) { $0 == " " }
            change(end..<end + 1 + blanks, to: " ", as: .other)
            caret = end
        }
    }

    private mutating func operate(_ operation: Character, _ command: ViCommand) {
        guard let (range, isWhole) = stretch(operation, command) else { return }
        if command.isObject { caret = range.lowerBound }
        switch operation {
        case "y":
            keep(isWhole ? written.text(in: range).closed : written.text(in: range))
            caret = min(caret, range.lowerBound)
        case "c" where isWhole:
            let end = written.character(at: range.upperBound - 1) == "\n" ? range.upperBound - 1 : range.upperBound
            keep(written.text(in: range).closed)
            change(range.lowerBound..<max(range.lowerBound, end), to: "", as: .other)
            caret = range.lowerBound
            vi?.startTyping()
        case "d" where isWhole: cutLines(range)
        default: cut(range, thenType: operation == "c")
        }
    }

    /// The last line goes with the line feed before it.
    private mutating func cutLines(_ range: Range<Int>) {
        keep(written.text(in: range).closed)
        let isLast = range.upperBound == written.count && range.lowerBound > 0
        change((isLast ? range.lowerBound - 1 : range.lowerBound)..<range.upperBound, to: "", as: .other)
        caret = min(range.lowerBound, written.count)
        caret = firstOfLine
    }
}

extension String {
    /// Lines that are whole end with a line feed.
    fileprivate var closed: String { hasSuffix("\n") ? self : self + "\n" }
}

extension Character {
    fileprivate var swappedCase: String { isUppercase ? lowercased() : uppercased() }
}
