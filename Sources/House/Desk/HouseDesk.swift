public import EchoApp
import EchoConcurrency
public import Foundation

/// Speaks for a house: understands what is said, asks back, has it carried out, and can take it back.
///
/// It lives on the main actor, where what is written can be understood at once; nothing here waits for the house but
/// those who asked.
@MainActor public final class HouseDesk {
    let house: any HouseProtocol
    let performer: OrderPerformer
    let keeper: (any HouseMemoryProtocol)?
    let pin: (any PINProtocol)?
    let clock: HouseClock
    let calendar: Calendar
    private let reports: AsyncStream<OrderReport>
    private let orders: AsyncStream<HouseEvent>
    public private(set) var picture = HousePicture()
    /// What waits until it is back.
    public private(set) var waiting: [WaitingOrder] = []
    private var asking = HouseAsking()
    var memory = HouseMemory()
    var actions = ActionHistory()
    /// Plans that are being carried out.
    var underWay = 0
    var talk = HouseTalk()
    var stray = StrayPIN()
    var lateEnds = LateEnds()
    /// Happens with the next news of the house.
    var news = OneTimeEvent()
    var skill: HouseSkill
    var timekeeper: Task<Void, Never>?
    var saving: Task<Void, Never>?
    /// What was kept is known: before that nothing is written over it.
    var isMemoryLoaded = false
    /// What the person has chosen; nil before that is known.
    var consent: Bool? { didSet { followConsent() } }
    /// Nothing of the memory has changed since it was written.
    var isMemoryKept = true
    /// Whoever calls the tools hears, thinks and speaks on this machine.
    public var isAskedHere = false
    /// How the person wants it.
    public var manner = HouseManner()
    public var listener = HouseDeskListener()

    /// Kinds whose risky orders take the PIN, where there is one.
    private static let rules = PlanRules(pinKinds: [.lock, .alarm, .garageDoor])

    /// - Parameters:
    ///   - keeper: nil to forget everything with the end of the program.
    ///   - pin: nil where none can be kept: then a yes is enough.
    public init(
        _ house: any HouseProtocol, keeper: (any HouseMemoryProtocol)? = nil, pin: (any PINProtocol)? = nil,
        clock: HouseClock = .system,
        calendar: Calendar = .current
    ) {
        self.house = house
        self.keeper = keeper
        self.pin = pin
        self.clock = clock
        self.calendar = calendar
        let (reports, tell) = AsyncStream<OrderReport>.makeStream()
        let (orders, watch) = AsyncStream<HouseEvent>.makeStream()
        (self.reports, self.orders) = (reports, orders)
        skill = HouseSkill(
            vocabulary: HouseVocabulary(inventory: house.fixedInventory ?? HouseInventory()), rules: Self.rules)
        performer = OrderPerformer(house: house, clock: clock, watch: { watch.yield($0) }) { tell.yield($0) }
    }

    /// Is with the house until it is cancelled.
    public func run() async {
        if let kept = await keeper?.load() {
            memory = kept
            memory.schedule.resume()
            learnWords()
        }
        isMemoryLoaded = true
        followConsent()
        let (news, tell) = AsyncStream<HouseNews>.makeStream()
        await withDiscardingTaskGroup { group in
            group.addTask { [house] in
                await house.run { tell.yield($0) }
                tell.finish()
            }
            group.addTask { [performer] in await performer.run() }
            group.addTask { [performer] in
                for await one in news {
                    // Who is told that it is done finds it so.
                    await self.receive(one)
                    await performer.receive(one)
                }
            }
            group.addTask { [reports] in
                for await report in reports { await self.receive(report) }
            }
            group.addTask { [orders] in
                for await event in orders { await self.tell(event) }
            }
        }
        timekeeper?.cancel()
        await saving?.value
    }

    /// How devices were in a span of time; empty where nobody knows.
    public func history(of devices: [DeviceID], in span: Range<Date>) async -> [DeviceReading] {
        (try? await house.history(of: devices, in: span)) ?? []
    }

    // MARK: what is asked

    /// What was asked and not answered yet. The tools are other ones while something is.
    public internal(set) var question: HouseContext.OpenQuestion? {
        get { asking.question }
        set {
            let wasAsked = asking.question != nil
            asking.ask(newValue, at: now)
            if wasAsked != (newValue != nil) { listener.onToolsChange() }
        }
    }

