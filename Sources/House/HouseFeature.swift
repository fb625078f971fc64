import Echo
public import EchoApp
public import EchoPresentation
import EchoText
import Foundation

/// The house on the screen: its panel, its line in the status, and answers to what is written about it, which nobody
/// else gets.
@MainActor public final class HouseFeature: FeatureProtocol {
    public let presenters: [any FeaturePresenterProtocol] = [HousePresenter()]
    let screen: Screen
    let desk: HouseDesk
    private(set) var conversation: (any ConversationProtocol)?
    private var work: Set<Task<Void, Never>> = []
    private var folded: Set<RoomID> = []
    private var days: [DeviceID: [Double?]] = [:]
    /// Sentences are answered one after the other.
    private var answering: Task<Void, Never>?
    private var number = 0
    /// Lines of the panel that were made before.
    private var known: [DeviceID: HouseRows.KnownRow] = [:]
    /// Shows what has changed, once its time has come.
    private var showing: Task<Void, Never>?
    private var shownAt: Duration?
    /// At least so long between two showings: a large house that changes a lot is not all that is to be done.
    private var pause = Duration.milliseconds(20)
    /// Why it was said that the house cannot be reached.
    private var told: HouseError?
    /// The person has spoken to the house, or looked at it.
    private var isUsed = false
    /// What a panel asks now; nil when none does.
    var asked: HouseContext.OpenQuestion?

    public init(_ screen: Screen, desk: HouseDesk) {
        self.screen = screen
        self.desk = desk
    }

    public func start() async {
        desk.onChange = { [weak self] in self?.houseChanged() }
        desk.onRemark = { [weak self] in self?.remark($0) }
        desk.onQuestion = { [weak self] in self?.ask($0) }
        desk.onDone = { [weak self] in self?.screen.playDone() }
        followSettings()
        houseChanged()
    }

    public func stop() async {
        desk.onChange = {}
        desk.onRemark = { _ in }
        desk.onQuestion = { _ in }
        desk.onDone = {}
        answering?.cancel()
        showing?.cancel()
        for task in work { task.cancel() }
    }

    public func conversationBegan(_ conversation: any ConversationProtocol) async { self.conversation = conversation }

    public func settingsChanged(_ change: SettingsChange) { followSettings() }

    // MARK: what is written

    public func answer(_ text: String) -> Bool {
        guard screen.preferences[flag: .answersForHouse] ?? true, let conversation, desk.isMeant(text) else {
            return false
        }
        beUsed()
        say(desk.isPIN(text) ? "••••" : text, .user, at: screen.moment.date, in: conversation)
        let before = answering
        let isUrgent = desk.isUrgent(text)
        answering = Task { [weak self, desk] in
            if !isUrgent { await before?.value }
            guard let spoken = await desk.hear(text), let self, !Task.isCancelled else { return }
            self.say(spoken.text, .assistant, at: self.screen.moment.date, in: conversation)
            self.ask(spoken)
            // Who comes next waits for what was said before, too.
            if isUrgent { await before?.value }
        }
        return true
    }

    public func isSecret(_ text: String) -> Bool { desk.isPIN(text) }

    func say(_ text: String, _ role: Message.Role, at date: Date, in conversation: any ConversationProtocol) {
        number += 1
        let message = Message(
            id: "house_\(UInt64(max(0, date.timeIntervalSince1970) * 1000))_\(number)", role: role, medium: .text,
            text: text, status: .completed, createdAt: date)
        note(message, in: conversation)
    }

    private var noting: Task<Void, Never>?

    /// In the order in which they were said.
    private func note(_ message: Message, in conversation: any ConversationProtocol) {
        let before = noting
        noting = Task {
            await before?.value
            await conversation.note([message])
        }
    }

    private func remark(_ text: String) {
        guard let conversation else { return screen.notify(Wording(text)) }
        say(text, .assistant, at: screen.moment.date, in: conversation)
        if screen.mode == .audio, screen.preferences[flag: .houseAnnounces] ?? true { screen.announce(text) }
        screen.publish()
    }

    // MARK: commands

    private func undo() {
        if !answer("undo that") { screen.notify("There is nothing to take back.", .warning) }
    }

    func speak(_ text: String) {
        if !answer(text) { screen.notify("The house asked nothing.", .warning) }
    }

    public func perform(_ command: Command, words: String) -> Bool {
        switch command {
        case .showHouse: showPanel()
        case .undoInHouse: undo()
        case .setRoom: setRoom(words)
        default: return false
        }
        return true
    }

