import Echo
public import EchoScreen
import EchoText
import Foundation

/// The language room on the screen: the same conversation with a margin, cards and progress.
@MainActor
public final class RoomFeature: FeatureProtocol, PanelFeatureProtocol, ChoosingFeatureProtocol,
    FollowingFeatureProtocol, SettingsTakingFeatureProtocol, WorkingFeatureProtocol, ScreenWatchingFeatureProtocol
{
    public let presenters: [any FeaturePresenterProtocol] = [RoomPresenter()]
    let screen: ScreenDoor
    let desk: RoomDesk
    /// Which line of the room a message is, and the other way round.
    var lines: [Message.ID: Int] = [:]
    var messages: [Int: Message.ID] = [:]
    /// The settings as they were before a persona lay over them.
    var role = PersonaRole()
    /// What is being said; nil while nobody listens.
    var turn: SpokenTurn?
    /// What was said and may have been one of several answers, and in which stay.
    var guessing: (turn: SpokenTurn, heard: Provided<HeardWords>, visit: Int)?
    /// What is being said to a card; nil while nobody listens to one.
    var cardTurn: SpokenTurn?
    /// An answer of a provider that is on its way.
    var asking: Task<Void, Never>? { didSet { showAsking() } }
    /// Why the model that is connected did not answer last.
    var modelTrouble: ProviderError?
    /// None of the providers answered last.
    var goesOnByScript = false
    /// As far as it has come, and the message that shows it; nil until there is something to show.
    var coming = ComingAnswer()
    var comingMessage: Message.ID?
    /// The person's own voice, by line.
    var recordings = LineRecordings()
    /// How often somebody listened.
    var listenings = 0
    /// The title of a script that was played to its end, until somebody writes on.
    var ended: String?
    /// The language whose cards are asked.
    var reviewed: RoomLanguage?
    /// The language whose cards are looked through, and what was asked for; nil before the first time.
    var browsed: (language: RoomLanguage, words: String)?
    /// The language of the room or place that was opened last; nil after another was chosen.
    var opened: RoomLanguage?
    /// Languages of which it was said that something is missing.
    var toldMissing: Set<RoomLanguage> = []
    /// A language that is being got; nil for none.
    var getting: LanguageGetting?
    var gettingTask: Task<Void, Never>?
    /// What each language lacked when somebody looked last.
    var lackingParts: [RoomLanguage: [MissingPart]] = [:]
    private var work: Set<Task<Void, Never>> = []
    var number = 0

    public init(_ screen: ScreenDoor, desk: RoomDesk) {
        self.screen = screen
        self.desk = desk
    }

    public func start() async {
        desk.onChange = { [weak self] in self?.roomChanged() }
        desk.onNotes = { [weak self] in self?.showMargin(of: $0) }
        desk.onAnswer = { [weak self] in self?.take($0) }
        desk.onFallback = { [weak self] in
            self?.screen.notify(Wording($0), .warning)
            self?.screen.publish()
        }
        desk.events?.onTrouble = { [weak self] in self?.tellSharingTrouble($0, isLost: $1) }
        tellUnknownProviders()
        followSettings()
        await desk.ready()
    }

    public func stop() async {
        desk.onChange = {}
        desk.onNotes = { _ in }
        desk.onAnswer = { _ in }
        desk.onFallback = { _ in }
        for task in work { task.cancel() }
        gettingTask?.cancel()
        stopAsking()
        _ = desk.leave(at: now, in: screen.timeZone)
        await desk.close()
    }

    public func screenChanged(_ change: ScreenChange) {
        switch change {
        case .conversationReset: forgetLines()
        case .conversationResumed(let messages): goOn(from: messages)
        case .everythingErased: forgetEverything()
        default: break
        }
    }

    private func forgetLines() {
        (lines, messages) = ([:], [:])
        // The message is gone with the others.
        (coming, comingMessage) = (ComingAnswer(), nil)
        ended = nil
        if desk.visit != nil { leave() }
    }

    public func settingsChanged(_ change: SettingsChange) {
        followSettings()
        // What is chosen after a room was left is newer than it.
        if change.ids.contains(.roomLanguage), desk.visit == nil { opened = screen.open(PlacePanel.self)?.language }
        if change.ids.contains(.roomBudget) {
            let dollars = screen.preferences[number: .roomBudget] ?? RoomDesk.standardBudget
            run { [language] in await $0.desk.limitSpending(to: Decimal(dollars), in: language) }
        }
        // Behind what the settings say of themselves.
        if change.ids.contains(.roomProviders) { run { $0.tellProviders() } }
        if change.ids.contains(.ownLanguage) { run { await $0.tellExplained() } }
        if change.ids.contains(.fitsReviews) { run { await $0.tellFit() } }
        if change.ids.contains(.roomTeacher) { run { $0.tellTeacher() } }
        if !change.ids.allSatisfy({ $0 != .roomShares && $0 != .roomEventServer }) {
            run { $0.tellSharing() }
        }
    }

    /// A language is chosen, and nothing of it is installed: one hears of it before one wonders.
    private func tellExplained() async {
        let (own, language) = (desk.own, language)
        guard own != OwnLanguage.standard, own != language.rawValue,
            await !desk.parts.kit(for: language).explainsIn.contains(own)
        else { return }
        screen.notify(Wording(RoomLines.inEnglish(language, own: own)), .warning)
    }

    /// They are chosen while the program runs, and asked when it starts again.
    private func tellProviders() {
        let choices = ProviderChoice.choices(screen.preferences[word: .roomProviders] ?? "")
        guard choices.unknown.isEmpty else { return tellUnknownProviders() }
        screen.notify(
            choices.known.isEmpty
                ? "Only this machine is asked, after a restart."
                : "They are asked after a restart. Keys are stored with `echo-tui key set NAME`.")
    }

    private func tellUnknownProviders() {
        let unknown = ProviderChoice.choices(screen.preferences[word: .roomProviders] ?? "").unknown
        guard let first = unknown.first else { return }
        let names = ProviderName.allCases.map(\.rawValue).joined(separator: ", ")
        screen.notify("The language room has no provider called “\(first)”: \(names).", .warning)
    }

    private func followSettings() {
        desk.own = screen.preferences[word: .ownLanguage] ?? OwnLanguage.standard
        desk.pace = (screen.preferences[number: .roomPace] ?? 100) / 100
        followSharing()
        followTeacher()
    }

    var now: Date { screen.moment.date }

    /// The room's, else the one that is learned.
    var language: RoomLanguage { desk.visit?.language ?? chosenLanguage }

    var chosenLanguage: RoomLanguage {
        screen.preferences[word: .roomLanguage].flatMap(RoomLanguage.init(named:)) ?? .spanish
    }

    // MARK: commands

    public func perform(_ command: Command, words: String) -> Bool {
        switch command {
        case .showRoom: meetRoom()
        case .enterRoom: enter(words)
        case .leaveRoom:
            if desk.visit?.answerer == .model { mark(.left, "The language room was left.") }
            leave()
        case .giveHint: giveHint()
        case .showLanguages: showLanguages(words)
        case .languagesGot: languagesGot()
        case .stop: return stopAsking()
        default: return learn(command, words) || study(command, words)
        }
        return true
    }

    public func performInPanel(_ command: Command) -> Bool {
        performInPlace(command) || performInWords(command) || performInGuess(command) || performInCard(command)
            || performInReview(command)
            || performInSummary(command)
    }

    public func choose(_ row: ChoiceRowViewState, in choice: Choice) -> Bool {
        if choice == .places {
            showPlace(row.id)
            return true
        }
        if choice == .cards {
            openCard(row)
            return true
        }
        if choice == .languages {
            chooseLanguage(row)
            return true
        }
        guard choice == .room else { return false }
        if let language = RoomChoiceRows.language(row) {
            offerScenarios(of: language)
        } else if let id = RoomChoiceRows.scenario(row) {
            screen.closePanel()
            run { feature in await feature.enter(scenario: id) }
        }
        return true
    }

    private func meetRoom() {
        guard let visit = desk.visit else { return offerScenarios(of: chosenLanguage) }
        visit.isOver ? finish() : showRoom()
    }

    private func giveHint() {
        guard desk.hint() == nil else { return }
        guard desk.visit?.isOver != true else { return tellOver() }
        guard let visit = desk.visit, !visit.isScripted else {
            return screen.notify("There is no hint here.", .warning)
        }
        screen.notify("There is nothing left to hint at: talk with \(visit.persona.name) as you like.")
    }

    private func performInSummary(_ command: Command) -> Bool {
        guard let panel = screen.open(RoomSummaryPanel.self) else { return false }
        if command == .withdrawCorrection {
            withdraw(in: panel)
            return true
        }
        guard command == .keepMistakes else { return false }
        let (count, cards) = (desk.keep(panel.drill), panel.drill)
        run { await $0.desk.makeSounds(for: cards) }
        screen.update(RoomSummaryPanel.self) { $0.drill = [] }
        if count == 0 {
            screen.notify("These are already cards.")
        } else {
            screen.notify("\(count == 1 ? "1 card" : "\(count) cards") made. \(key: .reviewCards) asks them.", .success)
        }
        return true
    }

    // MARK: work

    func run(_ body: @escaping @MainActor (RoomFeature) async -> Void) {
        let task = Task { [weak self] in
            guard let self else { return }
            await body(self)
            self.screen.publish()
        }
        work.insert(task)
        Task { [weak self] in
            await task.value
            self?.work.remove(task)
            self?.screen.publish()
        }
    }

    private func showAsking() {
        guard screen.part(RoomPresenter.self)?.isAsking == (asking == nil) else { return }
        screen.updatePart(RoomPresenter.self) { $0.isAsking = asking != nil }
        screen.publish()
    }

    public var isWorking: Bool { !work.isEmpty }

    /// Where a line goes may have changed with anything: the way of conversing, a script's end.
    public func follow() {
        let answering: RoomPresenter.Answering? =
            desk.visit.flatMap { visit in
                guard answersHere(visit) else { return nil }
                let isHeard = screen.isSpoken && visit.kit.hearing != nil && (visit.isScripted || visit.kit.hearsFreely)
                return isHeard ? .aloudOrInWriting : .inWriting
            }
        guard screen.part(RoomPresenter.self)?.answering != answering else { return }
        screen.updatePart(RoomPresenter.self) { $0.answering = answering }
    }

    private func roomChanged() {
        if desk.visit == nil { endListening() }
        let item = desk.visit.map(RoomPresenter.item)
        if screen.part(RoomPresenter.self)?.item != item {
            screen.updatePart(RoomPresenter.self) {
                ($0.item, $0.isScripted) = (item, desk.visit?.isScripted ?? false)
            }
        }
        let isOver = desk.visit?.isOver ?? false
        if screen.part(RoomPresenter.self)?.isOver != isOver {
            screen.updatePart(RoomPresenter.self) { $0.isOver = isOver }
        }
        if screen.open(RoomPanel.self) != nil { showRoom() }
        screen.publish()
    }
}
