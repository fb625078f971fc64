/// What is needed to be spoken to in other languages, made when somebody first speaks one: a house may have thousands of
/// names.
public struct ForeignWords: Sendable {
    private var tongues: [HouseTongue: Tongue] = [:]

    public init() {}

    private struct Tongue: Sendable {
        let reader: TongueReader
        let skill: HouseSkill
        var answers: TongueAnswers?
    }

    /// A sentence as it is understood in one of them.
    public struct Heard: Sendable, Hashable {
        public var understood: HouseUnderstanding
        public var tongue: HouseTongue
        /// In the language of the rules.
        public var english: String
        /// It names something of the house, or switches something, and what that is to mean was not understood.
        var isAboutHouse = false
    }

    private mutating func tongue(_ tongue: HouseTongue, _ skill: HouseSkill) -> Tongue? {
        if let known = tongues[tongue] { return known }
        guard let table = tongue.table else { return nil }
        let own = skill.vocabulary
        let vocabulary = HouseVocabulary(
            inventory: TongueNames.enriched(own.inventory, table), scenes: own.scenes)
        let made = Tongue(
            reader: TongueReader(
                table: table, names: TongueNames(own.inventory, scenes: own.scenes, table), vocabulary: vocabulary),
            skill: HouseSkill(vocabulary: vocabulary, rules: skill.rules))
        tongues[tongue] = made
        return made
    }

    /// Nil where it is no sentence of that language.
    public mutating func heard(
        _ text: String, in tongue: HouseTongue, _ skill: HouseSkill, _ context: HouseContext
    ) -> Heard? {
        guard let words = self.tongue(tongue, skill), let english = words.reader.english(text) else { return nil }
        let understood = words.skill.understand(english, in: context)
        return Heard(
            understood: understood, tongue: tongue, english: english,
            isAboutHouse: understood == .nothing && (words.skill.mentions(english) || words.skill.switches(english)))
    }

    /// - Parameter name: how a device is called within a sentence.
    mutating func text(
        _ english: String, in tongue: HouseTongue, _ skill: HouseSkill, name: (HouseDevice) -> String
    ) -> String {
        guard var words = self.tongue(tongue, skill) else { return english }
        if words.answers == nil {
            words.answers = TongueAnswers(tongue, names: Self.names(skill.vocabulary.inventory.devices, name))
            tongues[tongue] = words
        }
        return words.answers?.text(english) ?? english
    }

    private static func names(_ devices: [HouseDevice], _ name: (HouseDevice) -> String) -> [String: String] {
        var names: [String: String] = [:]
        for device in devices {
            let said = name(device)
            let bare = said.hasPrefix("the ") ? String(said.dropFirst(4)) : said
            let whole = HouseLine.text(device.name)
            let shown = bare.lowercased() == whole.lowercased() ? whole : bare
            for key in [said, bare] { names[key.lowercased()] = shown }
        }
        return names
    }
}
