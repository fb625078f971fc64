public import Foundation

/// Carries one plan out: which order is given when, and what became of each as far as readings show it.
///
/// That a house accepts an order decides nothing. What was told once and changes later is told again.
public struct OrderFollowing: Hashable, Sendable {
    public enum Effect: Hashable, Sendable {
        /// Ends as ``OrderFollowing/accepted(_:_:now:)`` or ``OrderFollowing/failed(_:_:now:)`` of the same step.
        case send(step: Int, DeviceOrder)
        /// It is for later.
        case schedule(PlanStep)
        /// All is decided, or time is up. Once.
        case tell(PlanOutcome)
        /// Something came out differently than it was told.
        case tellLater(PlanOutcome.Step)
    }

    /// Orders that may be without an answer at a time.
    static let mostAtOnce = 16

    private var steps: [FollowedStep]
    private let leftOut: [PlanOmission]
    private var isTold = false
    /// Positions of steps.
    private var byDevice: [DeviceID: [Int]] = [:]
    private var queue: [Int] = []
    private var busyDevices: Set<DeviceID> = []
    private var busy: Set<Int> = []
    private var open: Set<Int> = []
    private var undecided = 0
    /// When ``timePassed(now:)`` is to be called, at the latest.
    public private(set) var nextDue: Date?

    /// - Parameter kinds: of the devices of the plan.
    public init(_ plan: HousePlan, kinds: [DeviceID: DeviceKind]) {
        steps = plan.steps.map { FollowedStep($0, kind: kinds[$0.device]) }
        leftOut = plan.leftOut
        for index in steps.indices { byDevice[steps[index].step.device, default: []].append(index) }
        open = Set(steps.indices)
        undecided = steps.count
    }

    public var devices: some Collection<DeviceID> { byDevice.keys }

    /// Nothing more will come of it.
    public var isOver: Bool { isTold && open.isEmpty }

    // MARK: facts

    /// - Parameter readings: how the devices are now.
    public mutating func begin(_ readings: [DeviceID: DeviceReading], now: Date) -> [Effect] {
        var effects: [Effect] = []
        for index in steps.indices {
            if let reading = readings[steps[index].step.device] { steps[index].step.from = reading }
            if let due = steps[index].step.due, due > now {
                effects.append(.schedule(steps[index].step))
                change(index) { $0.conclude(.scheduled(due)) }
            } else {
                queue.append(index)
            }
        }
        queue.reverse()
        return effects + goOn(now)
    }

    /// The house took the order; what it changes has this cause.
    public mutating func accepted(_ index: Int, _ cause: ChangeCause, now: Date) -> [Effect] {
        answered(index, now) { $0.accept(cause) }
    }

    public mutating func failed(_ index: Int, _ error: HouseError, now: Date) -> [Effect] {
        answered(index, now) { $0.fail(error) }
    }

    public mutating func seen(_ readings: [DeviceReading], now: Date) -> [Effect] {
        var effects: [Effect] = []
        for reading in readings {
            for index in byDevice[reading.device] ?? [] where open.contains(index) {
                effects += change(index) { $0.see(reading) }
            }
        }
        return effects + goOn(now)
    }

    public mutating func houseWentAway(now: Date) -> [Effect] {
        goOn(now)
    }

    public mutating func timePassed(now: Date) -> [Effect] {
        nextDue = nil
        let effects = open.sorted().flatMap { index in
            guard let sentAt = steps[index].sentAt else { return [Effect]() }
            let isLate = now >= sentAt.addingTimeInterval(FollowingTimes.following)
            let isDue = steps[index].deadline.map { now >= $0 } ?? false
            return change(index) { step in
                if isDue { step.decide() }
                if isLate { step.giveUp() }
            }
        }
        return effects + goOn(now)
    }

    /// What has not been sent never is; what was sent is not waited for.
    public mutating func cancel(now: Date) -> [Effect] {
        queue = []
        let effects = open.sorted().flatMap { index in
            change(index) { step in
                if step.phase == .queued { step.conclude(.cancelled) } else { step.giveUp() }
            }
        }
        return effects + goOn(now)
    }

    // MARK: steps

    private mutating func answered(_ index: Int, _ now: Date, _ fact: (inout FollowedStep) -> Void) -> [Effect] {
        guard steps.indices.contains(index) else { return [] }
        release(index)
        return change(index, fact) + goOn(now)
    }

    /// Changes a step and says what is to be told of it when the whole was told before.
    @discardableResult
    private mutating func change(_ index: Int, _ change: (inout FollowedStep) -> Void) -> [Effect] {
        let before = steps[index].outcome
        change(&steps[index])
        let after = steps[index].outcome
        if before == nil, after != nil { undecided -= 1 }
        if after != nil { release(index) }
        if steps[index].phase == .over { open.remove(index) }
        note(steps[index])
        return isTold && after != before ? [.tellLater(steps[index].result)] : []
    }

    private mutating func note(_ step: FollowedStep) {
        guard step.phase != .over, let sentAt = step.sentAt else { return }
        let due = step.deadline ?? sentAt.addingTimeInterval(FollowingTimes.following)
        nextDue = nextDue.map { min($0, due) } ?? due
    }

    private mutating func release(_ index: Int) {
        guard busy.remove(index) != nil else { return }
        busyDevices.remove(steps[index].step.device)
    }

    /// Gives the orders whose turn it is, and tells when there is nothing left to wait for.
    private mutating func goOn(_ now: Date) -> [Effect] {
        var effects: [Effect] = []
        var behind: [Int] = []
        while busy.count < Self.mostAtOnce, let index = queue.popLast() {
            let device = steps[index].step.device
            // Two orders to one device go one after the other.
            guard busyDevices.insert(device).inserted else {
                behind.append(index)
                continue
            }
            busy.insert(index)
            steps[index].send(now)
            note(steps[index])
            effects.append(.send(step: index, steps[index].step.order))
        }
        queue += behind.reversed()
        if !isTold, undecided == 0 {
            isTold = true
            effects.append(.tell(PlanOutcome(steps: steps.map(\.result), leftOut: leftOut)))
        }
        return effects
    }
}
