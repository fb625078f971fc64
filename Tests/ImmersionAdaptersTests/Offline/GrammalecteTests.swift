import Echo
import EchoWire
import Foundation
import Immersion
import Testing

@testable import ImmersionAdapters

@Suite struct `Grammalecte on this machine` {
    @Test(.enabled(if: Installed.has("grammalecte-server"), "grammalecte-cli is not installed"))
    func `It finds French mistakes, in UTF-16, and is ended`() async throws {
        let checker = try GrammalecteChecker(transport: HTTPTransport())
        let text = "Bien 👍.\nJe va à la maison."
        let matches = try await checker.check(GrammarRequest(text: text, language: "fr"))
        let match = try #require(matches.first { $0.replacements.contains("vais") })
        let start = text.utf16.index(text.utf16.startIndex, offsetBy: match.range.lowerBound)
        let end = text.utf16.index(text.utf16.startIndex, offsetBy: match.range.upperBound)
        #expect(text[start..<end] == "va")
        #expect(try await checker.check(GrammarRequest(text: "Je vais à la maison.", language: "fr")).isEmpty)
        await checker.stop()
        await #expect(throws: ProviderError.unsupported(what: "de")) {
            try await checker.check(GrammarRequest(text: "x", language: "de"))
        }
    }

    @Test(
        .enabled(if: Installed.has("grammalecte-server"), "grammalecte-cli is not installed"),
        arguments: [
            ("Je suis allé à le marché.", "Je suis allé au marché.", "fr-contraction"),
            ("Je viens de le marché.", "Je viens du marché.", "fr-contraction"),
            ("Je parle à les enfants.", "Je parle aux enfants.", "fr-contraction"),
            ("Nous habitons dans un petite maison.", "Nous habitons dans une petite maison.", "fr-agreement"),
            ("Je suis allé au maison.", "Je suis allé à la maison.", "fr-agreement"),
            ("Elle a acheter du pain.", "Elle a acheté du pain.", "fr-participle"),
            ("Je va à la maison.", "Je vais à la maison.", "fr-verb-agreement"),
            ("Elle est plus grand.", "Elle est plus grande.", "fr-agreement"),
            ("Ils est fatigués.", "Ils sont fatigués.", "fr-verb-agreement"),
            ("Je suis 20 ans.", "J'ai 20 ans.", "fr-age"), ("Tu es vingt ans ?", "Tu as vingt ans ?", "fr-age"),
        ])
    func `One mistake is told once, in English, and contractions are meant where they can be`(
        wrong: String, right: String, rule: String
    ) async throws {
        let checker = try GrammalecteChecker(transport: HTTPTransport())
        let found = try await checker.check(GrammarRequest(text: wrong, language: "fr"))
        await checker.stop()

        #expect(found.map(\.rule) == [rule])
        var units = Array(wrong.utf16)
        for match in found.reversed() { units.replaceSubrange(match.range, with: match.replacements[0].utf16) }
        #expect(String(decoding: units, as: UTF16.self) == right)
        #expect(found.allSatisfy { !$0.message.contains("Accord") && !$0.message.isEmpty })
    }

    @Test(.enabled(if: Installed.has("grammalecte-server"), "grammalecte-cli is not installed"))
    func `A verb and what follows it are put right without contradicting each other`() async throws {
        let checker = try GrammalecteChecker(transport: HTTPTransport())
        let found = try await checker.check(GrammarRequest(text: "Salut, ils est fatigué.", language: "fr"))
        await checker.stop()

        #expect(found.map { $0.replacements.first } == ["sont", "fatigués"])
    }

    @Test(
        .enabled(
            if: Installed.has("grammalecte-server") && Installed.has("lt-proc"), "grammalecte-cli is not installed"),
        arguments: [
            ("Un petit voiture.", "Une petite voiture.", "fr-agreement"),
            ("C'est un vieux église.", "C'est une vieille église.", "fr-agreement"),
            ("J'ai vu un beau fille.", "J'ai vu une belle fille.", "fr-agreement"),
            ("Elle a parti hier.", "Elle est partie hier.", "fr-auxiliary"),
            ("Je suis soif.", "J'ai soif.", "fr-having"),
            ("Si tu voudrais, on irait.", "Si tu voulais, on irait.", "fr-condition"),
        ])
    func `Articles and adjectives take the gender of their noun, which stays; so does the participle of its subject`(
        wrong: String, right: String, rule: String
    ) async throws {
        let morphology = try ApertiumMorphology(language: "fr")
        let checker = try GrammalecteChecker(transport: HTTPTransport(), morphology: morphology)
        let found = try await checker.check(GrammarRequest(text: wrong, language: "fr"))
        let again = try await checker.check(GrammarRequest(text: right, language: "fr"))
        await checker.stop()

        #expect(found.map(\.rule) == [rule])
        let corrections = found.compactMap {
            Correction(in: wrong, range: $0.range, rule: $0.rule, why: $0.message, replacements: $0.replacements)
        }
        #expect(corrections.map(\.better) == [right])
        #expect(again == [])
    }

    @Test func `Where nobody knows the words, no other noun is proposed`() throws {
        let json = try JSONValue(
            parsing: #"{"lGrammarErrors":[{"nStart":9,"nEnd":16,"aSuggestions":["voituré"],"#
                + #""sRuleId":"g3__gn_un_2m__b1_a2_1","sMessage":"Accord de genre erroné : …"}]}"#)
        let found = GrammalecteChecker.matches(json, line: "Un petit voiture", offset: 0)
        #expect(found.map(\.replacements) == [[]])
    }

    @Test func `An article of the other gender is put right, whichever explanation says so`() throws {
        let json = try JSONValue(
            parsing: #"{"lGrammarErrors":[{"nStart":0,"nEnd":2,"aSuggestions":["le"],"#
                + #""sRuleId":"g3__gn_la_1m__b2_a2_1","sMessage":"Accord de genre erroné : « formatage » …"}]}"#)
        let found = GrammalecteChecker.matches(json, line: "La formatage", offset: 0)
        #expect(found.map(\.replacements) == [["le"]] && found.map(\.rule) == ["fr-agreement"])
    }

    @Test func `Of words that disagree in number the one that lacks its ending is put right`() throws {
        func flagged(_ start: Int, _ end: Int, _ better: String, _ explanation: Int) -> String {
            #"{"nStart":\#(start),"nEnd":\#(end),"aSuggestions":["\#(better)"],"#
                + #""sRuleId":"g3__gn_ces__b1_a\#(explanation)_1","sMessage":"Accord de nombre erroné : …"}"#
        }
        let json = try JSONValue(
            parsing: #"{"lGrammarErrors":["# + flagged(0, 3, "ce", 1) + "," + flagged(4, 12, "fragments", 2) + "]}")
        let found = GrammalecteChecker.matches(json, line: "Ces fragment", offset: 0)
        #expect(found.map(\.replacements) == [["fragments"]])
    }

    @Test func `What is right is not told, though Grammalecte flags it`() {
        let right = "Ils se sont téléphoné hier soir."
        let flagged = { (range: Range<Int>, why: String, text: String) in
            FrenchFalseAlarm.isOne(
                GrammarMatch(range: range, message: why, replacements: ["téléphonés"], rule: "fr-participle"), in: text)
        }
        #expect(flagged(12..<21, "The participle takes another form here.", right))
        #expect(!flagged(9..<15, "The participle takes another form here.", "Ils sont arrivé hier."))
        #expect(flagged(0..<8, "Pléonasme.", "Réservez à l'avance."))
        let told = { (rule: String, range: Range<Int>, text: String) in
            FrenchFalseAlarm.isOne(GrammarMatch(range: range, message: "", replacements: ["x"], rule: rule), in: text)
        }
        let order = "gv1__imp_verbe_groupe3_d__b2_a1_1"
        #expect(told(order, 0..<5, "Prend en argument un entier."), "it is said of a program")
        #expect(!told(order, 0..<5, "Prend ton manteau !"))
        #expect(told("doublon", 7..<18, "Suivre motif motif.") && !told("doublon", 0..<5, "Je je viens."))
        #expect(told("fr-confusion", 5..<14, "Cela peut être changé."))
        #expect(!told("fr-confusion", 13..<22, "Il viendra, peut être demain."))
        #expect(told("g0__virg_virgules_manquantes__b2_a1_1", 3..<7, "Là car il."))
    }

    @Test func `Names of rules are taken apart`() {
        let (first, second) = (GrammalecteRule("g3__gn_au_1m__b1_a1_1"), GrammalecteRule("g3__gn_au_1m__b1_a2_1"))
        #expect(first.kind == "gn" && first.mistake == second.mistake)
        #expect(first.mistake != GrammalecteRule("g3__gn_au_1m__b2_a1_1").mistake)
        #expect(GrammalecteRule("").told == nil && GrammalecteRule("spelling").mistake.isEmpty)
        #expect(GrammalecteRule.contraction("À le") == "Au" && GrammalecteRule.contraction("le") == nil)
    }

    @Test func `A name that no dictionary has is no mistake, but where a sentence begins`() throws {
        func found(_ line: String) throws -> Int {
            let start = try #require(line.range(of: "Kofi")).lowerBound
            let place = line.unicodeScalars.distance(from: line.startIndex, to: start)
            let json = try JSONValue(parsing: #"{"lSpellingErrors":[{"nStart":\#(place),"nEnd":\#(place + 4)}]}"#)
            return GrammalecteChecker.matches(json, line: line, offset: 7).count
        }
        #expect(try found("Je m'appelle Kofi et j'habite à Lyon.") == 0)
        #expect(try found("Kofi habite ici.") == 1)
        #expect(try found("👍 Voilà. Kofi habite ici.") == 1)
    }

    @Test func `Matches outside of the text are left out`() throws {
        let json = try JSONValue(
            parsing: #"{"lGrammarErrors":[{"nStart":0,"nEnd":1},{"nStart":-1,"nEnd":1},{"nStart":1,"nEnd":0},"#
                + #"{"nStart":0,"nEnd":9223372036854775807},{"nStart":1,"nEnd":2}]}"#)
        #expect(GrammalecteChecker.matches(json, line: "👍a", offset: 10).map(\.range) == [10..<12, 12..<13])
    }

    @Test(.enabled(if: Installed.has("grammalecte-server"), "grammalecte-cli is not installed"))
    func `on French sentences of its own, precision is 98 % and recall 75 % or better`() async throws {
        let checker = try GrammalecteChecker(
            transport: HTTPTransport(), morphology: try? ApertiumMorphology(language: "fr"))
        func rows(_ name: String) throws -> [[String]] {
            try WireFixture.text(name).split(separator: "\n").filter { !$0.hasPrefix("#") }
                .map { $0.split(separator: "\t").map(String.init) }
        }
        var (alarms, missed) = ([String](), [String]())
        let (right, wrong) = (try rows("french-right.tsv"), try rows("french-wrong.tsv"))
        for row in right where !(try await checker.check(GrammarRequest(text: row[0], language: "fr"))).isEmpty {
            alarms.append(row[0])
        }
        for row in wrong where (try await checker.check(GrammarRequest(text: row[0], language: "fr"))).isEmpty {
            missed.append(row[0])
        }
        await checker.stop()
        let caught = wrong.count - missed.count

        #expect(right.count >= 60 && wrong.count >= 60)
        #expect(Double(caught) / Double(caught + alarms.count) >= 0.98, "\(alarms)")
        #expect(Double(caught) / Double(wrong.count) >= 0.75, "\(missed)")
    }
}