    public func performInPanel(_ command: Command) -> Bool {
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
        if let suggestion = row.suggestion { return accept(suggestion) }
        if let rule = row.rule { return desk.deleteRule(rule.id) }
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
            screen.notify("That is a rule now; it stands in the list, and Enter deletes it.", .success)
        } else {
            screen.notify("That cannot become a rule.", .warning)
        }
    }

    private func step(_ row: HouseRow?, by steps: Int) {
        guard let device = row?.device else { return }
        act { $0.stepAction(of: device, by: steps) }
    }

    private func act(_ choose: @MainActor (HouseDesk) -> HousePlan?) {
        guard let plan = choose(desk) else { return screen.notify("That cannot be switched.", .warning) }
        run { [desk] feature in
            let spoken = await desk.take(plan)
            if spoken.asks == nil { feature.screen.notify(Wording(spoken.text)) }
            feature.ask(spoken)
        }
    }

    /// A suggestion is never made again; else what waits for the house is taken back.
    private func drop(_ row: HouseRow?) {
        if let suggestion = row?.suggestion { return desk.dismiss(suggestion) }
        let orders = desk.waiting
        run { [desk] feature in
            for order in orders { await desk.dropWaiting(order.id) }
            let count = String(orders.count)
            feature.screen.notify(
                orders.count == 1 ? "The order that waited is dropped." : "\(count) orders that waited are dropped.")
        }
    }

    private func setRoom(_ words: String) {
        guard let room = desk.room(named: words) else {
            let names = desk.picture.inventory.rooms.map(\.name).joined(separator: ", ")
            return screen.notify("There is no room \(words). Rooms: \(names).", .warning)
        }
        var chosen = screen.preferences
        chosen.values[.terminalRoom] = .word(room.name)
        screen.choose(chosen)
        screen.notify("This terminal is in the \(room.name.lowercased()).", .success)
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

    // MARK: showing

    private func followSettings() {
        desk.learns = screen.preferences[flag: .houseLearns] ?? false
        desk.replies = screen.preferences[word: .houseReplies].flatMap(HouseReplies.init) ?? .sentences
        desk.brain = screen.preferences[word: .houseBrain].flatMap(HouseBrain.init) ?? .echo
        followRoom()
    }

    /// Its name may be known only when the house has come.
    private func followRoom() {
        if case .word(let name)? = screen.preferences.values[.terminalRoom] { desk.room = desk.room(named: name)?.id }
    }

    private func showPanel() {
        known = [:]
        beUsed()
        screen.show(HousePanel())
        showRows()
        run { [desk] feature in
            feature.days = await desk.days()
            feature.showRows()
        }
    }

    private func houseChanged() {
        followRoom()
        followQuestion()
        guard showing == nil else { return }
        let wait = shownAt.map { $0 + pause - screen.moment.uptime } ?? .zero
        guard wait > .zero else { return showChange() }
        showing = Task { [weak self, clock = desk.clock] in
            guard (try? await clock.sleep(wait)) != nil else { return }
            self?.showing = nil
            self?.showChange()
        }
    }

    /// A house that cannot be reached for a reason that somebody can mend says so once.
    private func tellTrouble() {
        let absence = desk.picture.absence
        guard absence != told else { return }
        told = absence
        switch absence {
        case nil, .starting?, .unreachable?: break
        case let problem?: screen.notify(HouseProblemWording.text(problem), .warning)
        }
    }

    private func beUsed() {
        guard !isUsed else { return }
        isUsed = true
        houseChanged()
    }

    /// Of a simulated flat that nobody has asked for, nobody needs to know which window is open.
    private var isShown: Bool {
        let kind = screen.preferences[word: .houseKind].flatMap(HouseKind.init) ?? .builtIn
        return isUsed || kind != .builtIn || desk.picture.absence != nil
    }

    private func showChange() {
        tellTrouble()
        let start = screen.moment.uptime
        let item = isShown ? desk.standingItem : nil
        if screen.part(HousePresenter.self)?.item != item { screen.updatePart(HousePresenter.self) { $0.item = item } }
        if screen.open(HousePanel.self) != nil { showRows() }
        let end = screen.moment.uptime
        (shownAt, pause) = (end, max(.milliseconds(20), (end - start) * 4))
        screen.publish()
    }

    private func showRows() {
        screen.update(HousePanel.self) { panel in
            var rows = HouseRows(picture: desk.picture, now: screen.moment.date, known: known)
            (rows.days, rows.folded, rows.search) = (days, folded, panel.search)
            (rows.suggestions, rows.rules) = (desk.suggestions, desk.rules)
            (rows.waiting, rows.scheduled) = (desk.waiting, desk.scheduled)
            panel.show(rows.rows(), note: desk.note)
            known = rows.known
            panel.canUndo = desk.canUndo
            panel.hasWaiting = !desk.waiting.isEmpty
        }
    }
}
