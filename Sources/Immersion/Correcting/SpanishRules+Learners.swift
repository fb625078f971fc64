/// Turns that no reading makes right, told by their words.
extension SpanishRules {
    var turns: [GrammarFinding] {
        let each = (0..<sentence.count).flatMap { index -> [GrammarFinding] in
            let turns: [[GrammarFinding]] = [
                hours(index), pronouns(index), fixed(index), superfluous(index), participles(index), liker(index),
            ]
            return turns.flatMap(\.self)
        }
        return each + future
    }

    private static let hoursAfterOne: Set<String> = [
        "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez", "once", "doce",
    ]
    private static let months: Set<String> = [
        "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre", "octubre", "noviembre",
        "diciembre",
    ]

    /// `Son la una`, `Es las tres`, `en el mayo`
    private func hours(_ index: Int) -> [GrammarFinding] {
        let (word, next, after) = (sentence[index].lower, sentence[index + 1].lower, sentence[index + 2].lower)
        let behind = sentence[index + 3]
        let ends = !behind.isWord || ["y", "en", "menos"].contains(behind.lower)
        if word == "son", next == "la", after == "una", ends {
            return [finding("hour", index, index, "One o'clock is one hour.", .text("es"))]
        }
        if word == "es", next == "las", Self.hoursAfterOne.contains(after), ends {
            return [finding("hour", index, index, "From two o'clock on there are several hours.", .text("son"))]
        }
        if word == "en", next == "el", Self.months.contains(after), !behind.isWord {
            return [finding("article", index, index + 1, "Months take no article.", .text("en"))]
        }
        return []
    }

    private static let joined = ["mí": "conmigo", "mi": "conmigo", "yo": "conmigo", "ti": "contigo"]

    /// `con mí`, `para yo`, `más alto de yo`; "para yo poder" is right.
    private func pronouns(_ index: Int) -> [GrammarFinding] {
        let (word, next) = (sentence[index].lower, sentence[index + 1].lower)
        guard !sentence[index + 2].isWord else { return [] }
        if word == "con", let right = Self.joined[next] {
            return [finding("pronoun", index, index + 1, "With “con” this is one word.", .text(right))]
        }
        if word == "de", next == "yo" || next == "tú", sentence[index - 2].lower == "más" {
            return [finding("comparison", index, index, "Behind a comparative it is “que”.", .text("que"))]
        }
        if ["para", "por", "sin"].contains(word), let right = ["yo": "mí", "tú": "ti"][next] {
            return [finding("pronoun", index + 1, index + 1, "Behind “\(word)” it is “\(right)”.", .text(right))]
        }
        return []
    }

    private static let asking: Set<String> = ["dónde", "qué", "quién", "cuándo", "cómo", "cuál", "cuánto", "si"]

    /// `No se dónde está`, `El me dijo`, `Todo los días`, `mucho agua`, `Habían muchas personas`
    private func fixed(_ index: Int) -> [GrammarFinding] {
        let (word, next, after) = (sentence[index].lower, sentence[index + 1], sentence[index + 2])
        if word == "se", sentence[index - 1].lower == "no", Self.asking.contains(next.lower) {
            return [finding("accent", index, index, "“Sé” (I know) has an accent.", .text("sé"))]
        }
        if word == "el", index == start, ["me", "nos", "le", "les", "se"].contains(next.lower), after.isOnlyFinite {
            return [finding("accent", index, index, "“Él” (he) has an accent; “el” means “the”.", .text("él"))]
        }
        if word == "todo", ["los", "las"].contains(next.lower), !after.nouns.isEmpty, !after.isFinite,
            !sentence[index - 1].isWord
        {
            let all = next.lower == "los" ? "todos" : "todas"
            return [finding("article", index, index, "“Todo” agrees with its noun.", .text(all))]
        }
        if ["mucho", "poco", "tanto", "demasiado"].contains(word), ["agua", "hambre"].contains(next.lower),
            !["que", "quien", "el", "un"].contains(sentence[index - 1].lower)
        {
            let right = word.dropLast() + "a"
            return [finding("article", index, index, "“\(next.lower)” is feminine.", .text(String(right)))]
        }
        let amounts: Set<String> = ["muchos", "muchas", "pocos", "pocas", "varios", "varias", "unos", "unas"]
        if let right = ["habían": "había", "han": "hay"][word], amounts.contains(next.lower), !after.nouns.isEmpty,
            !after.any(\.isParticiple)
        {
            return [finding("there-is", index, index, "“There are” has one form only.", .text(right))]
        }
        return []
    }

