public import Foundation

/// Speaks for a house: understands what is said, asks back, has it carried out, and can take it back.
///
/// It lives on the main actor, where what is written can be understood at once; nothing here waits for the house but
/// those who asked.
@MainActor public final class HouseDesk {
    private let house: any HouseProtocol
    private let performer: OrderPerformer
    private let keeper: (any HouseMemoryProtocol)?
    let clock: HouseClock
    let calendar: Calendar
    private let reports: AsyncStream<OrderReport>
    public private(set) var picture = HousePicture()
    /// What waits until it is back.
    public private(set) var waiting: [WaitingOrder] = []
    public private(set) var question: HouseContext.OpenQuestion? {
        didSet { if (question == nil) != (oldValue == nil) { onToolsChange() } }
    }
    var memory = HouseMemory()
    var changes = ChangeMemory()
    /// Actions that can be taken back; the last is the newest.
    var actions: [PlanOutcome] = []
    private var lastMentioned: [DeviceID] = []
    private var skill: HouseSkill
    private var timekeeper: Task<Void, Never>?
    private var saving: Task<Void, Never>?
    /// The room of this terminal; nil when none was set.
    public var room: RoomID?
    /// Something of it has changed.
    public var onChange: @MainActor () -> Void = {}
    /// The tools are other ones than before: there are new words, or something is asked, or is not any more.
    public var onToolsChange: @MainActor () -> Void = {}
    /// A model wants something done that needs a person's yes.
    public var onQuestion: @MainActor (HouseSpoken) -> Void = { _ in }
    /// It has something to say that nobody asked for just now.
    public var onRemark: @MainActor (String) -> Void = { _ in }

    /// - Parameter keeper: nil to forget everything with the end of the program.
    public init(
        _ house: any HouseProtocol, keeper: (any HouseMemoryProtocol)? = nil, clock: HouseClock = .system,
        calendar: Calendar = .current
    ) {
        self.house = house
        self.keeper = keeper
        self.clock = clock
        self.calendar = calendar
        let (reports, tell) = AsyncStream<OrderReport>.makeStream()
        self.reports = reports
        skill = HouseSkill(vocabulary: HouseVocabulary(inventory: house.fixedInventory ?? HouseInventory()))
        performer = OrderPerformer(house: house, clock: clock) { tell.yield($0) }
    }

    /// Is with the house until it is cancelled.
    public func run() async {
        if let kept = await keeper?.load() {
            memory = kept
            memory.schedule.resume()
            learnWords()
        }
        let (news, tell) = AsyncStream<HouseNews>.makeStream()
        await withDiscardingTaskGroup { group in
            group.addTask { [house] in
                await house.run { tell.yield($0) }
                tell.finish()
            }
            group.addTask { [performer] in await performer.run() }
            group.addTask { [performer] in
                for await one in news {
                    await performer.receive(one)
                    await self.receive(one)
                }
            }
            group.addTask { [reports] in
                for await report in reports { await self.receive(report) }
            }
        }
        timekeeper?.cancel()
        await saving?.value
    }

    /// How devices were in a span of time; empty where nobody knows.
    public func history(of devices: [DeviceID], in span: Range<Date>) async -> [DeviceReading] {
        (try? await house.history(of: devices, in: span)) ?? []
    }

    // MARK: sentences

    /// Whether it is known what there is in the house.
    public var knowsNames: Bool { !skill.vocabulary.inventory.devices.isEmpty }

    /// Whether a sentence is meant for the house, as far as its words tell. What others can answer too, and what names
    /// nothing of the house, is left to them.
    public func isMeant(_ text: String) -> Bool {
        guard picture.isKnown else { return false }
        switch skill.understand(text, in: context) {
        case .nothing, .unknownDevice, .timer: return false
        case .yes, .no, .cancel, .pin: return question != nil
        case .undo: return canUndo
        default: return true
        }
    }

    /// What the house says to a sentence, once it was done; nil for one that is not meant for it.
    public func hear(_ text: String) async -> HouseSpoken? {
        let understood = skill.understand(text, in: context)
        return understood == .nothing ? nil : await reply(to: understood)
    }

    /// Sentences with the names of this house, for a recogniser to expect. Answers of one word are among them only while
    /// something is asked: else they are meant for somebody else.
    public func phrases(limit: Int) -> [String] {
        skill.vocabulary.phrases(limit: limit).filter { question != nil || $0.contains(" ") }
    }

    func reply(to understood: HouseUnderstanding) async -> HouseSpoken {
        switch understood {
        case .nothing: return HouseSpoken("That is nothing the house knows.")
        case .plan(let plan): return await take(plan)
        case .question(let asked):
            question = nil
            mention(asked.devices)
            return HouseSpoken(answer.text(of: asked))
        case .which(let choice):
            question = .which(choice)
            return HouseSpoken(answer.question(of: choice), asks: question)
        case .yes: return await confirmed()
        case .no, .cancel: return setAside()
        case .pin: return HouseSpoken("Nobody asked for a PIN.")
        case .undo: return await undo()
        case .teach(let scene): return teach(scene)
        case .forget(let name): return forget(name)
        case .notify(let watch): return wait(for: watch)
        case .timer(let timer): return start(timer)
        case .unknownRoom, .unknownDevice, .unteachable, .unknownTime:
            return HouseSpoken(answer.refusal(of: understood) ?? "Nothing was done.")
        }
    }

