/// The words about timers, as rules: the action, the time added or taken, the timer, and its name.
struct TongueTimers {
    private var pieces: [TonguePiece]
    private let table: TongueTable

    /// Nothing where a word stands in it that is neither, so that no timer is called by what was not understood.
    static func settled(_ pieces: [TonguePiece], _ table: TongueTable) -> [TonguePiece] {
        var timers = TongueTimers(pieces: pieces, table: table)
        timers.settleLess()
        timers.settleSpans()
        guard timers.place != nil else { return timers.pieces }
        timers.settleVerbs()
        if timers.pieces.contains(where: { asks.contains($0.english) }) { return timers.asked() }
        timers.settleLonger()
        return timers.arranged()
    }

    private var place: Int? { pieces.firstIndex { $0.english.hasPrefix("timer") } }

    // MARK: verbs

    private mutating func settleVerbs() {
        for index in pieces.indices where pieces[index].role == .verb {
            pieces[index].english = table.ofTimers[pieces[index].english] ?? pieces[index].english
        }
        for index in pieces.indices.dropLast()
        where ["on", "to"].contains(pieces[index].english) && pieces[index + 1].role == .number {
            pieces[index].english = "for"
        }
    }

    /// "Cinco minutos menos" leaves nothing out.
    private mutating func settleLess() {
        for index in pieces.indices.dropFirst()
        where pieces[index].english == "except" && pieces[index].said == "menos" {
            guard pieces[..<index].last(where: { !$0.isSilent })?.role == .moment else { continue }
            pieces[index].english = "less"
        }
    }

    /// "Fünf Minuten mehr" is said of a timer.
    private mutating func settleSpans() {
        let spoken = pieces.filter { !$0.isSilent }
        guard spoken.count > 2, spoken.first?.role == .number, let last = spoken.last,
            Self.longer.contains(last.english),
            spoken.dropLast().allSatisfy({ [.number, .and, .moment].contains($0.role) }),
            spoken.contains(where: { $0.role == .moment })
        else { return }
        pieces.append(TonguePiece(english: "timer", said: "", role: .noun))
    }

    private mutating func settleLonger() {
        guard let place = pieces.firstIndex(where: { Self.longer.contains($0.english) }) else { return }
        let isLonger = pieces[place].english != "less"
        pieces.remove(at: place)
        let verbs = pieces.indices.filter { pieces[$0].role == .verb }
        // "Stell den Timer fünf Minuten länger".
        let replaced = ["set", "add", "increase", "decrease", "remove", "leave", ""]
        if verbs.count == 1, replaced.contains(pieces[verbs[0]].english) { pieces.remove(at: verbs[0]) }
        pieces.insert(TonguePiece(english: isLonger ? "increase" : "decrease", said: "", role: .verb), at: 0)
    }

    private static let longer: Set<String> = ["higher", "less", "longer"]
    private static let asks: Set<String> = [
        "how long", "what is", "what", "status", "time left", "when is", "how many", "what is the status of", "how is",
    ]

    /// How much is left of it: only what it is called and how long it was tells which.
    private func asked() -> [TonguePiece] {
        let kept = pieces.filter { piece in
            switch piece.role {
            case .number, .moment, .unknown, .name, .and: true
            case .noun: piece.english.hasPrefix("timer")
            default: ["for", "called", "of"].contains(piece.english)
            }
        }
        return [Self.piece("time left on", .verb)] + kept
    }

    // MARK: order

    private typealias Span = Range<Int>

    private func arranged() -> [TonguePiece] {
        let verbs = pieces.filter { $0.role == .verb }
        if pieces.contains(where: { $0.role == .question }) { return [] }
        guard let timer = place, verbs.count <= 1,
            !pieces.contains(where: { [.end, .when].contains($0.role) || $0.english == "all" })
        else { return withoutTaking() }
        let spans = spans()
        guard let name = name(timer, spans) else { return [] }
        let called = name.isEmpty ? [] : [Self.piece("called", .other)] + name
        let noun = [Self.piece("timer", .noun)]
        guard let verb = verbs.first, let change = change(verb, timer, spans) else {
            guard spans.count <= 1 else { return pieces }
            let span = spans.first.map { [Self.piece("for", .other)] + pieces[$0] } ?? []
            return verbs + noun + span + called
        }
        guard let (amount, own) = parted(spans, timer) else { return [] }
        return [Self.piece(change ? "add" : "remove", .verb)] + pieces[amount]
            + [Self.piece(change ? "to" : "from", .other)] + noun
            + (own.map { [Self.piece("of", .other)] + pieces[$0] } ?? []) + called
    }

    /// "Quita todos los temporizadores" ends them.
    private func withoutTaking() -> [TonguePiece] {
        guard pieces.contains(where: { $0.english == "all" }), spans().isEmpty else { return pieces }
        return pieces.map { $0.role == .verb && $0.english == "decrease" ? Self.piece("cancel", .verb) : $0 }
    }

