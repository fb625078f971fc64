/// Where vi's movements lead, and what lies between.
extension Composer {
    /// Where a movement leads; nil where it cannot go.
    func motion(_ command: ViCommand) -> (target: Int, isInclusive: Bool)? {
        let times = command.count ?? 1
        switch command.key {
        case "h": return (max(lineStart, caret - times), false)
        case "l", " ": return (min(lineEnd, caret + times), false)
        case "0": return (lineStart, false)
        case "^": return (firstOfLine, false)
        case "$": return (lineEnd, false)
        case "w": return (repeated(times, wordStartAfter), false)
        case "b": return (repeated(times, wordStartBefore), false)
        case "e": return (repeated(times, wordEndAfter), true)
        case "g": return (start(ofLine: times - 1), false)
        case "G": return (command.count.map { start(ofLine: $0 - 1) } ?? written.lineStart(of: written.count), false)
        case "f", "t", "F", "T": return found(command, times)
        default: return nil
        }
    }

    /// What an operation acts on; whole lines with their line feeds.
    func stretch(_ operation: Character, _ command: ViCommand) -> (range: Range<Int>, isWhole: Bool)? {
        let times = command.count ?? 1
        switch command.key {
        case _ where command.isObject: return object(command).map { ($0, false) }
        case operation: return (lines(times), true)
        case "j": return lineEnd == written.count ? nil : (lines(times + 1), true)
        case "k": return lineStart == 0 ? nil : (lines(from: times), true)
        case "g", "G":
            guard let target = motion(command)?.target else { return nil }
            let (low, high) = (min(caret, target), max(caret, target))
            return (written.lineStart(of: low)..<min(written.lineEnd(of: high) + 1, written.count), true)
        case "w" where operation == "c" && !isBlank(caret): return between(repeated(times, wordEndHere) + 1)
        case "w": return between(min(motion(command)?.target ?? caret, max(lineEnd, caret)))
        default:
            guard let (target, isInclusive) = motion(command) else { return nil }
            return between(isInclusive ? min(target + 1, written.count) : target)
        }
    }

    /// This line and those after it, `count` in all.
    func lines(_ count: Int) -> Range<Int> {
        var end = lineEnd
        for _ in 1..<max(count, 2) where count > 1 && end < written.count { end = written.lineEnd(of: end + 1) }
        return lineStart..<min(end + 1, written.count)
    }

    var firstOfLine: Int {
        min(lineStart + written.count(from: lineStart) { $0 != "\n" && $0.isWhitespace }, lineEnd)
    }

    /// This line and `count` before it.
    private func lines(from count: Int) -> Range<Int> {
        var start = lineStart
        for _ in 0..<count where start > 0 { start = written.lineStart(of: start - 1) }
        return start..<min(lineEnd + 1, written.count)
    }

    private func between(_ target: Int) -> (Range<Int>, Bool)? {
        target == caret ? nil : (min(caret, target)..<max(caret, target), false)
    }

    private func start(ofLine number: Int) -> Int {
        var start = 0
        for _ in 0..<number {
            let end = written.lineEnd(of: start)
            guard end < written.count else { return start }
            start = end + 1
        }
        return start
    }

    private func found(_ command: ViCommand, _ times: Int) -> (target: Int, isInclusive: Bool)? {
        guard let wanted = command.argument else { return nil }
        let isForward = command.key == "f" || command.key == "t"
        var place = caret
        for _ in 0..<times {
            let next =
                isForward
                ? place + 1 + written.count(from: min(place + 1, lineEnd)) { $0 != wanted && $0 != "\n" }
                : place - 1 - written.count(before: place) { $0 != wanted && $0 != "\n" }
            guard next < lineEnd, next >= lineStart, written.character(at: next) == wanted else { return nil }
            place = next
        }
        switch command.key {
        case "t": return (place - 1, true)
        case "T": return (place + 1, false)
        default: return (place, isForward)
        }
    }

    // MARK: - Words

    private func repeated(_ times: Int, _ step: (Int) -> Int) -> Int {
        var place = caret
        for _ in 0..<times {
            let next = step(place)
            guard next != place else { return place }
            place = next
        }
        return place
    }

    /// Letters are of one kind, signs of another; blanks lie between.
    func kind(_ place: Int) -> Int? {
        written.character(at: place).map { $0.isWhitespace ? 0 : $0.isPartOfWord ? 1 : 2 }
    }

    func isBlank(_ place: Int) -> Bool { (kind(place) ?? 0) == 0 }

    private func wordStartAfter(_ place: Int) -> Int {
        guard let kind = kind(place) else { return place }
        let past = kind == 0 ? place : place + written.count(from: place) { $0.viKind == kind }
        return past + written.count(from: past, while: \.isWhitespace)
    }

    private func wordStartBefore(_ place: Int) -> Int {
        let end = place - written.count(before: place, while: \.isWhitespace)
        guard let kind = kind(end - 1) else { return 0 }
        return end - written.count(before: end) { $0.viKind == kind }
    }

    private func wordEndAfter(_ place: Int) -> Int {
        let next = place + 1 + written.count(from: min(place + 1, written.count), while: \.isWhitespace)
        return kind(next) == nil ? max(place, written.count - 1) : wordEnd(next)
    }

    /// The end of the word here, or of the next when this is its end already and more are asked for.
    private func wordEndHere(_ place: Int) -> Int {
        place == caret ? wordEnd(place) : wordEndAfter(place)
    }

    private func wordEnd(_ place: Int) -> Int {
        guard let kind = kind(place) else { return place }
        return place + written.count(from: place) { $0.viKind == kind } - 1
    }
}

extension ViCommand {
    /// It changes the text, so that it can be done again.
    var isChange: Bool {
        if let operation { return operation != "y" }
        return !Self.motions.contains(key) && !["u", "Y", "."].contains(key)
    }
}

extension Character {
    var viKind: Int { isWhitespace ? 0 : isPartOfWord ? 1 : 2 }
}
