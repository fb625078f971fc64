import EchoScreen
import EchoText
import Testing

@testable import Immersion

@Suite struct `How a line was said stands below it in colours` {
    @Test func `with the sounds of what is to be heard again, and none for what nobody can judge`() {
        let notes = SaidWordsNotes.notes([
            SaidWord(text: "un", grade: .clear), SaidWord(text: "café", grade: .doubtful),
            SaidWord(
                text: "leche", grade: .unclear,
                sounds: [.init(ipa: "l", grade: .clear), .init(ipa: "tʃ", grade: .unclear)]),
            SaidWord(text: "rey", grade: .unjudged),
        ])

        #expect(
            notes[0].line.filter { $0.text != " " }
                == [
                    StyledText("un", .success), StyledText("café", .warning), StyledText("leche", .failure),
                    StyledText("rey", .faint),
                ])
        #expect(notes[1].line.map(\.text).joined() == "Listen again: leche  l tʃ")
        #expect(notes[1].line.last == StyledText("tʃ", .failure))
        #expect(notes.count == 2)
        #expect(SaidWordsNotes.notes([SaidWord(text: "x", grade: .unjudged)]).isEmpty)
    }
}
