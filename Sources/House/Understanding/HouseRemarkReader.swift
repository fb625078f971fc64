import Foundation

/// Leads a sentence to what reads its kind: teaching, waiting, timers, questions, scenes, commands.
struct HouseRemarkReader {
    let skill: HouseSkill
    let context: HouseContext

    var vocabulary: HouseVocabulary { skill.vocabulary }

    func read(_ tokens: [HouseToken]) -> HouseUnderstanding {
        if let taught = HouseTeaching(skill: skill, context: context).understanding(of: tokens) { return taught }
        if let asked = HouseInquiryReader(vocabulary: vocabulary).understanding(of: tokens) { return asked }
        if let said = HouseDescriptionReader(skill: skill, context: context).understanding(of: tokens) { return said }
        if let order = HouseAssurance.order(tokens) { return read(order) }
        let units = HouseUnits.all(in: tokens, of: vocabulary)
        guard let first = units.first else { return .nothing }
        if let past = past(tokens) { return past }
        if let then = HousePastReader(vocabulary: vocabulary, context: context).understanding(of: tokens) {
            return then
        }
        if let record = HouseRecordReader(vocabulary: vocabulary, context: context).understanding(of: tokens) {
            return record
        }
        if let hazard = HouseHazardReader(vocabulary: vocabulary, context: context).understanding(of: tokens) {
            return hazard
        }
        if let off = HouseCallingOffReader(vocabulary: vocabulary).understanding(of: tokens) { return off }
        if let rule = HouseRhythmReader(reader: self).understanding(of: tokens) { return rule }
        if let timer = HouseTimerReader.timer(units, tokens) { return .timer(timer) }
        if let timer = HouseTimerReader.untimed(units) { return .untimed(timer) }
        if let watch = waiting(units) { return watch }
        if isQuestion(units, tokens) { return question(units, tokens) }
        if let scene = scene(tokens, first) ?? HouseSceneReader(skill: skill, context: context).understanding(of: units)
        {
            return scene
        }
        return command(units)
    }

    // MARK: questions

    private func isQuestion(_ units: [HouseUnit], _ tokens: [HouseToken]) -> Bool {
        let bare = units.drop { $0.word == .tell || $0.word == .ask }
        if bare.first?.question != nil || bare.first?.word.map(Self.asks) == true { return true }
        if bare.count < units.count, bare.contains(where: Self.isMeasure), !bare.contains(where: { $0.verb != nil }) {
            return true
        }
        if isElided(units) { return true }
        return tokens.last?.word == "?" && !units.contains { $0.verb != nil }
    }

    /// "Any windows open", "all doors locked": no order is given so.
    private func isElided(_ units: [HouseUnit]) -> Bool {
        guard case .quantifier(let quantifier) = units.first?.word,
            let last = units.last(where: { Self.endsAsking($0) })
        else { return false }
        if units.contains(where: { $0.verb != nil && $0.verb != last.verb }) { return false }
        return quantifier == .any || (quantifier == .all && last.particle == nil)
    }

    private static func endsAsking(_ unit: HouseUnit) -> Bool {
        if case .state = unit.word { return true }
        return unit.particle != nil || [.open, .close, .lock, .unlock].contains(unit.verb)
    }

    /// "Tell me the temperature".
    private static func isMeasure(_ unit: HouseUnit) -> Bool {
        if case .aspect = unit.word { true } else { false }
    }

    private static func asks(_ word: HouseWord) -> Bool {
        if case .somebody = word { true } else { false }
    }

    private func question(_ units: [HouseUnit], _ tokens: [HouseToken]) -> HouseUnderstanding {
        let bare = Array(units.drop { $0.word == .tell || $0.word == .ask })
        return switch HouseQuestionReader.read(bare, vocabulary, context) {
        case .question(let question) where question.asks == .state && asksWhatItIs(bare, question.devices):
            .record(.described(question.devices))
        case .question(let question): .question(question)
        // "What is light?" asks of no lamp.
        case .unclear(let devices) where devices.allSatisfy(isForDescribing): .record(.described(devices))
        case .unclear(let devices): tokens.contains { Self.articles.contains($0.word) } ? .unclear(devices) : .nothing
        case .unknownRoom(let text): .unknownRoom(HouseLine.text(text))
        case .unknownDevice(let text): .unknownDevice(HouseLine.text(text))
        case .none: .nothing
        }
    }

    /// "What is plug 3", where that was said, or may be.
    private func asksWhatItIs(_ units: [HouseUnit], _ devices: [DeviceID]) -> Bool {
        guard units.first?.question == .what, devices.count == 1, devices.allSatisfy(isForDescribing) else {
            return false
        }
        return units.dropFirst().allSatisfy { $0.isThing || $0.isFiller || $0.word == .then || $0.number != nil }
    }

    /// What it is, was said, or may be said.
    private func isForDescribing(_ id: DeviceID) -> Bool {
        guard let device = vocabulary.devices[id] else { return false }
        return device.description != nil || DescriptionRules.saysLittle(device, vocabulary)
    }

    private static let articles: Set<String> = ["the", "my", "our"]

