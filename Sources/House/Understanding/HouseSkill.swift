import Foundation

/// Understands sentences about a house, without any model: by a grammar and the names of its rooms and devices.
///
/// Nothing is carried out here. A sentence of which a part was not understood makes no plan.
public struct HouseSkill: Sendable {
    public let vocabulary: HouseVocabulary
    public var rules: PlanRules

    public init(vocabulary: HouseVocabulary, rules: PlanRules = PlanRules()) {
        self.vocabulary = vocabulary
        self.rules = rules
    }

    /// What `text` means, said in `context`. Time and memory are bounded by the house and 2,000 characters; a longer
    /// text is no command. A model, where there is one, may be given what is ``HouseUnderstanding/nothing`` and what
    /// names nothing that is known.
    public func understand(_ text: String, in context: HouseContext) -> HouseUnderstanding {
        guard text.utf8.count <= HouseTokens.longest * 4, text.count <= HouseTokens.longest else { return .nothing }
        let tokens = withDoors(HouseTokens.all(in: text))
        guard !tokens.isEmpty else { return .nothing }
        if let answer = HouseReply.understanding(of: text, tokens, self, context) { return answer }
        let reminders = HouseReminderReader(vocabulary: vocabulary, context: context)
        if let reminder = reminders.understanding(of: text) { return reminder }
        let lists = HouseListReader(vocabulary: vocabulary)
        if let listed = lists.understanding(of: text, maker(context)) { return listed }
        let announcements = HouseAnnouncementReader(vocabulary: vocabulary)
        if let said = announcements.understanding(of: text, maker(context)) { return said }
        let options = HouseOptionReader(vocabulary: vocabulary)
        if let chosen = options.understanding(of: text, maker(context)) { return chosen }
        let reader = HouseRemarkReader(skill: self, context: context)
        let idiom = HouseIdioms.rewritten(tokens).map { reader.read(HouseTokens.all(in: $0)) }
        // "When Ben leaves, turn off the light" asks nothing of Ben.
        if let idiom, idiom.isSure, HouseIdioms.waits(tokens) { return idiom }
        let meant = reader.read(tokens)
        return meant == .nothing ? idiom ?? meant : meant
    }

    /// "Lock up" is said of all the doors.
    private func withDoors(_ tokens: [HouseToken]) -> [HouseToken] {
        let words = tokens.filter { !$0.isSign && !["please", "now"].contains($0.word) }.map(\.word)
        guard words == ["lock", "up"], vocabulary.inventory.devices.contains(where: { $0.kind == .lock }) else {
            return tokens
        }
        return HouseTokens.all(in: "lock all the doors")
    }

    /// What a spoken sentence means, of which a recogniser has several readings, the likeliest first. Another than that is
    /// taken only where it means nothing, and for what does no harm or is asked before.
    public func understand(_ readings: [String], in context: HouseContext) -> HouseUnderstanding {
        hear(readings, in: context).meaning
    }

    /// The reading that is taken, with what it means.
    func hear(_ readings: [String], in context: HouseContext) -> (text: String, meaning: HouseUnderstanding) {
        guard let first = readings.first else { return ("", .nothing) }
        let (text, meaning) = HouseReadings.taken(first, Array(readings.dropFirst())) { understand($0, in: context) }
        let mishearing = HouseMishearing(skill: self, context: context)
        return (text, mishearing.heard(text, as: meaning, of: readings))
    }

    /// Whether something of the house is named in it.
    func mentions(_ text: String) -> Bool { units(of: text).contains { $0.meaning.hasThing || $0.meaning.kind != nil } }

    /// Whether it switches something, or asks whether it is switched, as is said of the things of a house.
    func switches(_ text: String) -> Bool {
        let units = units(of: text)
        if units.contains(where: { Self.ofThings.contains($0.verb) }) { return true }
        let isSwitched = units.contains { $0.particle == .on || $0.particle == .off }
        return isSwitched && units.contains { $0.verb == .turn || $0.question == .isIt }
    }

    private static let ofThings: Set<HouseWord.Verb?> = [.dim, .brighten, .lock, .unlock]

    /// Whether it begins as a question does.
    func asks(_ text: String) -> Bool { units(of: text).first?.question != nil }

    /// Whether it has to do with what is never done without a yes, as far as its words tell.
    func isRisky(_ text: String) -> Bool {
        return units(of: text).contains { unit in
            switch unit.verb {
            case .unlock?, .open?, .disarm?, .lock?, .arm?: return true
            default: break
            }
            if case .state(.locked)? = unit.word { return true }
            if case .state(.unlocked)? = unit.word { return true }
            return unit.meaning.named.contains {
                vocabulary.devices[$0].map(PlanRules.isGuarded) ?? true
            }
        }
    }

    private func units(of text: String) -> [HouseUnit] {
        guard text.utf8.count <= HouseTokens.longest * 4, text.count <= HouseTokens.longest else { return [] }
        return HouseUnits.all(in: HouseTokens.all(in: text), of: vocabulary)
    }

    /// The plan of the choices an answer took.
    func understanding(of choice: HouseChoice, taking options: [HouseChoice.Option], _ context: HouseContext)
        -> HouseUnderstanding
    {
        if let sentence = options.first?.sentence {
            var context = context
            context.openQuestion = nil
            return options.count == 1 ? understand(sentence, in: context) : .nothing
        }
        let orders = options.flatMap(\.orders)
        if !orders.isEmpty { return .plan(maker(context).plan(of: orders, due: nil, isRelative: true)) }
        if let description = choice.describes {
            return .describe(options.flatMap(\.devices).map { DescribedDevice(device: $0, description: description) })
        }
        var requests = choice.requests
        guard requests.indices.contains(choice.request),
            requests[choice.request].things.indices.contains(choice.thing)
        else { return .nothing }
        requests[choice.request].things[choice.thing].chosen = options.flatMap(\.devices)
        guard let name = choice.teaches else { return maker(context).understanding(of: requests) }
        return HouseTeaching(skill: self, context: context).taught(
            name, maker(context, isLater: true).understanding(of: requests))
    }

    func maker(_ context: HouseContext, isLater: Bool = false) -> HousePlanMaker {
        HousePlanMaker(vocabulary: vocabulary, rules: rules, context: context, isLater: isLater)
    }
}
