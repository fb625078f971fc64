import Echo
public import EchoApp
public import EchoPresentation
import EchoText
import Foundation

/// The house on the screen: its panel, its line in the status, and answers to what is written about it, which nobody
/// else gets.
@MainActor public final class HouseFeature: FeatureProtocol {
    public let presenters: [any FeaturePresenterProtocol] = [HousePresenter()]
    private let screen: Screen
    private let desk: HouseDesk
    private var conversation: (any ConversationProtocol)?
    private var work: Set<Task<Void, Never>> = []
    private var folded: Set<RoomID> = []
    private var days: [DeviceID: [Double?]] = [:]
    /// Sentences are answered one after the other.
    private var answering: Task<Void, Never>?
    private var number = 0

    public init(_ screen: Screen, desk: HouseDesk) {
        self.screen = screen
        self.desk = desk
    }

    public func start() async {
        desk.onChange = { [weak self] in self?.houseChanged() }
        desk.onRemark = { [weak self] in self?.remark($0) }
        desk.onQuestion = { [weak self] in self?.ask($0) }
        followSettings()
        houseChanged()
    }

    public func stop() async {
        desk.onChange = {}
        desk.onRemark = { _ in }
        desk.onQuestion = { _ in }
        answering?.cancel()
        for task in work { task.cancel() }
    }

    public func conversationBegan(_ conversation: any ConversationProtocol) async { self.conversation = conversation }

    public func settingsChanged(_ change: SettingsChange) { followSettings() }

    // MARK: what is written

    public func answer(_ text: String) -> Bool {
        guard screen.preferences[flag: .answersForHouse] ?? true, let conversation, desk.isMeant(text) else {
            return false
        }
        let asked = screen.moment.date
        say(text, .user, at: asked, in: conversation)
        let before = answering
        answering = Task { [weak self, desk] in
            await before?.value
            guard let spoken = await desk.hear(text), let self, !Task.isCancelled else { return }
            self.say(spoken.text, .assistant, at: self.screen.moment.date, in: conversation)
            self.ask(spoken)
        }
        return true
    }

    private func say(_ text: String, _ role: Message.Role, at date: Date, in conversation: any ConversationProtocol) {
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
        screen.publish()
    }

    // MARK: questions

    /// A plan that needs a yes is shown whole; it can be answered by a key, or in words.
    private func ask(_ spoken: HouseSpoken) {
        guard case .confirm(let plan)? = spoken.asks else { return }
        let rows = desk.rows(of: plan).prefix(8).map { "\($0.device): \($0.from) → \($0.to)" }
        screen.ask(.house(Wording(([spoken.text] + rows).joined(separator: "\n"))))
        screen.publish()
    }

    public func confirm(_ question: Question) -> Bool {
        guard question.name == Question.house("").name else { return false }
        screen.closePanel()
        speak("yes")
        return true
    }

    private func undo() {
        if desk.canUndo { speak("undo that") } else { screen.notify("There is nothing to take back.", .warning) }
    }

    private func speak(_ text: String) {
        if !answer(text) { screen.notify("The house asked nothing.", .warning) }
    }

    // MARK: commands

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
        run { [desk] _ in
            for order in orders { await desk.dropWaiting(order.id) }
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

    private func run(_ body: @escaping @MainActor (HouseFeature) async -> Void) {
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
        followRoom()
    }

    /// Its name may be known only when the house has come.
    private func followRoom() {
        if case .word(let name)? = screen.preferences.values[.terminalRoom] { desk.room = desk.room(named: name)?.id }
    }

    private func showPanel() {
        screen.show(HousePanel())
        showRows()
        run { [desk] feature in
            feature.days = await desk.days()
            feature.showRows()
        }
    }

    private func houseChanged() {
        followRoom()
        let item = desk.standingItem
        if screen.part(HousePresenter.self)?.item != item { screen.updatePart(HousePresenter.self) { $0.item = item } }
        if screen.open(HousePanel.self) != nil { showRows() }
        screen.publish()
    }

    private func showRows() {
        screen.update(HousePanel.self) { panel in
            var rows = HouseRows(picture: desk.picture, now: screen.moment.date)
            (rows.days, rows.folded, rows.search) = (days, folded, panel.search)
            (rows.suggestions, rows.rules) = (desk.suggestions, desk.rules)
            panel.show(rows.rows, note: desk.note)
            panel.canUndo = desk.canUndo
            panel.hasWaiting = !desk.waiting.isEmpty
        }
    }
}
