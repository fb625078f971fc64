import EchoConcurrency
import Foundation

/// Lets time pass for a ``HouseSchedule``, and shows it what the house tells.
public actor ScheduleRunner {
    /// Kept by whoever remembers it.
    public private(set) var schedule: HouseSchedule
    private let clock: HouseClock
    private let tell: @Sendable (ScheduleReport) -> Void
    private var devices: [DeviceID: HouseDevice] = [:]
    private var readings: [DeviceID: DeviceReading] = [:]
    private var wake = OneTimeEvent()

    /// Seconds between two looks at the clock, which may have been set meanwhile.
    private static let longestNap = 30.0

    /// - Parameter schedule: as it was remembered; from before the program was started.
    public init(
        _ schedule: HouseSchedule = HouseSchedule(), clock: HouseClock = .system,
        tell: @escaping @Sendable (ScheduleReport) -> Void
    ) {
        self.schedule = schedule
        self.schedule.resume()
        self.clock = clock
        self.tell = tell
    }

    /// Lives until it is cancelled.
    public func run() async {
        while !Task.isCancelled {
            take(schedule.timePassed(clock.time))
            let seconds = schedule.nextDue?.timeIntervalSince(clock.now()) ?? Self.longestNap
            await clock.wait(for: wake, atMost: min(max(seconds, 0.01), Self.longestNap))
        }
    }

    /// What the house tells; all of it, in order.
    public func receive(_ news: HouseNews) {
        switch news {
        case .here(let inventory, let all):
            learn(inventory)
            readings = Dictionary(all.map { ($0.device, $0) }, uniquingKeysWith: { _, last in last })
            take(schedule.seen(all, devices: devices))
        case .inventory(let inventory): learn(inventory)
        case .changed(let changed):
            for reading in changed { readings[reading.device] = reading }
            take(schedule.seen(changed, devices: devices))
        case .away: break
        }
    }

    /// Nil when there is no room for it.
    public func add(_ timer: HouseTimer) -> ScheduledItem? { added(schedule.add(timer, at: clock.time)) }

    /// - Parameter isRelative: "in ten minutes", not "at seven".
    public func add(_ step: PlanStep, isRelative: Bool) -> ScheduledItem? {
        added(schedule.add(step, isRelative: isRelative, at: clock.time))
    }

    public func add(_ watch: HouseWatch) -> ScheduledItem? {
        added(schedule.add(watch, devices: devices, readings: readings, at: clock.time))
    }

    /// - Returns: false when it does not wait (any more).
    public func remove(_ id: ScheduledItem.ID) -> Bool {
        guard schedule.remove(id) else { return false }
        tell(.items(schedule.items))
        return true
    }

    private func added(_ item: ScheduledItem?) -> ScheduledItem? {
        guard let item else { return nil }
        tell(.items(schedule.items))
        wake.happen()
        wake = OneTimeEvent()
        return item
    }

    private func take(_ effects: [HouseSchedule.Effect]) {
        guard !effects.isEmpty else { return }
        for effect in effects { tell(.happened(effect)) }
        tell(.items(schedule.items))
    }

    private func learn(_ inventory: HouseInventory) {
        devices = Dictionary(inventory.devices.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    }
}
