import Echo
import Foundation
import Testing

@testable import Immersion

@Suite struct `A model's corrections are looked at before they teach` {
    private func matches(
        _ text: String, _ mistakes: [(String, String)], in language: RoomLanguage = .spanish,
        besides known: [Correction] = [], isSpoken: Bool = false
    ) -> TaughtMatches {
        let lesson = TeacherLesson(
            mistakes: mistakes.map { TeacherLesson.Mistake(wrong: $0.0, right: $0.1, why: "So it is.") })
        return TaughtMatches(lesson, of: text, in: language, besides: known, isSpoken: isSpoken)
    }

    @Test(arguments: [
        ("Estoy muy hambre hoy", "Estoy muy hambre", "Tengo mucha hambre", RoomLanguage.spanish),
        ("Ich gehe zu Schule", "zu Schule", "zur Schule", .german),
        ("わたしは学生ですよはい", "わたしは", "私は", .japanese),
    ])
    func `what is near and of the same language is taken, with its place`(
        text: String, wrong: String, right: String, language: RoomLanguage
    ) throws {
        let found = matches(text, [(wrong, right)], in: language).matches

        let match = try #require(found.first)
        #expect(found.count == 1)
        #expect(String(decoding: Array(text.utf16)[match.range], as: UTF16.self) == wrong)
        #expect(match.replacements == [right])
        #expect(match.rule == "\(language.rawValue)-model")
    }

    @Test(arguments: [
        // Not there, there twice, no word of its own.
        ("Quiero un café", "una mesa", "un té"), ("un café y un té", "un", "una"), ("Quiero un café", "caf", "té"),
        // The same, or but for marks.
        ("Quiero un café", "un café", "un café"), ("Quiero un café", "café", "café."), ("Quiero un café", "café", ""),
        // Another language.
        ("Quiero un café", "un café", "the coffee"), ("Quiero un café", "café", "コーヒー"),
        // Another sentence.
        (
            "Quiero un café con leche y azúcar", "Quiero un café con leche y azúcar",
            "Me pone usted una cerveza grande ya"
        ),
        ("Quiero un café", "café", "café con leche de avena y mucho azúcar"),
    ])
    func `what changes nothing, or too much, is left out`(text: String, wrong: String, right: String) {
        #expect(matches(text, [(wrong, right)]).matches == [])
    }

    @Test func `whoever writes the whole line anew corrects nothing`() {
        let text = "Yo va al casa de mi amigo"
        #expect(
            matches(text, [("Yo va", "Tú fuiste"), ("al casa", "hasta Madrid"), ("de mi amigo", "con su tía")]).matches
                == [])
        #expect(matches("a b c d e f g h i j", (0..<9).map { _ in ("a", "x") }).matches == [])
    }

    @Test func `the rules win where they speak of the same words, and it is told where both agree`() throws {
        let text = "Yo quiere una café"
        let rule = try #require(
            Correction(in: text, range: 3..<9, rule: "es-verb", why: "w", replacements: ["quiero"]))

        let same = matches(text, [("Yo quiere", "Yo quiero"), ("una", "un")], besides: [rule])
        #expect(same.agreed == [3..<9])
        #expect(same.matches.map(\.replacements) == [["un"]])
        let other = matches(text, [("quiere", "querría")], besides: [rule])
        #expect(other.agreed == [] && other.matches == [])
    }

    @Test func `of what was spoken nothing is about letters`() {
        #expect(matches("el esta aqui", [("esta", "está")], isSpoken: true).matches == [])
        #expect(matches("el esta aqui", [("esta", "está")]).matches.count == 1)
        #expect(matches("el es aqui", [("es", "está")], isSpoken: true).matches.count == 1)
    }

    @Test func `what the rules say of letters is not told of what was spoken`() {
        let text = "El esta aqui con leche fria"
        let found = [
            GrammarMatch(range: 3..<7, message: "w", replacements: ["está"], rule: "es-accent"),
            GrammarMatch(range: 8..<12, message: "w", replacements: ["aquí"], rule: "es-spelling", isSpelling: true),
            GrammarMatch(range: 17..<22, message: "w", replacements: ["té"], rule: "es-word"),
        ]
        #expect(SpokenSpelling.withoutSpelling(found, of: text).map(\.rule) == ["es-word"])
        #expect(SpokenSpelling.folded("Größe, ÁRBOL!") == "grossearbol")
    }

    @Test func `a teacher is asked always, never, or where the rules are silent`() throws {
        let found = try #require(Correction(in: "ab", range: 0..<1, rule: "r", why: "w", replacements: ["x"]))
        #expect(RoomTeacher.allCases.map { $0.isAsked(besides: []) } == [false, true, true])
        #expect(RoomTeacher.allCases.map { $0.isAsked(besides: [found]) } == [false, false, true])
    }

    @Test func `its answer has a strict schema`() {
        #expect(throws: Never.self) { _ = try JSONSchema.derive(from: TeacherLesson.self) }
    }

    @Test func `it is told the languages, and to leave letters alone where somebody else wrote them`() {
        let request = TeacherRequest("Hola", in: .german, own: "fr", isSpoken: true)
        #expect(request.instructions.contains("learns German") && request.instructions.contains("in French."))
        #expect(request.instructions.contains("leave spelling, accents and capitals alone"))
        #expect(!TeacherRequest("Hola", in: .german, own: "fr", isSpoken: false).instructions.contains("spelling, acc"))
    }
}