    /// What is waited for once the plan that is asked about has its yes.
    var promised: HouseWatch? {
        get { asking.promised }
        set { asking.promised = newValue }
    }

    // MARK: sentences

    /// Whether there is a house at all.
    var hasHouse: Bool { !(house is AbsentHouse) }

    /// Whether it is known what there is in the house.
    public var knowsNames: Bool { !skill.vocabulary.inventory.devices.isEmpty }

    /// What a sentence means now, read once.
    ///
    /// - Parameters:
    ///   - alternatives: what may have been said instead, the most likely first.
    ///   - isSpoken: it comes from a recogniser, which may have written other words than were said.
    public func heard(_ text: String, alternatives: [String] = [], isSpoken: Bool = false) -> HeardSentence {
        let context = context
        let (taken, meaning) = HouseReadings.taken(text, alternatives) { skill.understand($0, in: context) }
        let text = taken
        let understood =
            isSpoken ? HouseMishearing(skill: skill, context: context).heard(text, as: meaning) : meaning
        let isPIN = isPIN(text)
        return HeardSentence(
            text: text, understood: understood, isPIN: isPIN, isMeant: isPIN || isMeant(text, understood))
    }

    /// What others can answer too, and what names nothing of the house, is left to them.
    private func isMeant(_ text: String, _ understood: HouseUnderstanding) -> Bool {
        guard picture.isKnown else { return false }
        switch understood {
        case .nothing, .unknownDevice: return isForHouse(text)
        case .yes, .no, .cancel, .pin: return question != nil
        case .undo: return canUndo || underWay > 0
        case .record(.timers), .endTimers: return hasTimers
        case .unclear: return false
        default: return true
        }
    }

    /// What the house says to a sentence, once it was done; nil for one that is not meant for it.
    public func answer(_ heard: HeardSentence) async -> HouseSpoken? {
        switch heard.understood {
        case .nothing where heard.isPIN:
            setAside()
            return HouseSpoken("The PIN was asked for too long ago. Nothing was done: say again what you want.")
        case .nothing where !isForHouse(heard.text): return nil
        // Others have timers, too.
        case .record(.timers), .endTimers: return hasTimers ? await reply(to: heard.understood) : nil
        case .nothing, .unknownDevice:
            if let answered = await answerOfHouse(heard.text) { return answered }
            return await reply(to: heard.understood)
        default: return await reply(to: heard.understood)
        }
    }

    public func hear(_ text: String, alternatives: [String] = [], isSpoken: Bool = false) async -> HouseSpoken? {
        await answer(heard(text, alternatives: alternatives, isSpoken: isSpoken))
    }

    /// Sentences with the names of this house, for a recogniser to expect. Answers are among them only while something is
    /// asked: else they are meant for somebody else.
    public func phrases(limit: Int) -> [String] {
        let sentences = skill.vocabulary.phrases(limit: limit).filter { question != nil || $0.contains(" ") }
        guard case .which(let choice)? = question else { return sentences }
        return HouseChoiceReader.answers(to: choice) + sentences
    }

    func reply(to understood: HouseUnderstanding) async -> HouseSpoken {
        switch understood {
        case .nothing: return HouseSpoken("That is nothing the house knows.")
        case .plan(let plan): return await take(plan)
        case .question(let asked):
            question = nil
            mention(asked.devices)
            return HouseSpoken(await text(of: asked))
        case .unclear(let devices): return HouseSpoken(answer.askingBack(devices))
        case .which(let choice):
            question = .which(choice)
            return HouseSpoken(answer.question(of: choice), asks: question)
        case .yes: return await confirmed()
        case .no, .cancel: return setAside()
        case .pin(let figures): return await take(figures)
        case .undo: return await undo()
        case .teach(let scene): return teach(scene)
        case .forget(let name): return forget(name)
        case .notify(let watch): return wait(for: watch)
        case .timer(let timer): return start(timer)
        case .endTimers(let name, let all): return endTimers(name, all: all)
        case .record(let asked): return HouseSpoken(await text(of: asked))
        case .rule(let plan, let days): return note(plan, on: days)
        case .forgetHabits: return forgetHabits()
        case .unknownRoom, .unknownDevice, .unteachable, .unknownTime, .unknownRhythm:
            return HouseSpoken(answer.refusal(of: understood) ?? "Nothing was done.")
        case .misheardException:
            return HouseSpoken(
                "What is to stay as it is? I did not catch that, and nothing was done. Say it all again, please.")
        }
    }

