import EchoScreen
import EchoText

/// Puts what the room notes at a line into the margin below it.
enum RoomMargin {
    static func margin(of line: RoomLine, persona: Persona) -> MessageMargin {
        MessageMargin(
            author: line.isLearner ? nil : Sanitizer.line(persona.name), place: provider(of: line).map(place),
            notes: notes(of: line.notes))
    }

    /// Letters of a better sentence that stand in the margin.
    private static let longestBetter = 200

    /// Equal mistakes stand once, with their number.
    private static func notes(of notes: [RoomNote]) -> [MessageMargin.Note] {
        var counts: [[String]: Int] = [:]
        for case .correction(let correction) in notes { counts[key(correction), default: 0] += 1 }
        var seen: Set<[String]> = []
        let distinct = notes.filter { note in
            if case .correction(let correction) = note { seen.insert(key(correction)).inserted } else { true }
        }
        return distinct.indices.flatMap { index in
            var shown = self.notes(distinct[index], before: distinct[(index + 1)...])
            if case .correction(let correction) = distinct[index], let count = counts[key(correction)], count > 1 {
                shown[0].line.insert(StyledText("\(count) × ", .warning), at: 0)
            }
            return shown
        }
    }

    private static func key(_ correction: Correction) -> [String] {
        [correction.what, correction.replacements.first ?? "", correction.why, correction.better]
    }

    /// As much of a long sentence as one reads.
    ///
    /// - Parameter place: letters before what it is about.
    static func shortened(_ text: String, around place: Int = 0) -> String {
        guard text.count > longestBetter else { return text }
        let start = max(0, min(place - longestBetter / 3, text.count - longestBetter))
        let isCut = start + longestBetter < text.count
        return (start > 0 ? "…" : "") + text.dropFirst(start).prefix(longestBetter) + (isCut ? "…" : "")
    }

    /// Letters before a word; none where it does not stand there.
    private static func place(of word: String?, in text: String) -> Int {
        guard let word, let range = text.firstRange(of: word) else { return 0 }
        return text.distance(from: text.startIndex, to: range.lowerBound)
    }

    /// Of a line that a provider is still writing.
    static func margin(ofLineBy persona: Persona, provider: String?) -> MessageMargin {
        MessageMargin(author: Sanitizer.line(persona.name), place: provider.map(place))
    }

    private static func place(_ provider: String) -> String { "by \(Sanitizer.line(provider))" }

    /// Nil where the line is this machine's own.
    private static func provider(of line: RoomLine) -> String? {
        line.notes.lazy.compactMap { note -> String? in
            if case .answered(let provider, _) = note { provider } else { nil }
        }.first
    }

    /// - Parameter others: the notes behind it: mistakes of one sentence have one better sentence, below the last of them.
    static func notes(_ note: RoomNote, before others: ArraySlice<RoomNote> = []) -> [MessageMargin.Note] {
        switch note {
        case .correction(let correction):
            notes(
                correction,
                isLast: !others.contains {
                    if case .correction(let other) = $0 { other.better == correction.better } else { false }
                })
        case .lookedUp(let word, let reading, let translation):
            [
                MessageMargin.Note(
                    sign: StyledText("=", .accent),
                    line: [text(word, .strong), StyledText("  ")]
                        + (reading.isEmpty ? [] : [text(reading, .faint), StyledText("  ")])
                        + [text(translation, .plain)], name: "word")
            ]
        case .translated(let text, let isRough):
            [
                MessageMargin.Note(
                    sign: StyledText("⇄", .accent),
                    line: [self.text(text, .plain)] + (isRough ? [StyledText("  rough, word by word", .faint)] : []),
                    name: "translation")
            ]
        case .hint(let hint):
            [MessageMargin.Note(sign: StyledText("?", .accent), line: self.hint(hint), name: "hint")]
        case .goalReached(let goal):
            [
                MessageMargin.Note(
                    sign: StyledText("✓", .success), line: [text(goal.title, .success)], name: "goal reached")
            ]
        case .answered(let provider, let instead): instead.isEmpty ? [] : [fallback("\(provider) answered", instead)]
        case .fellBack(let instead): [fallback("the script goes on", instead)]
        case .heard(let provider, let instead): [fallback("\(provider) understood this", instead)]
        case .said(let words): SaidWordsNotes.notes(words)
        }
    }

    /// "OpenAI cannot be reached at api.openai.com; Anthropic answered."
    private static func fallback(_ consequence: String, _ instead: [PassedOver]) -> MessageMargin.Note {
        let reasons = instead.map(\.sentence).joined(separator: "; ")
        return MessageMargin.Note(
            sign: StyledText("!", .warning), line: [text("\(reasons); \(consequence).", .faint)], name: "provider")
    }

    /// What, why, and the better sentence.
    private static func notes(_ correction: Correction, isLast: Bool) -> [MessageMargin.Note] {
        let right = correction.replacements.first.map { [StyledText(" → "), text(shortened($0), .success)] } ?? []
        let why = [StyledText("  "), text(correction.why, .faint)] + source(correction)
        // What a model says alone is no verdict.
        let role: TextRole = correction.source == .model ? .warning : .failure
        let first = MessageMargin.Note(
            sign: StyledText("✗", role), line: [text(shortened(correction.what), role)] + right + why,
            name: "correction")
        guard isLast, !correction.better.isEmpty else { return [first] }
        let place = place(of: correction.replacements.first, in: correction.better)
        let better = MessageMargin.Note(
            sign: StyledText("↳", .faint), line: [text(shortened(correction.better, around: place), .success)],
            name: "better")
        return [first, better]
    }

    private static func source(_ correction: Correction) -> [StyledText] {
        switch correction.source {
        case .model: [StyledText("  from the model, not certain", .warning)]
        case .both: [StyledText("  the model agrees", .faint)]
        case nil: []
        }
    }

    static func hint(_ hint: ScenarioHint) -> [StyledText] {
        switch hint {
        case .idea(let idea): [text(idea, .plain)]
        case .nextWord(let word): [StyledText("Begin with: ", .faint), text(word, .strong), StyledText(" …", .faint)]
        case .sentence(let sentence): [StyledText("Say: ", .faint), text(sentence, .strong)]
        }
    }

    private static func text(_ text: String, _ role: TextRole) -> StyledText {
        StyledText(Sanitizer.line(text), role)
    }
}