    private static func piece(_ english: String, _ role: TonguePiece.Role) -> TonguePiece {
        TonguePiece(english: english, said: "", role: role)
    }

    /// Whether it becomes longer; nil where its length stays. "Pon cinco minutos al temporizador" adds them.
    private func change(_ verb: TonguePiece, _ timer: Int, _ spans: [Span]) -> Bool? {
        switch verb.english {
        case "increase", "add": return true
        case "decrease", "remove": return false
        // "Elimina 10 minutos del temporizador", and no timer of ten minutes.
        case "cancel":
            guard let span = spans.first, span.upperBound < timer else { return nil }
            let isApart = pieces[span.upperBound..<timer].contains { !$0.isSilent && Self.joints.contains($0.english) }
            return isApart ? false : nil
        case "set":
            let before = pieces[..<timer].last { !$0.isSilent }
            let isTo = before.map { $0.english == "to" && $0.role != .number } ?? false
            return isTo && !spans.isEmpty ? true : nil
        default: return nil
        }
    }

    /// Times with their units, one behind the other.
    private func spans() -> [Span] {
        var all: [Span] = []
        var index = 0
        while index < pieces.count {
            guard let end = end(index) else {
                index += 1
                continue
            }
            all.append(index..<end)
            index = end
        }
        return all
    }

    private func end(_ start: Int) -> Int? {
        var end: Int?
        var index = start
        while let size = size(index) {
            index += size
            end = index
            if index < pieces.count, pieces[index].role == .and { index += 1 }
        }
        return end
    }

    /// "Half an hour" is a whole one.
    private func size(_ index: Int) -> Int? {
        guard index < pieces.count else { return nil }
        if pieces[index].role == .moment, Self.wholes.contains(pieces[index].english) { return 1 }
        guard index + 1 < pieces.count, pieces[index].role == .number, pieces[index + 1].role == .moment else {
            return nil
        }
        return 2
    }

    private static let wholes: Set<String> = [
        "half an hour", "quarter of an hour", "three quarter of an hour", "1.5 hours", "2.5 hours",
    ]

    /// How much is added or taken, and how long the timer is that is meant.
    private func parted(_ spans: [Span], _ timer: Int) -> (amount: Span, own: Span?)? {
        func mark(_ span: Span) -> String? { pieces[..<span.lowerBound].last { !$0.isSilent }?.said }
        if spans.count == 1 {
            // "Quita del temporizador de 4 horas" tells how long it is, and not how much is taken.
            let isOwn =
                !table.amounts.isEmpty && spans[0].lowerBound > timer
                && pieces[timer..<spans[0].lowerBound].last { !$0.isSilent }?.english == "of"
            return isOwn ? nil : (spans[0], nil)
        }
        guard spans.count == 2 else { return nil }
        let marked = spans.filter { mark($0).map(table.amounts.contains) ?? false }
        if marked.count == 1, let own = spans.first(where: { $0 != marked[0] }) { return (marked[0], own) }
        let behind = spans.filter { $0.lowerBound > timer }
        let before = spans.filter { $0.upperBound <= timer }
        guard behind.count == 1, before.count == 1 else { return nil }
        // "Den Zehn-Minuten-Timer fünf Minuten länger": what stands right before it is how long it is.
        let isBeside = pieces[before[0].upperBound..<timer].allSatisfy(\.isSilent)
        return !table.namesFollow && isBeside ? (behind[0], before[0]) : (before[0], behind[0])
    }

    /// What it is called: words behind it, or before it in one language of these. Nil where others stand there too.
    private func name(_ timer: Int, _ spans: [Span]) -> [TonguePiece]? {
        let words = pieces.indices.filter { index in
            !pieces[index].isSilent && index != timer && !spans.contains { $0.contains(index) }
                && ![.verb, .copula, .particle, .at, .and].contains(pieces[index].role)
                && !Self.joints.contains(pieces[index].english)
        }
        guard let first = words.first, let last = words.last else { return [] }
        guard pieces[first...last].enumerated().allSatisfy({ words.contains(first + $0.offset) || $0.element.isSilent })
        else { return nil }
        let before = pieces[..<first].lastIndex { !$0.isSilent }
        let isCalled = before.map { $0 == timer || ["called", "for", "of"].contains(pieces[$0].english) } ?? false
        let isBefore = !table.namesFollow && pieces[(last + 1)...].firstIndex { !$0.isSilent } == timer
        guard isCalled || isBefore else { return nil }
        return words.map { pieces[$0] }
    }

    private static let joints: Set<String> = ["for", "of", "called", "to", "in", "at", "by", "on", "with", "from"]
}