    private func text(of asked: HouseQuestion) async -> String {
        guard case .lastTime(let test) = asked.asks else {
            guard picture.absence != nil else { return answer.text(of: asked) }
            return "\(awayText) \(answer.text(of: asked, asSeen: picture.lastSeen))"
        }
        let past = await history(of: asked.devices, in: now - HouseAnswer.pastSeconds..<now)
        return answer.text(of: test, last: asked.devices, past: past, now: now)
    }

    /// "The house cannot be reached: it does not take the token."
    var awayText: String {
        let why = picture.absence.flatMap(HouseProblemWording.brief).map { ": \($0)" } ?? ""
        return ["The house cannot be reached\(why).", remedy].compactMap(\.self).joined(separator: " ")
    }

    /// What somebody has to do before it is back; nil where that is nothing.
    var remedy: String? { picture.absence.flatMap(HouseProblemWording.remedy) }

    var reader: HouseToolReader { HouseToolReader(skill: skill, context: context) }
    var answer: HouseAnswer {
        HouseAnswer(vocabulary: skill.vocabulary, readings: picture.readings, calendar: calendar)
    }
    var planRules: PlanRules { skill.rules }
    var now: Date { clock.now() }

    private var context: HouseContext {
        let sun = picture.inventory.place.map { SunRules.next(after: now, at: $0) }
        var context = HouseContext(
            room: manner.room, lastMentioned: talk.lastMentioned, now: now, calendar: calendar, sunset: sun?.sunset,
            sunrise: sun?.sunrise, readings: ExpectedReadings.readings(picture.readings, after: waiting),
            openQuestion: asking.fresh(at: now))
        context.isAway = picture.absence != nil
        return context
    }

    func mention(_ devices: [DeviceID]) {
        if !devices.isEmpty { talk.lastMentioned = devices }
    }

    // MARK: news

    private func tell(_ event: HouseEvent) { listener.onEvent?(event) }

    private func receive(_ news: HouseNews) {
        if let onEvent = listener.onEvent, let event = HouseEvent(news, before: picture) { onEvent(event) }
        if case .changed(let changed) = news { see(changed) }
        defer {
            self.news.happen()
            self.news = OneTimeEvent()
        }
        let before = picture.inventory
        let change = picture.receive(news, at: now)
        if picture.inventory != before {
            learnWords()
        } else if change != .nothing {
            listener.onChange()
        }
        if picture.isKnown {
            if case .here = news { watchDay() }
            keepTime()
        }
    }

    private func see(_ changed: [DeviceReading]) {
        var hasLearned = false
        for reading in changed {
            let earlier = picture.readings[reading.device]
            actions.see(reading, earlier: earlier)
            if let device = picture.devices[reading.device] {
                let isNew = memory.habits.see(reading, earlier: earlier, device: device, calendar: calendar)
                hasLearned = hasLearned || isNew
            }
        }
        if hasLearned { keepMemory() }
        let effects = memory.schedule.seen(changed, devices: picture.devices)
        for effect in effects { perform(effect) }
        if !effects.isEmpty { memoryChanged() }
    }

    private func receive(_ report: OrderReport) {
        switch report {
        case .waiting(let orders): waiting = orders
        case .later(let step):
            actions.correct(step)
            // Whoever gave the later order knows.
            if case .overtaken(.us) = step.outcome {
                tell(late: (lateEnds.receive(step) ?? []).filter { $0 != step })
                break
            }
            tell(late: lateEnds.receive(step) ?? [step])
        case .replayed(let outcome):
            actions.remember(outcome)
            listener.onRemark(answer.text(ofReplayed: outcome))
        case .expired(let orders):
            let names = answer.names(orders.map(\.order.device))
            listener.onRemark("Not done, because the house was away too long: \(names).")
        case .scheduled(let step): put(off: step)
        }
        listener.onChange()
    }
}
