import EchoText

/// How much of one message was said already.
struct PlainMessage: Sendable {
    private enum Call: Sendable { case unknown, asked, runs, over }

    /// What was said of its text.
    private var saidWords = ""
    private var said: Int { saidWords.utf8.count }
    private var isSettled = false
    private var settledText = 0
    private var mark: String?
    private var isLeadSaid = false
    /// Notes beside it.
    private var notes: Set<MessageMargin.Note> = []
    private var call = Call.unknown
    private let isKnown: Bool
    /// Its sentences are said as they are finished; else its lines.
    private let bySentence: Bool
    /// It was said what can be done about its end.
    var isOffered = false
    /// Of the row, as it was seen last.
    private var revision: Int?
    /// The last words that were said are not the end of a line of it.
    private var endsWithinLine = false

    /// Some of its words were said, and more are to come.
    var isOpen: Bool { said > 0 && !isSettled }
    /// And the next ones belong to the same line.
    var isWithinLine: Bool { isOpen && endsWithinLine }

    /// `isKnown`: the person wrote it here and sees it.
    init(isKnown: Bool, bySentence: Bool) { (self.isKnown, self.bySentence) = (isKnown, bySentence) }

    mutating func lines(of row: MessageRowViewState) -> [PlainLine] {
        guard row.revision != revision else { return [] }
        revision = row.revision
        let lead = newLead(row)
        if let tool = row.tool { return lead + lines(of: tool).map { PlainLine($0) } }
        return lead + (row.isLive ? stream(row) : settle(row))
    }

    private mutating func newLead(_ row: MessageRowViewState) -> [PlainLine] {
        guard let lead = row.lead, !isLeadSaid else { return [] }
        isLeadSaid = true
        return [.notice("\(PlainWording.spoken(lead).capitalizedFirst).")]
    }

    /// Sentences of an answer on its way; spoken words change until they are settled.
    private mutating func stream(_ row: MessageRowViewState) -> [PlainLine] {
        guard row.author.role != .user, !isSettled else { return [] }
        let known = said
        var count = ready(in: row.text)
        guard count > 0 else { return [] }
        takeBackChanged(in: row.text)
        if said < known { count = ready(in: row.text) }
        let told = lines(of: row, row.text, from: said, count: count)
        saidWords += String(decoding: row.text.utf8.dropFirst(said).prefix(count), as: UTF8.self)
        endsWithinLine = saidWords.utf8.last != UInt8(ascii: "\n")
        return told
    }

    private func ready(in text: String) -> Int {
        bySentence
            ? PlainSentences.finished(in: text, from: said) : PlainSentences.finishedLines(in: text, from: said)
    }

    /// Of words that are others now all is said again: what was said cannot be taken back.
    private mutating func takeBackChanged(in text: String) {
        if !text.utf8.starts(with: saidWords.utf8) { saidWords = "" }
    }

    private mutating func settle(_ row: MessageRowViewState) -> [PlainLine] {
        let hash = row.text.hashValue
        if isSettled, settledText != hash { saidWords = "" }
        if !isSettled { takeBackChanged(in: row.text) }
        let isNew = !isSettled || settledText != hash
        let words = SourceList.removed(row.sources, from: row.text)
        let count = words.utf8.count
        let text =
            isNew && !(isKnown && !isSettled)
            ? lines(of: row, words, from: min(said, count), count: count) + sources(row) : []
        (isSettled, settledText, saidWords) = (true, hash, words)
        return text + settleMark(row) + newNotes(row)
    }

    private mutating func newNotes(_ row: MessageRowViewState) -> [PlainLine] {
        (row.pictures + row.notes).filter { notes.insert($0).inserted }.map {
            PlainLine("\($0.name): " + $0.line.map(\.text).joined())
        }
    }

    /// Why there is no answer, or half of one, is no part of it.
    private mutating func settleMark(_ row: MessageRowViewState) -> [PlainLine] {
        let new = PlainWording.mark(row)
        defer { mark = new }
        guard let new, new != mark else { return [] }
        if row.author.role == .user, row.mark?.role == .warning {
            return [.notice("\(String(new.dropFirst().dropLast()).capitalizedFirst).")]
        }
        return [PlainLine("\(row.author.text): \(new)", isNotice: row.tellsTrouble)]
    }

    /// Numbered as on the screen, but as addresses to read and copy, not as links.
    private func sources(_ row: MessageRowViewState) -> [PlainLine] {
        SourceList.lines(row.sources).map { PlainLine("\(row.author.text): \($0)") }
    }

    private func lines(of row: MessageRowViewState, _ text: String, from start: Int, count: Int) -> [PlainLine] {
        let piece = String(decoding: text.utf8.dropFirst(start).prefix(count), as: UTF8.self)
        let lead = row.isCommentary ? "\(row.author.text), before answering: " : "\(row.author.text): "
        return piece.split(separator: "\n").compactMap { line in
            line.lastIndex { !$0.isWhitespace }
                .map { PlainLine(lead + line[...$0], isNotice: row.isCommentary) }
        }
    }

    private mutating func lines(of tool: ToolRowViewState) -> [String] {
        let name = "tool \(tool.name): "
        let given = tool.arguments.isEmpty ? "" : " with \(tool.arguments)"
        if tool.question != nil {
            // Whatever was said of it before: it does not run until this is answered.
            guard call != .asked, call != .over else { return [] }
            call = .asked
            return ["\(name)waiting for approval\(given). Answer y (yes), n (no) or a (always)."]
        }
        if tool.isOver {
            guard call != .over else { return [] }
            call = .over
            let output = tool.output.text.isEmpty ? "" : ": \(tool.output.text)"
            return [name + PlainWording.spoken(tool.outcome.text) + output]
        }
        guard tool.isRunning, !tool.isRequested, call != .runs, call != .over else { return [] }
        defer { call = .runs }
        return call == .asked ? [] : ["\(name)running\(given)"]
    }
}

extension MessageRowViewState {
    /// Its mark says that something failed. Who interrupts an answer has no trouble.
    fileprivate var tellsTrouble: Bool {
        cut != nil || mark?.role == .failure || (author.role == .user && mark?.role == .warning)
    }
}

extension ToolRowViewState {
    /// It waits for nothing and has come to no end.
    var isRunning: Bool { sign.text == "▸" || isRequested }
    /// Whether it may run is not known yet.
    var isRequested: Bool { sign.text == "…" }
    fileprivate var isOver: Bool { !isRunning && sign.text != "?" }
}
