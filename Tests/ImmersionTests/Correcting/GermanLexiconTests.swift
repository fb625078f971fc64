import Testing

@testable import Immersion

@Suite struct `German words of the lexicon` {
    private let small = GermanLexicon(
        nouns: "Argument n Argumente,Garten m Gärten,Straße f Straßen,See fm Seen,Herr m Herren Herrn,Leute p Leute",
        verbs:
            "auf|stehen stehe stehst steht steht stand aufgestanden s,fälschen fälsche fälschst fälscht fälscht fälschte gefälscht h",
        adjectives: "neu,rot,stark")
    private let checker = GrammarChecker(language: .german, morphology: GermanMorphology(lexicon: .standard))

    private func tags(_ word: String) -> [[String]] { small.readings(of: word).map(\.tags) }

    @Test func `a noun has its gender in every case, and its plural`() {
        #expect(tags("Argument") == ["nom", "acc", "dat"].map { ["n", "nt", "sg", $0] })
        #expect(tags("Arguments") == [["n", "nt", "sg", "gen"]])
        #expect(tags("Gärten") == ["nom", "acc", "dat", "gen"].map { ["n", "mf", "pl", $0] })
        #expect(tags("Argumenten") == [["n", "mf", "pl", "dat"]])
    }

    @Test func `a noun of two genders has both, and a weak one its own form`() {
        #expect(Set(tags("See").map { $0[1] }) == ["f", "m"])
        #expect(tags("Herrn").contains(["n", "m", "sg", "acc"]))
        #expect(tags("Leute").allSatisfy { $0[2] == "pl" })
    }

    @Test func `a compound is what its last part is, and a word that is none has no reading`() {
        #expect(tags("Gartenstraße").map { $0[1] } == ["f", "f", "f", "f"])
        #expect(small.form(WantedForm(lemma: "Gartenstraße", tags: ["n", "mf", "pl", "dat"])) == "Gartenstraßen")
        #expect(tags("Quarkstraße").isEmpty && tags("Straßenzug").isEmpty && tags("Neue").isEmpty)
    }

    @Test func `verbs have their forms, and adjectives their endings, degrees and participles`() {
        #expect(tags("aufgestanden") == [["vblex", "pp", "aux-s"]])
        #expect(tags("gefälschte").contains(["adj", "end-e"]))
        #expect(tags("roten") == [["adj", "end-en"]])
        #expect(tags("stärken").isEmpty && tags("neuester").isEmpty == false)
        #expect(small.form(WantedForm(lemma: "fälschen", tags: ["vblex", "pri", "p2", "sg"])) == "fälschst")
    }

    @Test(arguments: [
        ("Das ist eine Argument.", "Das ist ein Argument."),
        ("Er las das Zeitung.", "Er las die Zeitung."),
        ("Ich habe einen rotes Pullover gekauft.", "Ich habe einen roten Pullover gekauft."),
        ("Der alter Mann sitzt auf der Bank.", "Der alte Mann sitzt auf der Bank."),
        ("Mit welchem Bus fährt du?", "Mit welchem Bus fährst du?"),
        ("Wir fahren mit der Fahrrad zur Arbeit.", "Wir fahren mit dem Fahrrad zur Arbeit."),
        ("Ich warte seit eine Stunde.", "Ich warte seit einer Stunde."),
        ("Du musst jetzt deine Aufgabe zu machen.", "Du musst jetzt deine Aufgabe machen."),
        ("Die Tür muss repariert zu werden.", "Die Tür muss repariert werden."),
        ("Ich glaube, dass der Mann ist krank.", "Ich glaube, dass der Mann krank ist."),
        ("Sobald ich bin zu Hause, rufe ich an.", "Sobald ich zu Hause bin, rufe ich an."),
        ("Ich komme nicht, weil ich habe Oma besucht.", "Ich komme nicht, weil ich Oma besucht habe."),
        ("Ich bin gestern nichts gegessen.", "Ich habe gestern nichts gegessen."),
        ("Wir sind ihm nicht geholfen.", "Wir haben ihm nicht geholfen."),
        ("Sie kam mit einen Blimpf.", "Sie kam mit einem Blimpf."),
        ("Wir essen Brot und und Käse.", "Wir essen Brot und Käse."),
    ])
    func `what no case and no gender of a noun allows is put right`(_ wrong: String, _ right: String) async throws {
        #expect(CorpusScore.apply(try await checker.corrections(of: wrong), to: wrong) == right)
    }

    @Test(arguments: [
        "Wir saßen mit einem Freunde am Tische.", "In der Karlsruher Innenstadt gibt es viele Geschäfte.",
        "Um dem Sohn zu helfen, verkaufte er das Haus.", "Der Deutsche lernt Englisch.",
        "Während die Kinder spielen, lese ich ein Buch.", "Ohne die Worte zu kennen, sang er mit.",
        "Er hat den Microsoft Internet Explorer gelöscht.", "Man nehme drei Eier und etwas Mehl.",
        "Ich will einen Mann, der nett ist.", "Jeder will lange leben.", "Des Rätsels Lösung war einfach.",
        "Das ist das Kind, das Blumen mag.", "Ich kenne den Weg nicht, den du meinst.",
        "Es geht zum einen Ohr hinein und zum anderen hinaus.", "Er liebt das Gute im Menschen.",
        "Es tut mir leid, dass die Kinder haben warten müssen.", "Ich weiß nicht, ob der Mann krank ist.",
        "Ich glaube, dass der Mann krank ist.", "Sobald ich zu Hause bin, rufe ich an.",
        "Ich habe gestern nichts gegessen.", "Sie kam mit einem Blimpf.", "Wir essen Brot und Käse.",
    ])
    func `what is right stays as it is`(_ sentence: String) async throws {
        #expect(try await checker.corrections(of: sentence) == [], "\(sentence)")
    }
}
