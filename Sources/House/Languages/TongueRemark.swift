/// The remarks about speakers and suggestions, in another language.
struct TongueRemark: Sendable, Hashable {
    let tongue: HouseTongue
    var person: HousePersonRemark?
    var habit: HabitReply?

    private struct Words: Sendable {
        let tongue: HouseTongue
        /// A name follows.
        let openings: [String]
        let guests: Set<String>
        let who: Set<String>
        let rights: Set<String>
        let accepts: Set<String>
        let refuses: Set<String>
    }

    private static let all = [
        Words(
            tongue: .german,
            openings: ["ich bin ", "hier ist ", "hier spricht ", "mein name ist ", "ich heiße ", "da ist "],
            guests: [
                "ich bin gast", "ich bin ein gast", "melde mich ab", "meld mich ab", "vergiss wer ich bin",
                "vergiss mich", "ich gehe",
            ],
            who: ["wer bin ich", "weißt du wer ich bin", "wer spricht", "mit wem sprichst du", "kennst du mich"],
            rights: ["was darf ich", "was darf ich machen", "was darf ich schalten", "was darf ich tun"],
            accepts: [
                "mach daraus eine regel", "mach eine regel daraus", "mach das zur regel", "das soll eine regel sein",
                "mach das immer so", "mach das immer", "mach das ab jetzt immer",
            ],
            refuses: [
                "schlag das nie wieder vor", "schlag das nicht mehr vor", "schlag das nicht wieder vor",
                "nie wieder vorschlagen", "mach keine regel daraus", "nicht mehr vorschlagen",
            ]),
        Words(
            tongue: .spanish,
            openings: ["soy ", "yo soy ", "aquí está ", "habla ", "me llamo ", "mi nombre es "],
            guests: [
                "soy invitado", "soy un invitado", "soy invitada", "olvida quién soy", "cierra mi sesión", "me voy",
            ],
            who: ["quién soy", "sabes quién soy", "quién habla", "con quién hablas"],
            rights: ["qué puedo hacer", "qué puedo encender", "qué tengo permitido"],
            accepts: [
                "haz de eso una regla", "haz una regla de eso", "haz de esto una regla", "hazlo siempre",
                "que sea una regla", "haz eso siempre",
            ],
            refuses: [
                "no lo sugieras más", "no lo sugieras nunca más", "no vuelvas a sugerirlo", "no lo vuelvas a sugerir",
                "nunca sugieras eso", "no hagas una regla de eso",
            ]),
        Words(
            tongue: .french,
            openings: ["je suis ", "c'est ", "ici ", "je m'appelle ", "mon nom est "],
            guests: [
                "je suis invité", "je suis un invité", "je suis invitée", "oublie qui je suis", "déconnecte-moi",
                "déconnecte moi", "je pars",
            ],
            who: ["qui suis-je", "qui suis je", "sais-tu qui je suis", "tu sais qui je suis", "qui parle"],
            rights: [
                "qu'ai-je le droit de faire", "que puis-je faire", "que puis-je allumer", "qu'est-ce que je peux faire",
            ],
            accepts: [
                "fais-en une règle", "fais en une règle", "fais de ça une règle", "fais-le toujours",
                "fais ça toujours",
            ],
            refuses: [
                "ne le suggère plus", "ne suggère plus ça", "ne le suggère plus jamais", "ne propose plus ça",
                "n'en fais pas une règle",
            ]),
    ]

    /// Nil where it says nothing of that.
    ///
    /// - Parameters:
    ///   - tongue: the only language that is spoken; nil for any.
    ///   - isSuggested: something was suggested, and not answered yet.
    init?(_ text: String, _ people: HousePeople, in tongue: HouseTongue?, isSuggested: Bool) {
        guard text.count <= 80, people.isUsed || isSuggested, tongue != .english else { return nil }
        let said = text.lowercased().replacing("’", with: "'").filter {
            $0.isLetter || $0.isNumber || $0 == " " || $0 == "'" || $0 == "-"
        }
        let bare = said.split(separator: " ").joined(separator: " ")
        for words in Self.all where tongue == nil || words.tongue == tongue {
            let person = people.isUsed ? Self.person(bare, words, people) : nil
            let habit = isSuggested ? Self.habit(bare, words) : nil
            guard person != nil || habit != nil else { continue }
            (self.tongue, self.person, self.habit) = (words.tongue, person, habit)
            return
        }
        return nil
    }

    private static func person(_ said: String, _ words: Words, _ people: HousePeople) -> HousePersonRemark? {
        if words.guests.contains(said) { return .isGuest }
        if words.who.contains(said) { return .who }
        if words.rights.contains(said) { return .rights }
        return words.openings.first(where: said.hasPrefix)
            .flatMap { people.person(named: String(said.dropFirst($0.count))) }.map { .isName($0.name) }
    }

    private static func habit(_ said: String, _ words: Words) -> HabitReply? {
        if words.accepts.contains(said) { return .accepts }
        return words.refuses.contains(said) ? .refuses : nil
    }
}