    var reader: HouseToolReader { HouseToolReader(skill: skill, context: context) }
    var answer: HouseAnswer {
        HouseAnswer(vocabulary: skill.vocabulary, readings: picture.readings, calendar: calendar)
    }
    var planRules: PlanRules { skill.rules }
    var now: Date { clock.now() }

    private var context: HouseContext {
        HouseContext(
            room: room, lastMentioned: lastMentioned, now: now, calendar: calendar, readings: picture.readings,
            openQuestion: question)
    }

    private func mention(_ devices: [DeviceID]) {
        if !devices.isEmpty { lastMentioned = devices }
    }

    // MARK: plans

    /// Carries a plan out, or asks first where it is risky.
    public func take(_ plan: HousePlan) async -> HouseSpoken {
        mention(plan.devices)
        guard plan.risk.needsYes, !plan.steps.isEmpty else { return await carryOut(plan) }
        question = .confirm(plan)
        onChange()
        return HouseSpoken(answer.question(of: plan), asks: question)
    }

    private func confirmed() async -> HouseSpoken {
        guard case .confirm(let plan)? = question else { return HouseSpoken("There is nothing to say yes to.") }
        return await carryOut(plan)
    }

    /// What was asked is not done.
    @discardableResult public func setAside() -> HouseSpoken {
        guard question != nil else { return HouseSpoken("There is nothing to call off.") }
        question = nil
        onChange()
        return HouseSpoken("Nothing was done.")
    }

    func carryOut(_ plan: HousePlan) async -> HouseSpoken {
        question = nil
        onChange()
        guard !plan.steps.isEmpty else { return HouseSpoken(answer.nothingToDo(plan)) }
        let outcome = await performer.carryOut(plan)
        remember(outcome)
        onChange()
        return HouseSpoken(answer.text(of: outcome), hasActed: true)
    }

    /// Takes back an order that waits for the house.
    public func dropWaiting(_ id: WaitingOrder.ID) async { await performer.dropWaiting(id) }

    // MARK: memory

    /// After something was taught or learned: the words are those of now.
    func learnWords() {
        let inventory = picture.isKnown ? picture.inventory : house.fixedInventory ?? HouseInventory()
        skill = HouseSkill(
            vocabulary: HouseVocabulary(inventory: inventory, scenes: memory.habits.scenes), rules: skill.rules)
        onToolsChange()
        onChange()
    }

    /// Keeps the memory as it is now, and looks again at what is due next.
    func memoryChanged() {
        let (before, kept) = (saving, memory)
        saving = keeper.map { keeper in
            Task {
                await before?.value
                await keeper.save(kept)
            }
        }
        keepTime()
        onChange()
    }

    /// Sleeps until something is due, and for a minute at most: a wall clock may be set meanwhile.
    private func keepTime() {
        timekeeper?.cancel()
        let due = [memory.schedule.nextDue, memory.habits.nextDue(now: now, calendar: calendar)].compactMap(\.self)
            .min()
        guard let due else { return }
        let wait = min(60, max(0.05, due.timeIntervalSince(now)))
        timekeeper = Task { [weak self, clock] in
            guard (try? await clock.sleep(.seconds(wait))) != nil else { return }
            self?.timePassed()
        }
    }

    private func timePassed() {
        let effects = memory.schedule.timePassed(clock.time)
        let rules = memory.habits.due(now: now, calendar: calendar, devices: picture.devices)
        for effect in effects { perform(effect) }
        for rule in rules { perform(rule) }
        if effects.isEmpty, rules.isEmpty { keepTime() } else { memoryChanged() }
    }

    // MARK: news

    private func receive(_ news: HouseNews) {
        if case .changed(let changed) = news { see(changed) }
        let before = picture.inventory
        let change = picture.receive(news)
        if picture.inventory != before {
            learnWords()
        } else if change != .nothing {
            onChange()
        }
        if picture.isKnown { keepTime() }
    }

    private func see(_ changed: [DeviceReading]) {
        for reading in changed {
            let earlier = picture.readings[reading.device]
            changes.see(reading, earlier: earlier)
            if let device = picture.devices[reading.device] {
                memory.habits.see(reading, earlier: earlier, device: device, calendar: calendar)
            }
        }
        let effects = memory.schedule.seen(changed, devices: picture.devices)
        for effect in effects { perform(effect) }
        if !effects.isEmpty { memoryChanged() }
    }

    private func receive(_ report: OrderReport) {
        switch report {
        case .waiting(let orders): waiting = orders
        case .later(let step):
            correct(step)
            onRemark(answer.text(of: PlanOutcome(steps: [step])))
        case .replayed(let outcome):
            remember(outcome)
            onRemark("The house is back. \(answer.text(of: outcome))")
        case .expired(let orders):
            onRemark("Not done, because the house was away too long: \(answer.names(orders.map(\.order.device))).")
        case .scheduled(let step): put(off: step)
        }
        onChange()
    }
}
