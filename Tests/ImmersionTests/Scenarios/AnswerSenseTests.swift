import Testing

@testable import Immersion

@Suite struct `Words that hold an answer have to mean it` {
    struct Case: Sendable, CustomTestStringConvertible {
        let language: RoomLanguage
        let said: String
        let expected: String
        let isMeant: Bool

        init(_ language: RoomLanguage, _ said: String, _ expected: String, _ isMeant: Bool) {
            (self.language, self.said, self.expected, self.isMeant) = (language, said, expected, isMeant)
        }

        var testDescription: String { said }
    }

    private static func isTaken(_ sample: Case) -> Bool {
        let step = ScenarioStep(
            id: "s", says: "", means: "", answers: [ScenarioAnswer(say: [sample.expected], next: "e")])
        return AnswerMatcher.match(sample.said, with: step, in: sample.language) != nil
    }

    @Test(arguments: [
        Case(.spanish, "¿Cuánto cuesta un café?", "Un café", false),
        Case(.spanish, "El café está frío", "Un café", false), Case(.spanish, "El agua está fría", "Agua", false),
        Case(.spanish, "¿Dónde está el café?", "Un café", false),
        Case(.spanish, "¿El café tarda?", "Un café", false),
        Case(.spanish, "He derramado el café", "Un café", false), Case(.spanish, "Nunca tomo café", "Café", false),
        Case(.spanish, "Un té sin leche", "Un té con leche", false),
        Case(.spanish, "No lo sé", "No, gracias", false),
        Case(.spanish, "Odio el café", "Un café", false),
        Case(.french, "J'ai renversé mon café", "Un café", false),
        Case(.french, "Le thé est froid", "Un thé", false),
        Case(.french, "Combien coûte un café ?", "Un café", false),
        Case(.french, "Jamais de café", "Un café", false),
        Case(.german, "Ich trinke nie Kaffee", "Einen Kaffee, bitte", false),
        Case(.german, "Der Tee war schlecht", "Einen Tee", false),
        Case(.german, "Ich habe den Kaffee verschüttet", "Einen Kaffee", false),
        Case(.german, "Was kostet der Kaffee?", "Einen Kaffee", false),
        Case(.japanese, "コーヒーはいりません", "コーヒーを", false), Case(.japanese, "コーヒーが嫌いです", "コーヒー", false),
        Case(.japanese, "コーヒーはいりません", "コーヒー", false), Case(.japanese, "コーヒーが冷たいです", "コーヒー", false),
        Case(.japanese, "コーヒーはいくらですか", "コーヒー", false),
    ])
    func `what speaks of a thing does not ask for it`(_ sample: Case) { #expect(!Self.isTaken(sample)) }

    @Test(arguments: [
        Case(.spanish, "Hola, ¿me pone un café bien caliente?", "Un café", true),
        Case(.spanish, "Me gustaría tomar un café", "Un café", true),
        Case(.spanish, "Un café está bien", "Un café", true),
        Case(.spanish, "Un café solo y una tostada con tomate", "Un café", true),
        Case(.spanish, "¿Tiene café?", "Un café", true), Case(.spanish, "No, solo el café", "No, gracias", true),
        Case(.spanish, "No quiero nada más", "No, gracias", true),
        Case(.spanish, "¿Un café, por favor?", "Un café", true),
        Case(.spanish, "¿Cuánto cuesta?", "¿Cuánto cuesta?", true),
        Case(.spanish, "Sí, eso es todo, un café", "Un café", true),
        Case(.french, "Est-ce que je peux avoir un café ?", "Un café", true),
        Case(.french, "J'ai soif, un thé glacé", "Un thé", true),
        Case(.french, "Un café, c'est tout", "Un café", true),
        Case(.german, "Ich hätte gern einen Kaffee", "Einen Kaffee, bitte", true),
        Case(.german, "Kann ich einen Kaffee bekommen?", "Einen Kaffee", true),
        Case(.german, "Ein Kaffee ist gut", "Einen Kaffee", true),
        Case(.japanese, "コーヒーをお願いします", "コーヒー", true), Case(.japanese, "コーヒーがいいです", "コーヒー", true),
        Case(.japanese, "コーヒーをいただけませんか", "コーヒー", true), Case(.japanese, "すみません、コーヒーをください", "コーヒー", true),
    ])
    func `what asks for it does, in whatever words`(_ sample: Case) { #expect(Self.isTaken(sample)) }
}
