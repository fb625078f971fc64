import EchoScreen
import Testing

struct QuestionAnswerTests {
    @Test(
        "is an answer as a word of its own, and something else as soon as it can be none",
        arguments: [
            ("y", QuestionAnswer.letter(isYes: true)), ("Y", .letter(isYes: true)), ("n", .letter(isYes: false)),
            ("ye", .begun), ("yes", .whole(isYes: true)), ("No", .whole(isYes: false)), ("yel", .other),
            ("you", .other), ("not", .other), ("w", .other), ("yess", .other),
            ("j", .begun), ("Ja", .whole(isYes: true)), ("Sí", .whole(isYes: true)), ("oui", .whole(isYes: true)),
            ("nei", .begun), ("nein", .whole(isYes: false)), ("non", .whole(isYes: false)), ("neu", .other),
        ])
    func words(typed: String, answer: QuestionAnswer) {
        #expect(QuestionAnswer(typed) == answer)
    }

    @Test("means yes or no only where it is one") func meaning() {
        let words = ["y", "yes", "n", "no", "ye", "you"]
        #expect(words.map { QuestionAnswer($0).isYes } == [true, true, false, false, nil, nil])
    }
}