    /// `Tengo que a trabajar`, `Necesito de comprar`, `Me llamo es Peter`, `Gracias para todo`
    private func superfluous(_ index: Int) -> [GrammarFinding] {
        let (token, next, after) = (sentence[index], sentence[index + 1], sentence[index + 2])
        let verb = sentence[index + 3]
        let isVerb = { (token: GrammarToken) in token.any { $0.isVerb && $0.has("inf") } && token.nouns.isEmpty }
        if token.isForm(of: ["tener"]), next.lower == "que", after.lower == "a", isVerb(verb) {
            let why = "No “a” stands before this infinitive."
            return [finding("infinitive", index + 2, index + 3, why, .text(verb.lower))]
        }
        if token.isForm(of: ["necesitar"]), next.lower == "de", isVerb(after) {
            let why = "No “de” stands between this verb and the infinitive."
            return [finding("infinitive", index + 1, index + 2, why, .text(after.lower))]
        }
        if token.lower == "llamo", next.lower == "es", sentence[index - 1].lower == "me" {
            return [finding("verb", index, index + 1, "“Me llamo” needs no second verb.", .text("llamo"))]
        }
        if token.lower == "gracias", next.lower == "para", ["todo", "tu"].contains(after.lower) {
            return [finding("preposition", index + 1, index + 1, "One thanks “por” something.", .text("por"))]
        }
        return []
    }

    private static let irregular = [
        "escribido": "escrito", "hacido": "hecho", "ponido": "puesto", "volvido": "vuelto", "abrido": "abierto",
        "rompido": "roto", "morido": "muerto", "cubrido": "cubierto", "resolvido": "resuelto",
    ]

    /// `He escribido`
    private func participles(_ index: Int) -> [GrammarFinding] {
        guard let right = Self.irregular[sentence[index].lower], sentence[index - 1].any("vbhaver") else { return [] }
        return [finding("participle", index, index, "This verb has an irregular participle.", .text(right))]
    }

    /// `A mi madre gusta el té`
    private func liker(_ index: Int) -> [GrammarFinding] {
        let (whose, noun, verb) = (sentence[index + 1], sentence[index + 2], sentence[index + 3])
        guard index == start, sentence[index].lower == "a",
            ["mi", "tu", "su", "mis", "tus", "sus"].contains(whose.lower),
            let first = noun.nouns.first, first.numbers.count == 1, verb.lower == "gusta" || verb.lower == "gustan"
        else { return [] }
        let pronoun = first.numbers.contains("pl") ? "les" : "le"
        let why = "“\(pronoun)” stands before the verb as well."
        return [finding("gustar", index + 3, index + 3, why, .text(pronoun), .text(verb.lower))]
    }

    /// `Cuando llegarás, llámame`
    private var future: [GrammarFinding] {
        let start = self.start
        guard sentence[start].lower == "cuando", !sentence.isQuestion,
            sentence.tokens.contains(where: { $0.text == "," }),
            sentence[start + 1].isOnlyFinite, let verb = sentence[start + 1].finite.first(where: { $0.has("fti") })
        else { return [] }
        let form = WantedForm(lemma: verb.lemma, tags: verb.tags.map { $0 == "fti" ? "prs" : $0 })
        let why = "Behind “cuando” what is to come takes the subjunctive."
        return [finding("subjunctive", start + 1, start + 1, why, .form(form))]
    }
}
