import Testing

@testable import Immersion

/// Sentences that were written by one who had not read the rules.
@Suite struct `German as learners write it` {
    private let checker = GrammarChecker(language: .german, morphology: GermanMorphology(lexicon: .standard))

    @Test func `of two hundred right sentences none is touched, and three of four mistakes are found`() async throws {
        let score = try await CorpusScore(
            right: Fixture.rows("german-strangers-right.tsv").map { $0[0] },
            wrong: Fixture.rows("german-strangers-wrong.tsv"), checker: checker)
        #expect(score.right >= 200 && score.wrong >= 100)
        #expect(score.falseAlarms.isEmpty, "\(score.falseAlarms)")
        #expect(score.recall >= 0.75, "\(score.missed)")
        #expect(score.repaired >= 0.95, "\(score.otherwise)")
    }

    @Test(arguments: [
        ("Wir haben um sechs Uhr aufgestanden.", "Wir sind um sechs Uhr aufgestanden."),
        ("Ich habe gekauft ein neues Auto.", "Ich habe ein neues Auto gekauft."),
        ("Sie hat getrunken zu viel Wein.", "Sie hat zu viel Wein getrunken."),
        ("Ich habe ihn nicht verstehen.", "Ich habe ihn nicht verstanden."),
        ("Ich anrufe dich morgen.", "Ich rufe dich morgen an."),
        ("Ich aufstehe um sieben Uhr.", "Ich stehe um sieben Uhr auf."),
        ("Ich versuche, Deutsch lernen.", "Ich versuche, Deutsch zu lernen."),
        ("Heute mein Bruder kommt nach Hause.", "Heute kommt mein Bruder nach Hause."),
        ("Sie fahrt jeden Tag Rad.", "Sie fährt jeden Tag Rad."),
        ("Hier darf man nicht zu rauchen.", "Hier darf man nicht rauchen."),
        ("Nach welcher Regel soll man ihnen zu antworten?", "Nach welcher Regel soll man ihnen antworten?"),
        ("Wir haben gewartet, aber niemand hat gekommen.", "Wir haben gewartet, aber niemand ist gekommen."),
        ("Das ist er gar nicht gehört.", "Das hat er gar nicht gehört."),
        ("Viele Menschen sind hier ihren Platz gefunden.", "Viele Menschen haben hier ihren Platz gefunden."),
        ("Stell dir vor, ich können dein Haus sehen.", "Stell dir vor, ich kann dein Haus sehen."),
        ("Im Himmel werden er von allen empfangen.", "Im Himmel wird er von allen empfangen."),
    ])
    func `verbs and their place are put right`(_ wrong: String, _ right: String) async throws {
        #expect(CorpusScore.apply(try await checker.corrections(of: wrong), to: wrong) == right)
    }

    @Test(arguments: [
        ("Ich warte auf der Bus.", "Ich warte auf den Bus."),
        ("Das Kleid gefällt mich.", "Das Kleid gefällt mir."),
        ("Der Mädchen ist sehr nett.", "Das Mädchen ist sehr nett."),
        ("Das ist ein großer Problem.", "Das ist ein großes Problem."),
        ("Der neues Lehrer heißt Müller.", "Der neue Lehrer heißt Müller."),
        ("Die Haus meiner Eltern ist groß.", "Das Haus meiner Eltern ist groß."),
        ("Wegen der Regen bleiben wir hier.", "Wegen des Regens bleiben wir hier."),
        ("Er trägt ein rotes Pullover.", "Er trägt einen roten Pullover."),
        ("Ich habe ein neuer Freund.", "Ich habe einen neuen Freund."),
        ("Ich helfe mein Freund.", "Ich helfe meinem Freund."),
        ("Wir wohnen in eine kleine Stadt.", "Wir wohnen in einer kleinen Stadt."),
        ("Das Buch liegt auf den Tisch.", "Das Buch liegt auf dem Tisch."),
        ("Ich lege das Buch auf dem Tisch.", "Ich lege das Buch auf den Tisch."),
        ("Ich wasche mich die Hände.", "Ich wasche mir die Hände."),
        ("Das ist eine guten Idee.", "Das ist eine gute Idee."),
        ("Geduld ist das Fähigkeit, zu warten.", "Geduld ist die Fähigkeit, zu warten."),
        ("Es ist gefährlich, das Wahrheit zu sagen.", "Es ist gefährlich, die Wahrheit zu sagen."),
        ("Er trägt den Schrank in das Wohnung.", "Er trägt den Schrank in die Wohnung."),
        ("Wir kommen mit ein Bekannten.", "Wir kommen mit einem Bekannten."),
        ("Dein neuen Kleid ist sehr schön.", "Dein neues Kleid ist sehr schön."),
        ("Das Leben ist ein langen Weg.", "Das Leben ist ein langer Weg."),
        ("Mein jüngeren Bruder geht noch zur Schule.", "Mein jüngerer Bruder geht noch zur Schule."),
    ])
    func `cases and endings are put right`(_ wrong: String, _ right: String) async throws {
        #expect(CorpusScore.apply(try await checker.corrections(of: wrong), to: wrong) == right)
    }

