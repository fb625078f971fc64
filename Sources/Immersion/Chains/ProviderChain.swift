import Echo
import EchoConcurrency
public import EchoScreen
import Foundation

/// Asks the providers of one kind, one after the other, until somebody answers.
///
/// `LinkRules` and `ProviderBudget` decide; this performs it and keeps a log. What is asked for a second time while the
/// first is under way is asked for once. What may have been done, however it went, is not asked for again from the same
/// provider. After a failure that may have been charged the next paid provider is asked, and after two of them only those
/// who cost nothing, unless `paysAgain`.
public actor ProviderChain<Request: Sendable & Hashable, Answer: Sendable> {
    public typealias Link = ChainLink<Request, Answer>

    private let links: [Link]
    private let purse: ProviderPurse
    private let clock: any AppClockProtocol
    private let random: @Sendable () -> Double
    private let paysAgain: Bool
    private let origin = ContinuousClock.now
    private var rules: [LinkRules]
    private var asks: [Request: (id: Int, ask: SharedAsk<Provided<Answer>>)] = [:]
    private var nextID = 0
    /// The last calls.
    public private(set) var log = CallLog()

    /// - Parameters:
    ///   - links: the preferred one first.
    ///   - random: from 0 up to 1.
    public init(
        links: [Link], purse: ProviderPurse, clock: any AppClockProtocol, paysAgain: Bool = false,
        random: @escaping @Sendable () -> Double = { .random(in: 0..<1) }
    ) {
        (self.links, self.purse, self.clock, self.paysAgain, self.random) = (links, purse, clock, paysAgain, random)
        let now = origin + clock.uptime
        rules = links.map { LinkRules($0.limits, now: now) }
    }

    /// Of the links, the preferred one first.
    public nonisolated var names: [String] { links.map(\.name) }

    /// Whether the first link answers for nothing and keeps what it answers: then it may be asked before somebody needs it.
    public nonisolated func preparesFreely(_ request: Request) -> Bool {
        isFree(request) && links.first?.cache != nil
    }

    /// Whether the first link answers for nothing.
    public nonisolated func isFree(_ request: Request) -> Bool { links.first.map { $0.price(request) <= 0 } ?? false }

    /// Cancelling ends the waiting at once, and the asking when nobody else waits for it.
    public func ask(_ request: Request) async throws(ChainFailure) -> Provided<Answer> {
        let id = join(request)
        guard let end = asks[request]?.ask.end else { throw Self.cancelled }
        await end.wait()
        return try leave(request, id).get()
    }

    // MARK: those who ask for the same

    private static var cancelled: ChainFailure { ChainFailure(passedOver: [PassedOver(name: "", error: .cancelled)]) }

    private func join(_ request: Request) -> Int {
        if let (id, ask) = asks[request], ask.result == nil {
            asks[request]?.ask.waiting += 1
            return id
        }
        nextID += 1
        let id = nextID
        asks[request] = (id, SharedAsk())
        asks[request]?.ask.task = Task { await self.perform(request, id) }
        return id
    }

    private func perform(_ request: Request, _ id: Int) async {
        let result: Result<Provided<Answer>, ChainFailure>
        do {
            result = .success(try await walk(request))
        } catch {
            result = .failure(error)
        }
        guard asks[request]?.id == id else { return }
        asks[request]?.ask.result = result
        asks[request]?.ask.end.happen()
    }

    private func leave(_ request: Request, _ id: Int) -> Result<Provided<Answer>, ChainFailure> {
        guard let (current, ask) = asks[request], current == id else { return .failure(Self.cancelled) }
        asks[request]?.ask.waiting -= 1
        if ask.waiting <= 1 {
            asks[request] = nil
            ask.task?.cancel()
        }
        return ask.result ?? .failure(Self.cancelled)
    }

    /// How many wait for the answer.
    func waiting(for request: Request) -> Int { asks[request]?.ask.waiting ?? 0 }

    // MARK: one after the other

    /// A call that cost nothing lets the next provider be asked at once, not one after the other.
    private static var mostPaid: Int { 2 }

    private func walk(_ request: Request) async throws(ChainFailure) -> Provided<Answer> {
        var passedOver: [PassedOver] = []
        var lost = Decimal()
        var paid = 0
        var meagre: (answer: Answer, by: String)?
        for (index, link) in links.enumerated() {
            if let known = await link.cache?.answer(request) {
                log.noteKept(of: link.name)
                return Provided(answer: known, by: link.name, passedOver: passedOver, cost: lost)
            }
            let price = max(0, link.price(request))
            guard price == 0 || paid < Self.mostPaid || paysAgain else {
                pass(link, .mayBePaidAlready, &passedOver)
                continue
            }
            let (lifetime, usage) = (AnswerLifetime(), AnswerUsage())
            let result = await AnswerLifetime.$current.withValue(lifetime) {
                await AnswerUsage.$current.withValue(usage) { await attempts(index, price, request) }
            }
            switch result {
            case .success(let answer):
                let price = usage.cost ?? price
                if lifetime.limit != .zero { await link.cache?.keep(answer, request, lifetime.limit) }
                guard !link.isEnough(answer), index < links.count - 1 else {
                    var provided = Provided(
                        answer: answer, by: link.name, passedOver: passedOver, cost: lost + price)
                    // What is on this machine may take its time.
                    if link.price(request) > 0 { provided.missedGoals = log.calls(of: link.name).missedGoals }
                    return provided
                }
                if meagre == nil { meagre = (answer, link.name) }
                lost += price
                paid += price > 0 ? 1 : 0
            case .failure(let error):
                passedOver.append(PassedOver(name: link.name, error: error))
                if error.mayHaveBeenDone {
                    lost += price
                    paid += price > 0 ? 1 : 0
                }
                if error == .cancelled { throw ChainFailure(passedOver: passedOver) }
            }
        }
        if let meagre {
            return Provided(answer: meagre.answer, by: meagre.by, passedOver: passedOver, cost: lost)
        }
        throw ChainFailure(passedOver: passedOver, resting: resting)
    }

    /// Those who are left alone now, and for how long.
    private var resting: [String: Duration] {
        let rests = zip(links, rules).compactMap { link, rules in rules.rest(now: now).map { (link.name, $0) } }
        return Dictionary(rests, uniquingKeysWith: max)
    }

    /// One request: its attempts count as one failure, or as one answer.
    private func attempts(_ index: Int, _ price: Decimal, _ request: Request) async -> Result<Answer, ProviderError> {
        let link = links[index]
        while true {
            guard !Task.isCancelled else { return .failure(.cancelled) }
            switch rules[index].admit(now: now) {
            case .go(let ticket):
                let result = await admitted(index, price, request)
                rules[index].report(Self.error(of: result), ticket, now: now)
                return result
            case .wait(let wait): guard await sleep(wait) else { return .failure(.cancelled) }
            case .pass(let error):
                note(link, .passedOver(error), attempt: 0, since: now, cost: 0)
                return .failure(error)
            }
        }
    }

    private func admitted(_ index: Int, _ price: Decimal, _ request: Request) async -> Result<Answer, ProviderError> {
        var attempt = 1
        while true {
            let result = await once(index, price, request, attempt)
            guard let error = Self.error(of: result) else { return result }
            let isLast = index == links.count - 1
            let step = rules[index].step(after: error, attempt: attempt, isLast: isLast, random: random())
            guard case .again(let wait) = step else { return result }
            guard await sleep(wait), await turn(index) else { return .failure(Task.isCancelled ? .cancelled : error) }
            attempt += 1
        }
    }

    /// Waits for our own limit before another attempt.
    ///
    /// - Returns: false where that takes too long.
    private func turn(_ index: Int) async -> Bool {
        while true {
            switch rules[index].again(now: now) {
            case .now: return true
            case .wait(let wait): guard await sleep(wait) else { return false }
            case .pass: return false
            }
        }
    }

    private static func error(of result: Result<Answer, ProviderError>) -> ProviderError? {
        if case .failure(let error) = result { error } else { nil }
    }

    private func once(
        _ index: Int, _ price: Decimal, _ request: Request, _ attempt: Int
    ) async -> Result<Answer, ProviderError> {
        let (link, start) = (links[index], now)
        guard purse.reserve(price, at: clock.date) else {
            note(link, .passedOver(.budgetSpent), attempt: 0, since: start, cost: 0)
            return .failure(.budgetSpent)
        }
        AnswerUsage.current?.forget()
        let result = await Self.race(link, request, clock)
        let error = Self.error(of: result)
        let told = error == nil ? AnswerUsage.current?.tokens.flatMap(link.charge) : nil
        AnswerUsage.current?.settle(told)
        // A provider that hung up may or may not have done it.
        let isCharged = error.map { $0.mayHaveBeenDone || $0 == .cancelled } ?? true
        purse.settle(price, isCharged: isCharged, cost: told, at: clock.date)
        note(
            link, error.map { .failed($0.withoutWords) } ?? .answered, attempt: attempt, since: start,
            cost: isCharged ? told ?? price : 0)
        return result
    }

    /// The attempt against the clock.
    private static func race(
        _ link: Link, _ request: Request, _ clock: any AppClockProtocol
    ) async -> Result<Answer, ProviderError> {
        await withTaskGroup(of: Result<Answer, ProviderError>.self) { group in
            group.addTask {
                do throws(ProviderError) {
                    return .success(try await link.ask(request))
                } catch {
                    return .failure(error)
                }
            }
            group.addTask {
                do {
                    try await clock.sleep(for: link.limits.timeout)
                    return .failure(.timedOut)
                } catch {
                    return .failure(.cancelled)
                }
            }
            defer { group.cancelAll() }
            return await group.next() ?? .failure(.cancelled)
        }
    }

    // MARK: time and log

    private var now: ContinuousClock.Instant { origin + clock.uptime }

    private func sleep(_ duration: Duration) async -> Bool { (try? await clock.sleep(for: duration)) != nil }

    private func pass(_ link: Link, _ error: ProviderError, _ passedOver: inout [PassedOver]) {
        note(link, .passedOver(error), attempt: 0, since: now, cost: 0)
        passedOver.append(PassedOver(name: link.name, error: error))
    }

    private func note(
        _ link: Link, _ outcome: ProviderCall.Outcome, attempt: Int, since start: ContinuousClock.Instant, cost: Decimal
    ) {
        log.note(
            ProviderCall(
                link: link.name, date: clock.date, duration: now - start, attempt: attempt,
                outcome: outcome, cost: cost, endpoint: attempt > 0 ? AnswerUsage.current?.endpoint : nil))
    }
}
