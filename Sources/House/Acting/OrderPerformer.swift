import EchoConcurrency
import Foundation

/// Carries plans out in a house: gives the orders ``OrderFollowing`` decides on, and shows it what the house tells.
public actor OrderPerformer {
    private struct Running {
        var following: OrderFollowing
        var sent: [Int: WorkItem] = [:]
        /// Nil when nobody waits for the outcome.
        var waiter: CheckedContinuation<PlanOutcome, Never>?
        let isReplay: Bool
        /// For the locks and alarms of the plan; gone with it.
        var code: HousePIN?
    }

    private let house: any HouseProtocol
    private let clock: HouseClock
    private let tell: @Sendable (OrderReport) -> Void
    private let watch: @Sendable (HouseEvent) -> Void
    private let work = WorkGroup()
    private var running: [Int: Running] = [:]
    private var byDevice: [DeviceID: Set<Int>] = [:]
    private var kinds: [DeviceID: DeviceKind] = [:]
    /// False while it is away until the next start of this program: nothing waits for that.
    private var mayComeBack = true
    /// Of these nothing ever waits.
    private var guarded: Set<DeviceID> = []
    private var readings: [DeviceID: DeviceReading] = [:]
    private var isHere = false
    private var isOver = false
    private var lastID = 0
    private var timer: (due: Date, item: WorkItem)?
    private var waiting = WaitingOrders()

    /// - Parameter watch: sees each order that is sent, and what the house answers.
    public init(
        house: any HouseProtocol, clock: HouseClock = .system,
        watch: @escaping @Sendable (HouseEvent) -> Void = { _ in }, tell: @escaping @Sendable (OrderReport) -> Void
    ) {
        self.house = house
        self.clock = clock
        self.watch = watch
        self.tell = tell
    }

    /// Lives until it is cancelled; whoever still waits for an outcome gets what is known by then.
    public func run() async {
        await work.run()
        isOver = true
        for id in running.keys.sorted() { cancel(id) }
    }

    /// What the house tells; all of it, in order.
    public func receive(_ news: HouseNews) {
        switch news {
        case .here(let inventory, let all):
            learn(inventory)
            readings = Dictionary(all.map { ($0.device, $0) }, uniquingKeysWith: { _, last in last })
            isHere = true
            see(all)
            replay()
        case .inventory(let inventory): learn(inventory)
        case .changed(let changed):
            for reading in changed { readings[reading.device] = reading }
            see(changed)
        case .away(let error):
            (isHere, mayComeBack) = (false, error.mayPass)
            for id in running.keys.sorted() { update(id) { $0.houseWentAway(now: $1) } }
        }
    }

    /// Carries a plan out that nothing stands against any more.
    ///
    /// - Returns: what became of it, at the latest after some ten seconds for each ``OrderFollowing/mostAtOnce`` steps
    ///   the house does not answer. Cancelling the task takes back what was not sent.
    public func carryOut(_ plan: HousePlan, code: HousePIN? = nil) async -> PlanOutcome {
        guard isHere || isOver else { return wait(plan) }
        lastID += 1
        let id = lastID
        return await withTaskCancellationHandler {
            await withCheckedContinuation { begin(id, plan, $0, code: code) }
        } onCancel: {
            work.start { [weak self] in await self?.cancel(id) }
        }
    }

    /// What waited for the house when the program was ended.
    func resume(_ kept: WaitingOrders, in inventory: HouseInventory) {
        guard !isHere else { return }
        learn(inventory)
        // Both may have waited already: what was said since is the later.
        let later = waiting.orders
        waiting = kept
        for order in later { wait(order.order) }
        expire(clock.now())
        tell(.waiting(waiting.orders))
        arm()
    }

    public var waitingOrders: [WaitingOrder] { waiting.orders }

    /// Takes an order back that waits for the house.
    public func dropWaiting(_ id: WaitingOrder.ID) {
        if waiting.drop(id) { tell(.waiting(waiting.orders)) }
    }

    // MARK: plans

    private func begin(
        _ id: Int, _ plan: HousePlan, _ waiter: CheckedContinuation<PlanOutcome, Never>?, isReplay: Bool = false,
        code: HousePIN? = nil
    ) {
        let kinds = plan.steps.compactMap { step in self.kinds[step.device].map { (step.device, $0) } }
        let following = OrderFollowing(plan, kinds: Dictionary(kinds, uniquingKeysWith: { first, _ in first }))
        for device in following.devices { byDevice[device, default: []].insert(id) }
        running[id] = Running(following: following, waiter: waiter, isReplay: isReplay, code: code)
        // A task that was cancelled before it came here has nobody to cancel it any more.
        if isOver || Task.isCancelled { return cancel(id) }
        let known = Dictionary(
            plan.steps.compactMap { step in readings[step.device].map { (step.device, $0) } },
            uniquingKeysWith: { first, _ in first })
        update(id) { $0.begin(known, now: $1) }
    }

    private func cancel(_ id: Int) { update(id) { $0.cancel(now: $1) } }

    private func update(_ id: Int, _ fact: (inout OrderFollowing, Date) -> [OrderFollowing.Effect]) {
        guard var following = running[id]?.following else { return }
        let effects = fact(&following, clock.now())
        running[id]?.following = following
        for effect in effects { perform(effect, id) }
        if following.isOver { end(id) }
        arm()
    }

    private func perform(_ effect: OrderFollowing.Effect, _ id: Int) {
        switch effect {
        case .send(let step, let order): send(order, step, id)
        case .schedule(let step): tell(.scheduled(step))
        case .tellLater(let step): tell(.later(step))
        case .tell(let outcome):
            if running[id]?.isReplay == true { tell(.replayed(outcome)) }
            running[id]?.waiter?.resume(returning: withWaiting(outcome))
            running[id]?.waiter = nil
        }
    }

    private func send(_ order: DeviceOrder, _ step: Int, _ id: Int) {
        watch(.orderSent(order))
        let code = running[id]?.code
        running[id]?.sent[step] = work.start { [house, watch, weak self] in
            do throws(HouseError) {
                let cause = try await house.carryOut(order, code: code)
                watch(.orderAccepted(order, cause))
                await self?.answered(id, step, .success(cause))
            } catch {
                watch(.orderFailed(order, error))
                await self?.keep(order, error, id)
                await self?.answered(id, step, .failure(error))
            }
        }
    }

    /// An order the house cannot have got waits like those that come after it has gone.
    private func keep(_ order: DeviceOrder, _ error: HouseError, _ id: Int) {
        guard running[id]?.isReplay == false else { return }
        switch error {
        case .unreachable, .programEnded, .starting:
            wait(order)
            tell(.waiting(waiting.orders))
        default: break
        }
    }

    private func answered(_ id: Int, _ step: Int, _ answer: Result<ChangeCause, HouseError>) {
        running[id]?.sent[step] = nil
        update(id) { following, now in
            switch answer {
            case .success(let cause): following.accepted(step, cause, now: now)
            case .failure(let error): following.failed(step, error, now: now)
            }
        }
    }

    private func end(_ id: Int) {
        guard let ended = running.removeValue(forKey: id) else { return }
        for item in ended.sent.values { item.cancel() }
        for device in ended.following.devices {
            byDevice[device]?.remove(id)
            if byDevice[device]?.isEmpty == true { byDevice[device] = nil }
        }
    }

    // MARK: news

    private func learn(_ inventory: HouseInventory) {
        kinds = Dictionary(inventory.devices.map { ($0.id, $0.kind) }, uniquingKeysWith: { first, _ in first })
        guarded = Set(inventory.devices.filter(PlanRules.isGuarded).map(\.id))
    }

    private func see(_ changed: [DeviceReading]) {
        guard !running.isEmpty else { return }
        var concerned: [Int: [DeviceReading]] = [:]
        for reading in changed {
            for id in byDevice[reading.device] ?? [] { concerned[id, default: []].append(reading) }
        }
        for (id, readings) in concerned.sorted(by: { $0.key < $1.key }) {
            update(id) { $0.seen(readings, now: $1) }
        }
    }

    // MARK: waiting

    private func wait(_ plan: HousePlan) -> PlanOutcome {
        let now = clock.now()
        let steps = plan.steps.map { step in
            if let due = step.due, due > now {
                tell(.scheduled(step))
                return PlanOutcome.Step(step, .scheduled(due))
            }
            return PlanOutcome.Step(step, outcome(of: wait(step.order)))
        }
        tell(.waiting(waiting.orders))
        arm()
        return PlanOutcome(steps: steps, leftOut: plan.leftOut)
    }

    @discardableResult private func wait(_ order: DeviceOrder) -> WaitingOrders.Addition {
        guard mayComeBack, let kind = kinds[order.device], !guarded.contains(order.device) else { return .neverWaits }
        return waiting.add(order, kind: kind, reading: readings[order.device], now: clock.now())
    }

    private func outcome(of addition: WaitingOrders.Addition) -> StepOutcome {
        switch addition {
        case .waits(let order): .waits(until: order.expires)
        case .settled: .takenBack
        case .neverWaits, .full: .houseAway
        }
    }

    /// What did not come through while the house went away waits, and says so.
    private func withWaiting(_ outcome: PlanOutcome) -> PlanOutcome {
        var outcome = outcome
        for index in outcome.steps.indices where outcome.steps[index].outcome == .houseAway {
            let order = outcome.steps[index].step.order
            guard let waits = waiting.orders.last(where: { $0.order == order }) else { continue }
            outcome.steps[index].outcome = .waits(until: waits.expires)
        }
        return outcome
    }

    private func replay() {
        guard !waiting.isEmpty else { return }
        let now = clock.now()
        expire(now)
        let orders = waiting.replay(now: now)
        guard !orders.isEmpty else { return }
        tell(.waiting([]))
        lastID += 1
        let steps = orders.map { PlanStep(device: $0.device, to: $0.action) }
        begin(lastID, HousePlan(steps: steps, risk: .none), nil, isReplay: true)
    }

    private func expire(_ now: Date) {
        let expired = waiting.expire(now: now)
        guard !expired.isEmpty else { return }
        tell(.expired(expired))
        tell(.waiting(waiting.orders))
    }

    // MARK: time

    private func arm() {
        let dues = running.values.compactMap(\.following.nextDue) + [waiting.nextExpiry].compactMap(\.self)
        guard let due = dues.min(), !isOver, timer.map({ due < $0.due }) ?? true else { return }
        timer?.item.cancel()
        let seconds = max(due.timeIntervalSince(clock.now()), 0)
        let item = work.start { [clock, weak self] in
            guard (try? await clock.sleep(.seconds(seconds))) != nil else { return }
            await self?.timePassed(due)
        }
        timer = (due, item)
    }

    private func timePassed(_ due: Date) {
        guard timer?.due == due else { return }
        timer = nil
        // A wall clock that was set back meanwhile must not make anybody wait.
        let now = max(clock.now(), due)
        for (id, run) in running.sorted(by: { $0.key < $1.key }) where run.following.nextDue.map({ $0 <= now }) ?? false
        {
            update(id) { following, _ in following.timePassed(now: now) }
        }
        expire(now)
        arm()
    }
}
