/// Where one goes, and whom one sees: both take `a`.
extension SpanishRules {
    private static let goals: Set<String> = [
        "casa", "cine", "escuela", "colegio", "oficina", "trabajo", "universidad", "supermercado", "banco", "playa",
        "parque", "restaurante", "hospital", "tienda", "mercado", "estación", "aeropuerto", "biblioteca", "museo",
        "iglesia", "piscina", "montaña", "ciudad", "centro", "baño", "hotel", "teatro", "farmacia", "panadería",
    ]
    private static let weak: Set<String> = ["me", "te", "le", "nos", "os", "les", "lo", "la", "los", "las"]

    /// `Vamos en el cine`; "¿Cómo te va en casa?" and "La fiesta fue en casa" are right.
    func places(_ index: Int) -> [GrammarFinding] {
        let (token, next) = (sentence[index], sentence[index + 1])
        guard token.isForm(of: ["ir"]), !token.isForm(of: ["ser"]), next.lower == "en",
            !Self.weak.contains(sentence[index - 1].lower), !sentence.tokens.contains(where: { $0.lower == "cómo" })
        else { return [] }
        let article = sentence[index + 2].lower
        let hasArticle = article == "el" || article == "la"
        let goal = sentence[hasArticle ? index + 3 : index + 2]
        guard goal.nouns.contains(where: { Self.goals.contains($0.lemma) && $0.has("sg") }),
            hasArticle || goal.lower == "casa"
        else { return [] }
        let right = article == "el" ? "al" : hasArticle ? "a la" : "a"
        return [
            finding(
                "preposition", index + 1, hasArticle ? index + 2 : index + 1, "One goes “a” a place.", .text(right))
        ]
    }

    private static let seeing: Set<String> = [
        "buscar", "ver", "conocer", "llamar", "esperar", "visitar", "ayudar", "invitar", "escuchar", "encontrar",
        "besar", "abrazar", "amar", "acompañar", "saludar", "cuidar", "recoger",
    ]
    private static let persons: Set<String> = [
        "hermano", "hermana", "madre", "padre", "mamá", "papá", "amigo", "amiga", "hijo", "hija", "abuelo", "abuela",
        "tío", "tía", "primo", "prima", "marido", "mujer", "esposo", "esposa", "novio", "novia", "profesor",
        "profesora", "maestro", "jefe", "jefa", "vecino", "vecina", "niño", "chico", "señor", "señora", "compañero",
        "alumno", "camarero", "colega",
    ]

    /// `Conozco tu madre`. Behind a verb of the third person it could be the subject.
    func person(_ index: Int) -> [GrammarFinding] {
        let (token, next, noun) = (sentence[index], sentence[index + 1], sentence[index + 2])
        guard let verb = token.readings.first(where: { $0.isVerb && Self.seeing.contains($0.lemma) }),
            isMine(index, verb),
            !Self.clitics.contains(sentence[index - 1].lower)
        else { return [] }
        let why = "A person as the object takes “a”."
        let names = next.readings.filter { $0.has("np") }
        if !names.isEmpty, next.readings.allSatisfy({ $0.has("np", "ant") || $0.isNoun }), verb.lemma != "escuchar" {
            var found = finding("personal-a", index + 1, index + 1, why, .text("a"), .text(next.text))
            found.isCapital = false
            return [found]
        }
        let isHis = next.determiners.contains { $0.has("pos") }
        guard isHis || ["el", "la", "los", "las"].contains(next.lower),
            noun.nouns.contains(where: { Self.persons.contains($0.lemma) }), !noun.isCapital
        else { return [] }
        let right = next.lower == "el" ? "al" : "a " + next.text
        return [finding("personal-a", index + 1, index + 1, why, .text(right))]
    }

    /// The verb is of the first or second person, or an infinitive or gerund right behind one that is.
    private func isMine(_ index: Int, _ verb: WordReading) -> Bool {
        let token = sentence[index]
        if token.isFinite {
            return token.isOnlyFinite && token.finite.allSatisfy { $0.person != "p3" }
                && token.readings.allSatisfy { !$0.has("imp") }
        }
        guard verb.has("inf") || verb.has("ger"), verb.joined.isEmpty else { return false }
        for place in [index - 1, index - 2, index - 3] where sentence[place].isFinite {
            return sentence[place].finite.allSatisfy { $0.person != "p3" }
        }
        return false
    }
}
