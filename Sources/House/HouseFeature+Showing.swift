import EchoScreen
import EchoText
import Foundation

/// The house in the status line and in its panel.
extension HouseFeature {
    func followSettings() {
        desk.learns = screen.preferences[flag: .houseLearns] ?? false
        desk.manner.replies = screen.preferences[word: .houseReplies].flatMap(HouseReplies.init) ?? .sentences
        desk.manner.patience = (screen.preferences[number: .houseForgets] ?? HouseManner.usualPatience / 60) * 60
        desk.manner.warnings = screen.preferences[word: .houseWarnings].flatMap(HouseWarnings.init) ?? .all
        let tongue = screen.preferences[word: .houseLanguage].flatMap(HouseTongue.init)
        if desk.manner.tongue != tongue {
            desk.manner.tongue = tongue
            desk.prepareTongues()
        }
        desk.manner.brain = screen.preferences[word: .houseBrain].flatMap(HouseBrain.init) ?? .echo
        let offers = !desk.hasHouse && kind == .off
        screen.updatePart(HousePresenter.self) { [desk] in
            ($0.offersDemonstration, $0.isDemonstration) = (offers, desk.isDemonstration)
        }
        followRoom()
    }

    /// Its name may be known only when the house has come.
    func followRoom() {
        let name = screen.preferences[word: .terminalRoom] ?? ""
        desk.manner.room = desk.room(named: name)?.id
        let names = desk.picture.isKnown ? desk.picture.inventory.rooms.map(\.name) : nil
        guard names != roomNames else { return }
        roomNames = names
        screen.updateOptions { $0.names[.terminalRoom] = names }
        screen.updatePart(HousePresenter.self) { $0.example = desk.example }
    }

    func showPanel() {
        known = [:]
        screen.show(HousePanel(title: desk.title))
        showRows()
        run { [desk] feature in
            feature.days = await desk.days()
            feature.showRows()
        }
    }

    func houseChanged() {
        followRoom()
        followQuestion()
        if desk.picture.isKnown || isLost { awaitsHouse = false }
        if desk.picture.isKnown, !hasJoined {
            hasJoined = true
            tellNewHouse()
            screen.answerWaiting()
            screen.keywordsChanged()
        }
        // It is told before what is answered because of it.
        tellTrouble()
        guard pace.showing == nil else { return }
        let wait = pace.shownAt.map { $0 + pace.pause - screen.moment.uptime } ?? .zero
        guard wait > .zero else { return showChange() }
        pace.showing = Task { [weak self, clock = desk.clock] in
            guard (try? await clock.sleep(wait)) != nil else { return }
            self?.pace.showing = nil
            self?.showChange()
        }
    }

    /// A house that cannot be reached for a reason that somebody can mend says so once.
    func tellTrouble() {
        let absence = desk.picture.absence
        guard absence != told else { return }
        let hasToldProgram = if case .programEnded? = told { true } else { false }
        // A program that comes up and ends again has not been mended.
        if absence != nil || !desk.picture.isKnown { told = absence }
        switch absence {
        case nil: tellReturn()
        case .starting?: break
        // It is seen in the status, where there is one.
        case .unreachable? where screen.hasScreen: break
        // It is started again and again: that it ends is told once.
        case .programEnded? where hasToldProgram: break
        case let problem?:
            isMissed = true
            screen.notify(HouseProblemWording.text(problem), .warning)
        }
    }

    /// What waited says by itself that the house is back.
    private func tellReturn() {
        guard isMissed, desk.picture.isKnown else { return }
        isMissed = false
        if desk.waiting.isEmpty { screen.notify("The house is back.") }
    }

    /// A house that says nothing is told of once.
    func tellSilence() {
        guard desk.isExpected, desk.picture.absence == nil, !Task.isCancelled else { return }
        screen.notify(Wording(HouseProblemWording.neverSeen(nil)), .warning)
    }

    /// It does not come by itself in a moment.
    private var isLost: Bool {
        switch desk.picture.absence {
        case nil, .starting?: false
        default: true
        }
    }

    /// From now on, what the house is told and tells is in the event log. It is seen with what is shown of the change.
    func watchHouse() {
        guard desk.hasHouse, desk.listener.onEvent == nil else { return }
        desk.listener.onEvent = { [weak self] event in
            guard let self else { return }
            screen.log(event.record(at: screen.moment.date, devices: desk.picture.devices))
        }
        guard desk.picture.isKnown else { return }
        let inventory = desk.picture.inventory
        desk.listener.onEvent?(.connected(devices: inventory.devices.count, rooms: inventory.rooms.count))
    }

    /// A habit that was found is told of once, where the panel does not show it.
    private func tellSuggestion() {
        let new = desk.suggestions.filter { !toldSuggestions.contains($0.id) }
        guard !new.isEmpty else { return }
        toldSuggestions.formUnion(new.map(\.id))
        guard screen.open(HousePanel.self) == nil, let first = new.first, desk.isNew(first) else { return }
        let what = desk.answer.orders(first.orders)
        if desk.talk.tongue != .english {
            let said = "You often \(what), \(first.evidence). Say “make that a rule” or “never suggest that”."
            return screen.notify(Wording(desk.spokenMark + desk.localized(said)), .plain)
        }
        screen.notify(
            """
            \(desk.mark)You often \(what), \(first.evidence). Say “make that a rule” or “never suggest that”; \
            \(key: .showHouse) shows it in the house.
            """,
            .plain)
    }

    private func showChange() {
        tellSuggestion()
        let start = screen.moment.uptime
        let item = desk.standingItem
        let answersAlone = desk.picture.isKnown && (screen.preferences[flag: .answersForHouse] ?? true)
        screen.updatePart(HousePresenter.self) { ($0.item, $0.answersAlone) = (item, answersAlone) }
        if screen.open(HousePanel.self) != nil { showRows() }
        let end = screen.moment.uptime
        (pace.shownAt, pace.pause) = (end, max(.milliseconds(20), (end - start) * 4))
        screen.publish()
    }

    /// What is found is seen while it is written.
    func followSearch() {
        guard let panel = screen.open(HousePanel.self), panel.isSearching, panel.search != searched else { return }
        searched = panel.search
        showRows()
    }

    func showRows() {
        screen.update(HousePanel.self) { panel in
            var rows = HouseRows(picture: desk.picture, now: screen.moment.date, known: known)
            (rows.days, rows.folded, rows.search) = (days, folded, panel.search)
            (rows.suggestions, rows.rules, rows.authors) = (desk.suggestions, desk.rules, desk.memory.authors)
            (rows.waiting, rows.scheduled) = (desk.waiting, desk.scheduled)
            panel.show(rows.rows(), note: desk.note)
            known = rows.known
            panel.speaker = desk.speakerName
            panel.canUndo = desk.canUndo
            panel.hasWaiting = !desk.waiting.isEmpty
        }
    }
}

/// When changes of the house are shown.
struct ShowingPace {
    /// Shows what has changed, once its time has come.
    var showing: Task<Void, Never>?
    var shownAt: Duration?
    /// At least so long between two showings: a large house that changes a lot is not all that is to be done.
    var pause = Duration.milliseconds(20)
}
