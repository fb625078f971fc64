import Foundation

/// One order that was given, or waits for its turn, and what has been seen of it.
struct FollowedStep: Hashable, Sendable {
    enum Phase: Hashable, Sendable {
        case queued
        /// Given; the house has not said yet whose mark its changes have.
        case sending
        case following
        case over
    }

    var step: PlanStep
    let kind: DeviceKind?
    private(set) var phase = Phase.queued
    private(set) var sentAt: Date?
    /// Nil when it is undecided.
    private(set) var outcome: StepOutcome?
    private(set) var last: DeviceReading?
    /// Whether the house answered the order itself.
    private(set) var isAnswered = false
    private var context: String?
    /// Came before the mark did.
    private var early: [DeviceReading] = []
    private var tentative: StepOutcome?

    private static let mostEarly = 16

    init(_ step: PlanStep, kind: DeviceKind?) {
        self.step = step
        self.kind = kind
    }

    var result: PlanOutcome.Step { PlanOutcome.Step(step, outcome ?? .noAnswer, after: last) }

    /// When it is decided by what was seen so far; nil while there is nothing to wait for.
    var deadline: Date? {
        guard outcome == nil, let sentAt else { return nil }
        return sentAt.addingTimeInterval(isPatienceShort ? FollowingTimes.settling : FollowingTimes.answer)
    }

    /// A lock that turns is waited for; of a blind it is enough to know that it goes.
    private var isPatienceShort: Bool {
        switch tentative {
        case .moving: kind != .lock
        case .overtaken: true
        default: false
        }
    }

    // MARK: facts

    mutating func send(_ now: Date) { (phase, sentAt) = (.sending, now) }

    mutating func conclude(_ outcome: StepOutcome) {
        self.outcome = outcome
        phase = .over
        early = []
    }

    mutating func accept(_ cause: ChangeCause) {
        guard phase != .over, phase != .queued else { return }
        context = cause.context
        isAnswered = true
        judgeEarly()
        // No reading will show it: what the house took is done.
        if phase != .over, step.to != .activate, ArrivalRules.isUnseen(step.to) { return conclude(.changed) }
        guard phase != .over, tentative == nil, let from = step.from, !ArrivalRules.isUnseen(step.to) else { return }
        if ArrivalRules.wasSo(step.to, kind, from) { conclude(.alreadySo) }
    }

    mutating func fail(_ error: HouseError) {
        guard phase != .over, phase != .queued else { return }
        isAnswered = true
        switch error {
        case .noSuchDevice: conclude(.gone)
        case .unavailable: conclude(.unavailable)
        case .unsupported: conclude(.unsupported)
        case .refused(let code): conclude(.refused(code: code))
        case .declined(let reason): conclude(.declined(reason: reason))
        case .notAllowed: conclude(.notAllowed)
        case .noAnswer: judgeEarly()
        case .noAddress, .misconfigured, .unreachable, .programEnded, .programBroken, .starting, .tokenMissing,
            .tokenRefused, .certificateRefused, .protocolBroken:
            conclude(.houseAway)
        }
    }

    mutating func see(_ reading: DeviceReading) {
        switch phase {
        case .queued: step.from = reading
        case .sending:
            if early.count < Self.mostEarly { early.append(reading) } else { early[early.count - 1] = reading }
        case .following: judge(reading)
        case .over: break
        }
    }

    /// The time is up: what was seen so far is the answer, which later readings may correct.
    mutating func decide() {
        judgeEarly()
        guard phase != .over else { return }
        outcome = tentative ?? .noAnswer
    }

    /// Nobody waits for it any longer.
    mutating func giveUp() {
        guard phase != .over else { return }
        let isStuck = outcome == .moving
        conclude(isStuck ? .endedAs(last.flatMap(ArrivalRules.word) ?? "") : outcome ?? tentative ?? .noAnswer)
    }

    // MARK: judging

    private mutating func judgeEarly() {
        guard phase == .sending else { return }
        phase = .following
        let readings = early
        early = []
        for reading in readings where phase == .following { judge(reading) }
    }

    private mutating func judge(_ reading: DeviceReading) {
        let isOurs = context != nil && [reading.cause.context, reading.cause.parent].contains(context)
        let known = last ?? step.from
        last = reading
        switch ArrivalRules.arrival(step.to, kind, reading) {
        case .arrived: if isOurs || !ArrivalRules.isUnseen(step.to) { conclude(wasSo ? .alreadySo : .changed) }
        case .jammed: conclude(.jammed)
        case .onTheWay: note(.moving)
        case .unavailable: note(.unavailable)
        case .elsewhere where isOurs: note(.endedAs(ArrivalRules.word(reading) ?? ""))
        case .elsewhere: if isOvertaking(reading, known) { note(.overtaken(reading.cause.origin)) }
        }
    }

    /// A decision that was told before its end is told again when it is another.
    private mutating func note(_ seen: StepOutcome) {
        tentative = seen
        if outcome != nil, outcome != seen { outcome = seen }
    }

    private var wasSo: Bool {
        guard tentative == nil, !ArrivalRules.isUnseen(step.to), let from = step.from else { return false }
        return ArrivalRules.wasSo(step.to, kind, from)
    }

    private func isOvertaking(_ reading: DeviceReading, _ known: DeviceReading?) -> Bool {
        guard reading.cause.origin != .unknown, let known else { return false }
        return !ArrivalRules.isSame(step.to, reading, known)
    }
}
