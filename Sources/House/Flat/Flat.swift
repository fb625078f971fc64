import EchoConcurrency
public import Foundation

/// A simulated flat: the demonstration, for whoever has no house and wants to see what can be said to one.
public actor Flat: HouseProtocol {
    private var state: FlatState
    /// As it was a day before it began.
    private let dayBefore: FlatState
    private var past = FlatHistory()
    private var hasBegun = false
    private var hasDayBefore = false
    private var isAway = false
    private var orders = 0
    private var listener: (id: Int, tell: @Sendable (HouseNews) -> Void)?
    private var listeners = 0
    private var wake = OneTimeEvent()
    private let clock: HouseClock

    /// Seconds of sensors' past that are there at the start. They are lived through when somebody asks for them.
    private static let pastSeconds = 86_400.0

    /// - Parameters:
    ///   - seed: decides the weather and what people do.
    ///   - offset: seconds that its clock is ahead of universal time.
    ///   - isLivedIn: whether people do things by themselves.
    public init(
        clock: HouseClock = .system, seed: UInt64 = 1, offset: Int = TimeZone.current.secondsFromGMT(),
        isLivedIn: Bool = true
    ) {
        self.clock = clock
        let start = clock.now().addingTimeInterval(-Self.pastSeconds)
        dayBefore = FlatState(now: start, seed: seed, offset: offset, isLivedIn: isLivedIn)
        state = dayBefore
        state.settle(for: Self.pastSeconds)
    }

    public nonisolated var fixedInventory: HouseInventory? { FlatFurniture.inventory }
    public nonisolated var isDemonstration: Bool { true }

    public func run(_ tell: @escaping @Sendable (HouseNews) -> Void) async {
        listeners += 1
        let id = listeners
        catchUp()
        listener = (id, tell)
        announce()
        while !Task.isCancelled {
            await clock.wait(for: wake, atMost: state.untilNextTick)
            guard !Task.isCancelled, listener?.id == id else { break }
            catchUp()
        }
        if listener?.id == id { listener = nil }
    }

    public func carryOut(_ order: DeviceOrder) async throws(HouseError) -> ChangeCause {
        catchUp()
        guard !isAway else { throw Self.away }
        if state.fault(of: order.device) == .neverAnswers {
            await OneTimeEvent().wait()
            throw .noAnswer
        }
        orders += 1
        let start = Int(clamping: Int64(state.now.timeIntervalSince1970))
        let cause = ChangeCause(context: "flat-\(start)-\(orders)", origin: .us)
        let changed = try state.carryOut(order, cause: cause)
        publish(changed)
        return cause
    }

    public func history(of devices: [DeviceID], in span: Range<Date>) async throws(HouseError) -> [DeviceReading] {
        catchUp()
        guard !isAway else { throw Self.away }
        await recall(from: span.lowerBound)
        return past.readings(of: devices, in: span)
    }

    private func recall(from date: Date) async {
        let end = dayBefore.now.addingTimeInterval(Self.pastSeconds)
        guard date < end, !hasDayBefore else { return }
        let day = await Self.day(after: dayBefore)
        guard !hasDayBefore else { return }
        hasDayBefore = true
        past.follow(day, until: end)
    }

    @concurrent private static func day(after start: FlatState) async -> FlatHistory {
        var (state, past) = (start, FlatHistory())
        past.record(state.readings)
        past.record(state.advance(by: pastSeconds))
        return past
    }

    // MARK: what happens to it

    /// Lets something be wrong with a device, or right again.
    public func setFault(_ fault: FlatFault?, of device: DeviceID) {
        catchUp()
        publish(state.setFault(fault, of: device))
    }

    /// Lets the whole flat be out of reach, or back.
    public func setAway(_ isAway: Bool) {
        catchUp()
        guard self.isAway != isAway else { return }
        self.isAway = isAway
        announce()
    }

    /// Somebody in the flat puts a device into a state by hand.
    public func touch(_ device: DeviceID, state word: String) {
        catchUp()
        publish(state.touch(device, state: word))
    }

    // MARK: time

    private static let away = HouseError.unreachable(address: "the simulated flat")

    private func catchUp() {
        if !hasBegun {
            hasBegun = true
            past.record(state.readings)
        }
        publish(state.advance(by: clock.now().timeIntervalSince(state.now)), wakes: false)
    }

    private func publish(_ changed: [DeviceReading], wakes: Bool = true) {
        past.record(changed)
        if !changed.isEmpty, !isAway { listener?.tell(.changed(Self.newest(changed))) }
        guard wakes else { return }
        wake.happen()
        wake = OneTimeEvent()
    }

    /// After a long sleep it is told how all is now, not each thing that happened.
    private static func newest(_ changed: [DeviceReading]) -> [DeviceReading] {
        guard changed.count > 200 else { return changed }
        var seen: Set<DeviceID> = []
        return changed.reversed().filter { seen.insert($0.device).inserted }.reversed()
    }

    private func announce() {
        listener?.tell(isAway ? .away(Self.away) : .here(state.inventory, readings: state.readings))
    }
}
