/// What is needed to be spoken to in other languages. A house may have thousands of names: it is made beforehand, or else
/// when somebody first speaks one.
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

    /// Those that need not be made any more.
    var ready: Set<HouseTongue> { Set(tongues.filter { $0.value.answers != nil }.keys) }

    /// What one language needs, made away from whoever speaks.
    @concurrent static func prepared(
        _ tongue: HouseTongue, _ skill: HouseSkill, _ answer: HouseAnswer
    ) async -> ForeignWords {
        var words = ForeignWords()
        guard !Task.isCancelled, var made = words.tongue(tongue, skill), !Task.isCancelled else { return words }
        made.answers = answers(in: tongue, skill) { answer.name($0.id) }
        words.tongues[tongue] = made
        return words
    }

    /// Takes what was prepared, where it is not there yet.
    mutating func take(_ prepared: ForeignWords) {
        tongues.merge(prepared.tongues) { own, new in own.answers == nil ? new : own }
    }

    private static func answers(
        in tongue: HouseTongue, _ skill: HouseSkill, name: (HouseDevice) -> String
    ) -> TongueAnswers {
        TongueAnswers(tongue, names: names(skill.vocabulary.inventory.devices, name))
    }

    /// Nil where it is no sentence of that language.
    public mutating func heard(
        _ text: String, in tongue: HouseTongue, _ skill: HouseSkill, _ context: HouseContext
    ) -> Heard? {
        guard let words = self.tongue(tongue, skill) else { return nil }
        guard let english = words.reader.english(text) else {
            return near(text, as: "", words, context).map {
                Heard(understood: $0.understood, tongue: tongue, english: $0.english)
            }
        }
        let understood = words.skill.understand(english, in: context)
        if !understood.isSure || understood.takesNothing, let near = near(text, as: english, words, context) {
            return Heard(understood: near.understood, tongue: tongue, english: near.english)
        }
        return Heard(
            understood: understood, tongue: tongue, english: english,
            isAboutHouse: understood == .nothing && (words.skill.mentions(english) || words.skill.switches(english)))
    }

    /// What words may be in the language of the rules, in each language they may be of.
    mutating func english(_ text: String, _ skill: HouseSkill) -> [String] {
        TongueGuess.tongues(of: text).compactMap { tongue($0.tongue, skill)?.reader.english(text) }
    }

    /// With words nearly said, and with what else a word may stand for; only what is asked, and what is switched.
    private func near(
        _ text: String, as english: String, _ words: Tongue, _ context: HouseContext
    ) -> (understood: HouseUnderstanding, english: String)? {
        let readings = [words.reader.nearEnglish(text), words.reader.table.others(for: english)]
        for case let reading? in readings where reading != english {
            let understood = words.skill.understand(reading, in: context)
            switch understood {
            case .question: return (understood, reading)
            case .plan(let plan) where !plan.risk.needsYes && plan.isOfDevices: return (understood, reading)
            default: continue
            }
        }
        return nil
    }

    /// - Parameter name: how a device is called within a sentence.
    mutating func text(
        _ english: String, in tongue: HouseTongue, _ skill: HouseSkill, name: (HouseDevice) -> String
    ) -> String {
        guard var words = self.tongue(tongue, skill) else { return english }
        if words.answers == nil {
            words.answers = Self.answers(in: tongue, skill, name: name)
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

extension HouseUnderstanding {
    /// What is named takes none of what it is to do.
    fileprivate var takesNothing: Bool {
        guard case .plan(let plan) = self else { return false }
        return plan.steps.isEmpty && !plan.leftOut.isEmpty && plan.leftOut.allSatisfy { $0.reason == .notTaken }
    }
}

extension HousePlan {
    /// It switches something, or all of it is so already.
    fileprivate var isOfDevices: Bool {
        !steps.isEmpty || !leftOut.isEmpty && leftOut.allSatisfy { $0.reason == .alreadySo }
    }
}
