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
    ])
    func `are there in every language`(rows: String) {
        for line in rows.split(separator: "\n") {
            #expect(line.components(separatedBy: " | ").count == HouseTongue.allCases.count, "\(line)")
        }
    }

    @Test func `are there for what is said in Spanish and French`() {
        #expect(text("The hall lamp is off now.", .spanish) == "Flurlampe: ahora apagado.")
        #expect(text("The hall lamp is off now.", .french) == "Flurlampe : maintenant éteint.")
    }
}
