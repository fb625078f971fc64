import EchoScreen
import EchoTerminal

extension CommandStory {
    static let room = roomItself + lines + cards

    private static let roomItself = [
        opens(Command("showRoom"), "Language room"),
        opens(Command("languages.show"), in: nil, "Languages"),
        CommandStory(Command("room.leave"), in: nil, after: inside, .sees("You have left the language room.")),
        CommandStory(
            Command("room.hint"), in: .composerEmpty, after: inside, .sees("? Order a coffee with milk, or a tea.")),
    ]

    private static let lines = [
        CommandStory(Command("room.words"), in: .composerEmpty, after: inside, .sees("╭ Words").and(.sees("to put"))),
        CommandStory(
            Command("room.translate"), in: .composerEmpty, after: inside,
            .sees("⇄ Hello, good morning! What can I get you?")),
        CommandStory(
            Command("room.sayAgain"), in: .composerEmpty, of: .silentRoom, after: inside, .plays),
        CommandStory(
            Command("room.saySlower"), in: .composerEmpty, of: .silentRoom, after: inside, .plays),
        CommandStory(
            Command("room.compare"), in: .composerEmpty, after: inside, .sees("You have not spoken a line here yet")),
        CommandStory(
            Command("room.card"), in: .composerEmpty, after: mistaken,
            .sees("New card: quiero")),
        CommandStory(
            Command("room.keepMistakes"), in: KeyContext("roomSummary", place: "in a summary"),
            after: mistaken + [.send("/leave-room"), .see("Say it right")], .sees("1 card made.")),
        CommandStory(
            Command("room.withdraw"), in: .composerEmpty, after: mistaken,
            .sees("The correction of “quiere” is struck and no longer counts.")),
    ]

    private static let cards = [
        CommandStory(
            Command("reviewCards"), in: .composerEmpty, after: carded, .sees("╭ Review")),
        CommandStory(Command("cards.show"), in: nil, after: carded, .sees("╭ Cards")),
        opens(Command("room.progress"), in: nil, "Progress"),
        CommandStory(Command("place.ask"), in: place, after: kitchen, .sees("what is “")),
        CommandStory(Command("place.keep"), in: place, after: kitchen, .sees("16 cards made.")),
        opens(Command("room.providers"), in: nil, "Providers · Spanish", .sees("Grammar  rules")),
        CommandStory(
            Command("review.play"), in: KeyContext("review", place: "in a review"), of: .silentRoom,
            after: carded + [.press(.alt("v")), .see("╭ Review"), .press(.enter), .see("1 again")], .plays),
        CommandStory(
            Command("review.aloud"), in: KeyContext("review", place: "in a review"), of: .silentRoom, after: aloud,
            .sees("● listening")),
        CommandStory(
            Command("review.write"), in: KeyContext("review", place: "in a review"), of: .silentRoom, after: aloud,
            .sees("the word or sentence; Enter shows it")),
        grade("edit", .sees("quiero = not “quiere”")),
        grade("delete", .sees("is deleted. /undo-review takes it back.")),
        grade("suspend", .sees("is suspended: /resume-cards asks it again.")),
        grade("bury", .sees("is left alone until tomorrow.")),
        grade("flag", .sees("f red flag")),
        CommandStory(
            Command("card.tags"), in: KeyContext("card", place: "in a card"),
            after: carded + [.send("/cards"), .see("╭ Cards"), .press(.enter), .see("╭ Card ·")],
            .sees("tags, separated by spaces")),
        CommandStory(
            Command("review.undo"), in: KeyContext("review", place: "in a review"),
            after: answered + [
                .press(.character("e")), .see("quiero = not"), .press(.enter), .see("is saved."), .press(.enter),
                .see("1 again"),
            ], .sees("is as it was.")),
        CommandStory(
            Command("cards.resume"), in: nil,
            after: answered + [.press(.character("p")), .see("is suspended")], .sees("1 card is asked again.")),
        grade("take", .sees("reviewed, and not known.")),
        grade("again", .sees("reviewed, and not known.")),
        grade("hard", .sees("reviewed, and known.")),
        grade("good", .sees("reviewed, and known.")),
        grade("easy", .sees("reviewed, and known.")),
    ]

    private static func grade(_ name: String, _ outcome: CommandOutcome) -> CommandStory {
        CommandStory(
            Command("review.\(name)"), in: KeyContext("review", place: "in a review"),
            after: answered, outcome)
    }

    private static let answered: [Step] =
        carded + [.press(.alt("v")), .see("╭ Review"), .press(.enter), .see("1 again")]

    private static let place = KeyContext("roomPlace", place: "in a place")
    private static let kitchen: [Step] = [.send("/place kitchen"), .see("╭ A kitchen · Spanish"), .see("la mesa")]
    private static let inside: [Step] = [.send("/room es café"), .see("¿Qué le pongo?")]
    private static let mistaken =
        inside + [.send("Yo quiere un café con leche"), .see("↳ Yo quiero un café con leche")]
    private static let aloud =
        carded + [.send("/review voice"), .see("╭ Review"), .see("Space: say the answer")]
    private static let carded = mistaken + [.press(.alt("a")), .see("New card: ")]
}
