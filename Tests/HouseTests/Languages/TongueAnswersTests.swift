import Foundation
import Testing

@testable import House

@Suite struct `Answers in other languages` {
    private func text(_ english: String, _ tongue: HouseTongue = .german) -> String {
        TongueAnswers(tongue, names: ["the hall lamp": "Flurlampe", "the desk lamp": "Schreibtischlampe"]).text(english)
    }

    @Test(arguments: [
        ("The hall lamp is off now.", "Flurlampe: jetzt aus."),
        ("The hall lamp and the desk lamp are on at 40 % now.", "Flurlampe und Schreibtischlampe: jetzt an mit 40 %."),
        ("Turn off the hall lamp?", "Flurlampe ausschalten?"),
        ("Called off: turn off the hall lamp at 18:42.", "Abgesagt: Flurlampe ausschalten um 18:42 Uhr."),
        ("There is no room called “Saal”. Nothing was done.", "Es gibt kein Zimmer namens „Saal“. Nichts wurde getan."),
        ("The hall lamp is on the way to 30 % open.", "Flurlampe: unterwegs zu 30 %."),
        ("Yes, the hall lamp is on.", "Ja, Flurlampe: an."),
        ("It is 21.5 °C in the kitchen.", "Es sind 21.5 °C (kitchen)."),
    ])
    func `have the names of the house and the words of the language`(english: String, german: String) {
        #expect(text(english) == german)
    }

    @Test func `stay as they are where nobody put them into it`() {
        #expect(
            text("The moon is made of cheese, as far as is known.") == "The moon is made of cheese, as far as is known."
        )
    }

    @Test(arguments: [
        AnswerSentences.done, AnswerSentences.asked, AnswerSentences.told, AnswerSentences.general, AnswerPieces.states,
        AnswerPieces.orders, AnswerPieces.times, AnswerPieces.counts, AnswerRefusals.all,
        AnswerPeople.all, AnswerPeople.rights, AnswerPeople.yourRights, AnswerPeople.evidence, AnswerPeople.days,
        AnswerPeople.situations,
    ])
    func `are there in every language`(rows: String) {
        for line in rows.split(separator: "\n") {
            #expect(line.components(separatedBy: " | ").count == HouseTongue.allCases.count, "\(line)")
        }
    }

    @Test(arguments: HouseTongue.foreign)
    func `are there for people, habits and devices that say little`(tongue: HouseTongue) {
        let said = [
            "You are Anna, who may do everything.", "You are a guest now: a guest may only ask.",
            "What is your PIN, Anna?", "Who is speaking? Type your PIN.",
            "Hello Anna. You may switch lamps, plugs, blinds, fans and players.",
            "That is not the PIN. 2 tries are left before a pause.", "Too many wrong attempts. Try again in 2 minutes.",
            "The hall lamp stays as before: you may not change that.",
            "You may not change that. Nothing was done. Say who you are: /house-person.",
            "Anna is known now, and may do everything. From now on, strangers are guests: a guest may only ask.",
            "You often turn off the hall lamp, when everybody has left, 4 of 5 times.",
            "You often turn off the hall lamp, 22:20–22:40, on 6 of 7 evenings.",
            "Say “make that a rule” or “never suggest that”.", "It is not suggested again.",
            "What is “Plug 3”? Such as: a lamp, a heater, opens the garage.", "What do you call “Plug 3”?",
        ]
        for english in said {
            for sentence in english.split(separator: ". ").map({ $0.hasSuffix("?") ? String($0) : "\($0)." }) {
                let bare = sentence.replacing("..", with: ".")
                #expect(text(bare, tongue) != bare, "\(bare)")
            }
        }
    }

    @Test(arguments: [
        ("Mach daraus eine Regel!", HabitReply.accepts, HouseTongue.german),
        ("Schlag das nie wieder vor", .refuses, .german), ("Haz de eso una regla", .accepts, .spanish),
        ("No lo sugieras más", .refuses, .spanish), ("Fais-en une règle", .accepts, .french),
        ("Ne le suggère plus", .refuses, .french),
    ])
    func `follow what is said to a suggestion`(said: String, reply: HabitReply, tongue: HouseTongue) {
        let remark = TongueRemark(said, HousePeople(), in: nil, isSuggested: true)
        #expect(remark?.habit == reply && remark?.tongue == tongue)
        #expect(TongueRemark(said, HousePeople(), in: nil, isSuggested: false) == nil)
        #expect(TongueRemark(said, HousePeople(), in: .english, isSuggested: true) == nil)
    }

    @Test func `say what somebody may do`() {
        #expect(text("You are Anna, who may do everything.") == "Du bist Anna und darfst alles.")
        #expect(text("Hello Tim. You may only ask.") == "Hallo Tim. Du darfst nur fragen.")
        #expect(
            text("You often turn off the hall lamp, when it gets dark, 4 of 5 times.", .french)
                == "C’est une habitude : éteindre Flurlampe, quand la nuit tombe, 4 fois sur 5.")
    }

    @Test func `are there for what is said in Spanish and French`() {
        #expect(text("The hall lamp is off now.", .spanish) == "Flurlampe: ahora apagado.")
        #expect(text("The hall lamp is off now.", .french) == "Flurlampe : maintenant éteint.")
    }
}
