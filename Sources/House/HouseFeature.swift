import Echo
public import EchoScreen
import EchoText
import Foundation

/// The house on the screen: its panel, its line in the status, and answers to what is written about it, which nobody
/// else gets.
@MainActor
public final class HouseFeature: FeatureProtocol, PanelFeatureProtocol, NamingFeatureProtocol,
    SettingsTakingFeatureProtocol, WorkingFeatureProtocol
{
    public let presenters: [any FeaturePresenterProtocol] = [HousePresenter()]
    let screen: ScreenDoor
    let desk: HouseDesk
    private var work: Set<Task<Void, Never>> = []
    var folded: Set<RoomID> = []
    var days: [DeviceID: [Double?]] = [:]
    /// Sentences about the same devices are answered one after the other.
    var order = AnswerOrder() { didSet { screen.publish() } }
    var answering: [AnswerOrder.ID: Task<Void, Never>] = [:]
    /// Nobody knows yet what there is in the house: what a pipe says first may be meant for it.
    var awaitsHouse: Bool
    /// It is known what there is in the house.
    var hasJoined = false
    /// The words that the shown rows have in them.
    var searched = ""
    var number = 0
    var change: HouseChange
    var toolAnswers = ToolAnswers()
    /// Lines of the panel that were made before.
    var known: [DeviceID: HouseRows.KnownRow] = [:]
    var pace = ShowingPace()
    /// Suggestions that were told of.
    var toldSuggestions: Set<HabitSuggestion.ID> = []
    /// Why it was said that the house cannot be reached.
    var told: HouseError?
    /// It was said that it cannot be reached, and not yet that it is back.
    var isMissed = false
    /// Those that can be chosen for this terminal; nil while nobody knows them.
    var roomNames: [String]?
    /// What a panel asks now; nil when none does.
    var asked: HouseContext.OpenQuestion?
    /// A panel was answered with yes, and nothing was written since.
    var isAnswered = false

    /// - Parameter choose: makes the house that settings name; nil to change it at the next start only.
    public init(
        _ screen: ScreenDoor, desk: HouseDesk, choose: (@Sendable (Preferences) -> any HouseProtocol)? = nil
    ) {
        self.screen = screen
        self.desk = desk
        change = HouseChange(choose: choose)
        awaitsHouse = desk.hasHouse
    }

    public var isWorking: Bool { !order.isEmpty || awaitsHouse }

    /// Rooms and devices, as the house calls them.
    public var keywords: [String] {
        guard desk.hasHouse else { return [] }
        let inventory = desk.picture.inventory
        return inventory.rooms.map(\.name) + inventory.devices.map(\.name)
    }

    public func start() async {
        desk.listener.onChange = { [weak self] in self?.houseChanged() }
        desk.listener.onRemark = { [weak self] in self?.remark($0) }
        desk.listener.onAlarm = { [weak self] in self?.sound($0) }
        desk.listener.onQuestion = { [weak self] in self?.ask($0) }
        desk.listener.onDone = { [weak self] in self?.screen.playDone() }
        change.chosen = HouseChosen(screen.preferences)
        watchHouse()
        followSettings()
        houseChanged()
        waitForHouse()
    }

    func waitForHouse() {
        run { feature in
            let number = feature.desk.link.number
            try? await feature.desk.clock.sleep(Self.patience)
            guard number == feature.desk.link.number else { return }
            feature.awaitsHouse = false
            feature.tellSilence()
        }
    }

    /// So long a pipe waits for a house that does not come.
    static let patience = Duration.seconds(10)

    public func stop() async {
        desk.listener.onChange = {}
        desk.listener.onRemark = { _ in }
        desk.listener.onAlarm = { _ in }
        desk.listener.onQuestion = { _ in }
        desk.listener.onDone = {}
        desk.listener.onEvent = nil
        for task in answering.values { task.cancel() }
        pace.showing?.cancel()
        for task in work { task.cancel() }
    }

    public func settingsChanged(_ change: SettingsChange) {
        changeHouse()
        followSettings()
    }

    /// Which one the settings name now.
    var kind: HouseKind { screen.preferences[word: .houseKind].flatMap(HouseKind.init) ?? .off }

    static let later: Wording = "The house you chose will be there after a restart."

    private static let needsHouse: Set<Command> = [
        .showHouse, .undoInHouse, .describeDevice, .sayWhoSpeaks, .nameDevices,
    ]

    /// Why a command of the house does nothing.
    private var absence: Wording {
        kind == .off
            ? "No house is connected. /house-kind chooses one; /house-kind demonstration tries a simulated one."
            : Self.later
    }

    // MARK: commands

    private func undo() {
        if !answerAsHouse("undo that", isWritten: false) { screen.notify("There is nothing to take back.", .warning) }
    }

    func speak(_ text: String) {
        if !answer(text, isLate: false) { screen.notify("The house has not asked anything.", .warning) }
    }

    public func perform(_ command: Command, words: String) -> Bool {
        guard desk.hasHouse || !Self.needsHouse.contains(command) else {
            screen.notify(absence, .warning)
            return true
        }
        switch command {
        case .showHouse: showPanel()
        case .undoInHouse: undo()
        case .describeDevice: describe(words)
        case .sayWhoSpeaks: person(words)
        case .nameDevices: nameDevices()
        case .setDevice:
            guard let device = screen.open(HousePanel.self)?.selected?.device, let share = Double(words) else {
                return true
            }
            act { $0.setAction(of: device, to: share) }
        default: return false
        }
        return true
    }

    public func performInPanel(_ command: Command) -> Bool {
        if performInUnknown(command) { return true }
        if command == .send, tryPerson() { return true }
        if command == .send, screen.open(PINPanel.self)?.purpose == Self.offer.name {
            tryPIN()
            return true
        }
        guard let panel = screen.open(HousePanel.self) else { return false }
        if panel.isSearching { return search(command) }
        switch command {
        case .open, .send: open(panel.selected)
        case .brightenDevice: step(panel.selected, by: 1)
        case .dimDevice: step(panel.selected, by: -1)
        case .undoInHouse: undo()
        case .findInHouse: screen.update(HousePanel.self) { $0.beginSearch() }
        case .dropOrders: drop(panel.selected)
        case .stop where panel.isFiltered:
            screen.update(HousePanel.self) { $0.endSearch(clear: true) }
            showRows()
        default: return false
        }
        return true
    }

    private func search(_ command: Command) -> Bool {
        switch command {
        case .send: screen.update(HousePanel.self) { $0.endSearch(clear: false) }
        case .stop: screen.update(HousePanel.self) { $0.endSearch(clear: true) }
        default: return false
        }
        showRows()
        return true
    }

    private func open(_ row: HouseRow?) {
        guard let row else { return }
        if row.isArranged, !mayArrange() { return }
        if let suggestion = row.suggestion { return accept(suggestion) }
        if let rule = row.rule { return delete(rule) }
        if let order = row.waiting { return run { [desk] _ in await desk.dropWaiting(order.id) } }
        if let item = row.scheduled { return desk.callOff(item.id) }
        guard let device = row.device else {
            if let room = row.room { folded.formSymmetricDifference([room]) }
            return showRows()
        }
        act { $0.switchAction(of: device) }
    }

    private func accept(_ suggestion: HabitSuggestion) {
        if desk.accept(suggestion) {
            screen.notify("That is a rule now. It is in the list; Enter deletes it.", .success)
        } else {
            screen.notify("That cannot become a rule.", .warning)
        }
    }

    /// It can be taken back as what was done last.
    private func delete(_ rule: HabitRule) {
        desk.deleteRule(rule.id)
        screen.notify("Rule deleted; “undo” brings it back.")
    }

    private func step(_ row: HouseRow?, by steps: Int) {
        guard let device = row?.device else { return }
        act { $0.stepAction(of: device, by: steps) }
    }

    private func act(_ choose: @MainActor (HouseDesk) -> HousePlan?) {
        guard let plan = choose(desk) else { return screen.notify("That cannot be switched.", .warning) }
        run { [desk] feature in
            let spoken = await desk.take(plan)
            if spoken.asks == nil { feature.screen.notify(Wording(desk.mark + spoken.text)) }
            feature.ask(spoken)
        }
    }

    /// A suggestion is never made again; else what waits for the house is taken back.
    private func drop(_ row: HouseRow?) {
        guard mayArrange() else { return }
        if let suggestion = row?.suggestion { return desk.dismiss(suggestion) }
        let orders = desk.waiting
        run { [desk] feature in
            for order in orders { await desk.dropWaiting(order.id) }
            let count = String(orders.count)
            feature.screen.notify(
                orders.count == 1 ? "The waiting order was dropped." : "\(count) waiting orders were dropped.")
        }
    }

    func run(_ body: @escaping @MainActor (HouseFeature) async -> Void) {
        let task = Task { [weak self] in
            guard let self else { return }
            await body(self)
            self.screen.publish()
        }
        work = work.filter { !$0.isCancelled }
        work.insert(task)
        Task { [weak self] in
            await task.value
            self?.work.remove(task)
        }
    }
}