    @Test(arguments: [
        ("Ich bin hier seit zwei Jahre.", "Ich bin hier seit zwei Jahren."),
        ("Vor ein Jahr habe ich geheiratet.", "Vor einem Jahr habe ich geheiratet."),
        ("Ich bin zwanzig Jahren alt.", "Ich bin zwanzig Jahre alt."),
        ("Er ist mehr groß als ich.", "Er ist größer als ich."),
        ("Sie ist älter wie ich.", "Sie ist älter als ich."),
        ("Ich freue mir auf den Urlaub.", "Ich freue mich auf den Urlaub."),
        ("Ich interessiere für Musik.", "Ich interessiere mich für Musik."),
        ("Das ist nicht ein Problem.", "Das ist kein Problem."),
        ("Ich gehe nach Schule.", "Ich gehe zur Schule."),
        ("Wir fahren zu Berlin.", "Wir fahren nach Berlin."),
        ("Ich gehe zu Hause.", "Ich gehe nach Hause."),
        ("Ich bin in Hause.", "Ich bin zu Hause."),
        ("In Montag habe ich keine Zeit.", "Am Montag habe ich keine Zeit."),
    ])
    func `what is said so and not otherwise is put right`(_ wrong: String, _ right: String) async throws {
        #expect(CorpusScore.apply(try await checker.corrections(of: wrong), to: wrong) == right)
    }

    @Test(arguments: [
        "Das Zimmer, in dem viele Uhren hängen, ist laut.", "Dies kann einige Zeit dauern.", "Bei uns ist das Kunst.",
        "Ich habe das mal vom Lehrer gehört.", "Der, welcher schöne Dinge sagt, ist nett.",
        "Sie hat sich umgezogen.", "Heute hat sie der Arzt untersucht.", "Gestern hat es der Lehrer erklärt.",
        "Ihr ist das Geld ausgegangen.", "Ihr ist kalt.", "Er ist den ganzen Tag geöffnet.",
        "Wir sind diesen Montag eingeladen.", "Ich bin von deiner tollen neuen Idee begeistert.",
        "Ich bin als Lehrer angestellt.", "Ich bin am Ende des Tages erschöpft.", "Der Ring ist fein gearbeitet.",
        "Das ist nur geträumt.", "Der Hund hat mich angefallen.", "Ich kann nicht weil ich arbeite.",
        "Wenn ich koche hilft mein Bruder.", "Er trägt ein rotes Hut.", "Im Zimmer der Lehrer ist es laut.",
        "Bis zu drei Jahre dauert das.", "Er ist mehr alt als krank.", "Wir haben gewonnen Leute.",
        "Auf diese Weise arbeiten wir.", "Er lebt in den Tag hinein.", "Er läuft zu Hause.", "Sei auf der Hut!",
        "Weil ich dich morgen anrufe, musst du nicht warten.", "Du hast gut lachen.",
        "Ich wasche mich jeden Morgen.", "Ich helfe jeden Tag.",
        "Ich möchte ein Lehrer werden.", "Er will ein guter Vater sein.", "Ich kaufe mein Bruder ein Buch.",
    ])
    func `what is right, or may be meant otherwise, stays as it is`(_ sentence: String) async throws {
        #expect(try await checker.corrections(of: sentence) == [], "\(sentence)")
    }

    @Test(arguments: [
        "Ich bin etwas verwirrt.", "Ihr ist alles erlaubt.", "Ich bin es nicht gewöhnt.", "Er ist den Lärm gewohnt.",
        "Ich bin alles andere als begeistert.", "Das bin ich schon gefragt worden.", "Es kann passieren, was will.",
        "Er will nichts zu tun haben.", "Während der neue Lehrer spricht, schweigen alle.", "Ach, du liebe Zeit!",
        "Er sagt, er habe keine Zeit.", "Wir sind den ganzen Weg gelaufen.", "Das ist mein gutes Recht.",
        "Das kommt von dem vielen Schreiben.", "Kann man ihnen noch helfen?", "Ich mag es nicht, zu warten.",
        "Bei uns ist das Kunst.", "Er hat ein Kind, das Musik liebt.", "Ist das Musik?", "Haben er und sie angerufen?",
    ])
    func `what looks like a mistake and is none stays as it is`(_ sentence: String) async throws {
        #expect(try await checker.corrections(of: sentence) == [])
    }
}
