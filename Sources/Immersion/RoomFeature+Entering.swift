import Echo
import EchoScreen
import EchoText
import Foundation

/// Coming into a room, and leaving it.
extension RoomFeature {
    func offerScenarios(of language: RoomLanguage, level: LanguageLevel? = nil) {
        run { feature in
            let library = await feature.desk.library(of: language)
            feature.tell(library.problems)
            let level = level ?? feature.chosenLevel
            let scenarios = ScenarioSearch.scenarios([], level: level, among: library.collection.scenarios)
            feature.screen.offer(
                .room,
                RoomChoiceRows.rows(
                    scenarios, of: library.collection, language: language,
                    current: feature.desk.visit?.session.scenario?.id))
        }
    }

    /// Enters the room that words name, "es café B1".
    func enter(_ words: String) {
        let request = RoomRequest(words)
        let language = request.language ?? chosenLanguage
        guard !request.words.isEmpty else { return offerScenarios(of: language, level: request.level) }
        run { feature in
            let library = await feature.desk.library(of: language)
            feature.tell(library.problems)
            let found = ScenarioSearch.scenarios(
                request.words, level: request.level ?? feature.chosenLevel, among: library.collection.scenarios,
                by: library.collection.personas)
            guard let scenario = found.first else {
                let name = request.words.joined(separator: " ")
                feature.screen.notify("There is no \(language.title) scenario “\(name)”.", .warning)
                return feature.offerScenarios(of: language, level: request.level)
            }
            await feature.enter(scenario, level: request.level)
        }
    }

    func enter(scenario id: Scenario.ID) async {
        for language in RoomLanguage.allCases {
            let library = await desk.library(of: language)
            guard let scenario = library.collection.scenarios.first(where: { $0.id == id }) else { continue }
            return await enter(scenario, level: nil)
        }
    }

    private func enter(_ scenario: Scenario, level: LanguageLevel?) async {
        if chosenPartner == .model, screen.isOffline {
            return screen.notify(
                """
                The model is not connected. \(key: .reconnect) connects it; /room-partner script goes on without it.
                """, .warning)
        }
        // What came of the last stay is seen first.
        if desk.visit?.session.lines.contains(where: \.isLearner) == true {
            leave(keepsRole: isModelWanted, isAsked: false)
        } else {
            end(keepsRole: isModelWanted)
        }
        await desk.ready()
        ended = nil
        (lines, messages) = ([:], [:])
        let said = await desk.enter(
            scenario, level: level, partner: chosenPartner,
            isModelConnected: isModelConnected, at: now)
        guard let said, let visit = desk.visit else {
            setRoleAside()
            return screen.notify("There is nobody to play this scenario.", .warning)
        }
        opened = visit.language
        if visit.isScripted {
            if chosenPartner == .providers { tellNoProviders() }
            screen.notify("\(scenario.situation) \(key: .giveHint) gives a hint.")
        } else if visit.asksProviders {
            screen.notify("\(scenario.situation)")
        }
        if visit.isScripted, let level, level != scenario.level {
            let title = Sanitizer.line(scenario.title)
            screen.notify(
                "“\(title)” is of level \(scenario.level.rawValue): there is nothing like it at \(level.rawValue).")
        }
        modelTrouble = nil
        if visit.answerer == .model { playByModel() } else { setRoleAside() }
        say(said)
        if visit.answerer == .model {
            // One update tells the model whom to play, and that it has asked a question.
            await screen.noted()
            if desk.visit?.number == visit.number { lendRole() }
        }
        tellTeacher()
        await tellMissing()
    }

    /// Nothing is heard or corrected, and nobody said why: what is missing is told once a language.
    private func tellMissing() async {
        // Where a model corrects it is told what it says.
        let corrects = desk.teacher != .off && screen.isModelConnected
        guard let visit = desk.visit, visit.kit.grammar == nil && !corrects || visit.kit.voice == nil,
            toldMissing.insert(visit.language).inserted
        else { return }
        let lacks = [
            visit.kit.grammar == nil && !corrects ? "corrections" : nil, visit.kit.voice == nil ? "voices" : nil,
        ].compactMap(\.self).joined(separator: " or ")
        screen.notify("This machine has no \(lacks) for \(visit.language.title): /get-language installs what there is.")
    }

    /// - Parameters:
    ///   - keepsRole: another persona comes in its place at once.
    ///   - isAsked: the person asked for the summary, and does not write meanwhile.
    func leave(keepsRole: Bool = false, isAsked: Bool = true) {
        guard let visit = desk.visit else { return notInRoom() }
        let title = visit.session.scenario?.title ?? visit.persona.name
        if visit.isOver { ended = Sanitizer.line(title) }
        guard let summary = end(keepsRole: keepsRole), summary.linesSaid > 0 else {
            return screen.notify("You have left the language room.")
        }
        let met = Sanitizer.line(title)
        let drill = summary.drill.filter { !desk.isKept($0, in: visit.language) }.map {
            RoomCards.card(of: $0, in: visit.language, met: met, at: now)
        }
        // What a model looked at was looked at.
        let isTaught = visit.isTaught(summary.linesSaid)
        let uncorrected = visit.kit.grammar == nil && !isTaught ? visit.language.title : nil
        screen.show(
            RoomSummaryPanel(
                title: met, of: summary, in: visit.language, uncorrected: uncorrected,
                unchecked: isTaught ? [] : visit.kit.unchecked,
                drill: drill, opensByItself: !isAsked))
    }

    /// Leaves without a word.
    @discardableResult func end(keepsRole: Bool = false) -> RoomSummary? {
        stopAsking()
        goesOnByScript = false
        recordings.clear()
        if !keepsRole { setRoleAside() }
        return desk.leave(at: now, in: screen.timeZone)
    }

    private func setRoleAside() {
        if let own = role.setAside(screen.preferences) { screen.choose(own, keeps: false) }
    }

    func notInRoom() {
        screen.notify("You are not in a language room. \(key: .showRoom) shows where you can go.", .warning)
    }

    func showRoom() {
        guard let visit = desk.visit else { return }
        let lines = RoomLines.lines(
            visit, due: desk.due(visit.language, at: now, in: screen.timeZone), own: desk.own)
        if screen.open(RoomPanel.self) == nil { screen.show(RoomPanel(lines)) }
        screen.update(RoomPanel.self) { $0.show(lines) }
    }

    func tell(_ problems: [String]) {
        for problem in problems { screen.notify(Wording(problem), .warning) }
    }

    private var chosenLevel: LanguageLevel? {
        screen.preferences[word: .roomLevel].flatMap(LanguageLevel.init(rawValue:)) ?? .a1
    }

    var chosenPartner: RoomPartner {
        screen.preferences[word: .roomPartner].flatMap(RoomPartner.init(rawValue:)) ?? .automatic
    }

    var isModelConnected: Bool { screen.isModelConnected }

    /// Whether the model that is connected plays, wherever providers could, too.
    var isModelWanted: Bool {
        chosenPartner.answerer(isModelConnected: isModelConnected, hasProviders: false) == .model
    }

    private func tellNoProviders() {
        screen.notify(
            """
            The script answers: no provider that has models is set up. Choose openai or anthropic with \
            /language-providers, store a key with `echo-tui key set openai`, and start again.
            """, .warning)
    }
}