    /// "When was the front door last opened", "how long has it been open", "since when is it open".
    private func past(_ all: [HouseToken]) -> HouseUnderstanding? {
        let since = [["how", "long"], ["since", "when"]].contains { all.prefix(2).map(\.word) == $0 }
        let tokens = since ? [HouseToken(word: "when")] + all.dropFirst(2) : all
        if all.first?.word == "how", !["has", "have"].contains(tokens.dropFirst().first?.word ?? "") { return nil }
        let begins: Set<String> = since ? Self.sinceWords : ["was", "were", "did", "has", "have"]
        guard tokens.first?.word == "when", tokens.count > 2, begins.contains(tokens[1].word) else { return nil }
        let bare = tokens.dropFirst().filter { !Self.pastWords.contains($0.word) }
        let isOfAnyChange = bare.contains { Self.changes.contains($0.word) }
        let asked = isOfAnyChange ? [HouseToken(word: "how")] + bare.dropFirst() : Array(bare)
        let units = HouseUnits.all(in: asked.filter { !Self.changes.contains($0.word) }, of: vocabulary)
        switch HouseQuestionReader.read(units, vocabulary, context) {
        case .question(let question) where isOfAnyChange:
            return question.asks == .state ? .record(.lastChange(question.devices)) : .nothing
        case .question(let question):
            guard case .whether(let test, _) = question.asks else { return since ? nil : .nothing }
            return .question(HouseQuestion(devices: question.devices, asks: .lastTime(test)))
        case .unknownRoom(let text): return .unknownRoom(HouseLine.text(text))
        case .unknownDevice(let text): return .unknownDevice(HouseLine.text(text))
        case .none, .unclear: return since ? nil : .nothing
        }
    }

    private static let sinceWords: Set<String> = ["was", "were", "has", "have", "is", "are"]
    private static let changes: Set<String> = ["changed", "adjusted", "touched"]
    private static let pastWords: Set<String> = ["last", "lately", "recently", "been", "ever", "time", "?"]

    // MARK: commands

    /// - Parameter isLater: it is not done now, so that how things are now is no reason to leave them out.
    func command(_ units: [HouseUnit], isLater: Bool = false) -> HouseUnderstanding {
        switch HouseSentenceReader.read(units) {
        case .none: return .nothing
        case .half(let words): return .half(HouseLine.text(words))
        case .unknown(let unknown):
            let text = HouseLine.text(unknown.text)
            return unknown.isPlace ? .unknownRoom(text) : .unknownDevice(text)
        case .requests(let requests): return skill.maker(context, isLater: isLater).understanding(of: requests)
        }
    }

    /// The name of a scene alone: "movie time".
    private func scene(_ tokens: [HouseToken], _ first: HouseUnit) -> HouseUnderstanding? {
        let words = tokens.filter { !$0.isSign && !Self.courtesies.contains($0.word) }.map(\.stem)
        guard first.question == nil, words.count <= HouseNameReader.mostWords,
            let meaning = vocabulary.meaning(of: words), meaning.word == nil, meaning.reservation == .none
        else { return nil }
        if let index = meaning.scene, vocabulary.scenes.indices.contains(index) {
            return scenePlan(vocabulary.scenes[index])
        }
        let scenes = meaning.named.compactMap { vocabulary.devices[$0] }.filter { $0.kind == .scene }
        guard scenes.count == 1, scenes.count == meaning.named.count, let scene = scenes.first else { return nil }
        var thing = ThingReference(text: HouseLine.text(scene.name))
        thing.chosen = [scene.id]
        return skill.maker(context).understanding(of: [HouseRequest(wishes: [.activate], things: [thing])])
    }

    private func scenePlan(_ scene: TaughtScene) -> HouseUnderstanding {
        var thing = ThingReference(text: scene.name)
        thing.scenes = vocabulary.scenes.lastIndex { $0.name == scene.name }.map { [$0] } ?? []
        return skill.maker(context).understanding(of: [HouseRequest(wishes: [.activate], things: [thing])])
    }

    private static let courtesies: Set<String> = ["please", "the", "okay", "ok", "hey", "echo", "its", "now"]

    // MARK: waiting

    /// "When the washing machine is done, tell me", "tell me when …", "when the door opens, turn on the hall".
    private func waiting(_ units: [HouseUnit]) -> HouseUnderstanding? {
        guard let reading = HouseConditionReader.read(units) else { return nil }
        switch HouseQuestionReader.read(reading.condition, vocabulary, context) {
        case .question(let question): return watch(question, reading)
        case .unknownRoom(let text): return .unknownRoom(HouseLine.text(text))
        case .unknownDevice(let text): return .unknownDevice(HouseLine.text(text))
        case .none, .unclear: return .nothing
        }
    }

    private func watch(_ question: HouseQuestion, _ reading: HouseConditionReader.Condition) -> HouseUnderstanding {
        guard case .whether(let test, let scope) = question.asks, scope == .each || scope == .any else {
            return .nothing
        }
        // What no reading will tell is not waited for; the answer says so.
        guard
            question.devices.contains(where: {
                vocabulary.devices[$0].map { TestRules.tells(test, $0) } ?? false
            })
        else { return .question(question) }
        var watch = HouseWatch(devices: question.devices, test: test, text: HouseLine.text(reading.text))
        watch.lasting = reading.lasting
        if reading.command.isEmpty { return .notify(watch) }
        switch command(reading.command, isLater: true) {
        case .plan(let plan):
            watch.plan = plan
            return .notify(watch)
        case let other: return other
        }
    }
}
