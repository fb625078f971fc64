import EchoScreen
import EchoText

/// How the words of a line were said: in colours, and of those to listen to again the sounds.
enum SaidWordsNotes {
    static func notes(_ words: [SaidWord]) -> [MessageMargin.Note] {
        guard words.contains(where: { $0.grade != .unjudged }) else { return [] }
        let line = words.enumerated().flatMap { index, word in
            (index == 0 ? [] : [StyledText(" ")]) + [StyledText(Sanitizer.line(word.text), role(word.grade))]
        }
        return [MessageMargin.Note(sign: StyledText("♪", .faint), line: line, name: "pronunciation")]
            + PronunciationRules.unclear(words).map(again)
    }

    /// "↳ Listen again: leche  l e tʃ e".
    private static func again(_ word: SaidWord) -> MessageMargin.Note {
        let sounds = word.sounds.enumerated().flatMap { index, sound in
            [StyledText(index == 0 ? "  " : " "), StyledText(Sanitizer.line(sound.ipa), soundRole(sound.grade))]
        }
        return MessageMargin.Note(
            sign: StyledText("↳", .faint),
            line: [StyledText("Listen again: ", .faint), StyledText(Sanitizer.line(word.text), .strong)] + sounds,
            name: "pronunciation")
    }

    private static func role(_ grade: SaidWord.Grade) -> TextRole {
        switch grade {
        case .clear: .success
        case .doubtful: .warning
        case .unclear: .failure
        case .unjudged: .faint
        }
    }

    private static func soundRole(_ grade: SaidWord.Grade) -> TextRole { grade == .clear ? .plain : role(grade) }
}
