import Testing

@testable import Echo

@Suite struct `Commands in what is dictated` {
    private func parts(_ text: String, _ languages: String...) -> [DictatedPart] {
        DictationReader(languages: languages).parts(of: text)
    }

    @Test(arguments: [
        ("New line.", DictationCommand.newLine), ("new paragraph", .newParagraph), ("Delete that.", .deleteThat),
        ("Scratch that!", .deleteThat), ("Send.", .send), ("send it", .send),
    ])
    func `a phrase by itself is a command`(said: String, command: DictationCommand) {
        #expect(parts(said) == [.command(command)])
    }

    @Test(arguments: [
        "Please send it to Bob.", "A new line of products.", "I will delete that file.",
        "Then, delete that, and go on.",
        "Well, send.",
    ])
    func `words in a sentence are words`(said: String) { #expect(parts(said) == [.words(said)]) }

    @Test func `a line may be broken inside a sentence`() {
        #expect(
            parts("Dear Anna, new line, thank you for 3.5 pounds.")
                == [.words("Dear Anna,"), .command(.newLine), .words("thank you for 3.5 pounds.")])
    }

    @Test func `what is said before and behind a command stays`() {
        #expect(
            parts("See you on Monday. Delete that. See you on Tuesday. Send.") == [
                .words("See you on Monday."), .command(.deleteThat), .words("See you on Tuesday."), .command(.send),
            ])
    }

    @Test func `languages of the settings have commands of their own, beside English`() {
        #expect(parts("Neue Zeile.") == [.words("Neue Zeile.")])
        #expect(parts("Neue Zeile.", "de") == [.command(.newLine)])
        #expect(parts("Nueva línea.", "de", "es") == [.command(.newLine)])
        #expect(parts("New line.", "fr") == [.command(.newLine)])
    }

    @Test func `a recogniser without punctuation is told it`() {
        #expect(
            parts("well comma i think so full stop new line") == [.words("well, I think so."), .command(.newLine)])
        #expect(parts("is it question mark") == [.words("is it?")])
        #expect(parts("The Jurassic period.") == [.words("The Jurassic period.")])
    }

    @Test func `nothing is nothing`() { #expect(parts("") == [] && parts(" \n ") == []) }
}
