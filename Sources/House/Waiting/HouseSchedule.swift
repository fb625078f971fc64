public import Foundation

/// All that is to happen later: timers, orders with their time, and what is done when something becomes so.
///
/// Pure: the time and the readings are told to it, and it says what is due. Each happens once.
public struct HouseSchedule: Hashable, Sendable, Codable {
    public enum Effect: Hashable, Sendable {
        /// A timer is over, or what was watched has become so.
        case tell(ScheduledItem)
        case carryOut(HousePlan, for: ScheduledItem)
        /// Its time passed while nobody was here; it is not done any more.
        case missed(ScheduledItem)
    }

    public static let most = 200

    /// In the order they were asked for.
    public private(set) var items: [ScheduledItem] = []
    private var lastID = 0
    /// Devices of watches of which it was seen that it is not so yet.
    private var armed: [ScheduledItem.ID: Set<DeviceID>] = [:]
    private var watchers: [DeviceID: Set<ScheduledItem.ID>] = [:]
    private var lastTime: HouseTime?
    /// Of watches that something is to last for, since when it is so, by device. Missing in what older versions kept.
    private var lasting: [ScheduledItem.ID: [DeviceID: Date]]?

    /// Seconds that orders may be late; what only puts something off may be later.
    static let mostLate = 5.0 * 60
    static let mostLateForOff = 3600.0
    /// Seconds that two clocks may differ before one of them was set.
    private static let leap = 5.0
    private static let longest = 400.0 * 86_400
    /// Seconds that a machine takes next to nothing before it is done: it pauses between its steps.
    private static let rest = 3.0 * 60

    public init() {}

    /// When ``timePassed(_:)`` is to be called.
    public var nextDue: Date? { items.compactMap(\.due).min() }

    // MARK: asking

    /// Nil when there is no room, or no such time.
    public mutating func add(_ timer: HouseTimer, at time: HouseTime) -> ScheduledItem? {
        guard timer.seconds >= 0, timer.seconds <= Self.longest else { return nil }
        let due = timer.at ?? time.now.addingTimeInterval(timer.seconds)
        return add(.timer(timer), due: due, isRelative: timer.at == nil, time)
    }

    /// Steps of one time that were said together become one item.
    public mutating func add(_ step: PlanStep, at time: HouseTime) -> ScheduledItem? {
        follow(time)
        guard let due = step.due, abs(due.timeIntervalSince(time.now)) <= Self.longest else { return nil }
        for index in items.indices
        where items[index].due == due && items[index].isRelative == step.isRelative && items[index].said == step.said {
            guard case .steps(let steps) = items[index].task, steps.count < Self.most else { continue }
            items[index].task = .steps(steps + [step])
            return items[index]
        }
        return add(.steps([step]), due: due, isRelative: step.isRelative, said: step.said, time)
    }

    /// What is so already is waited for until it becomes so again.
    public mutating func add(
        _ watch: HouseWatch, devices: [DeviceID: HouseDevice], readings: [DeviceID: DeviceReading], at time: HouseTime
    ) -> ScheduledItem? {
        guard !watch.devices.isEmpty, watch.devices.count <= 1000,
            let item = add(.watch(watch), due: nil, isRelative: false, time)
        else { return nil }
        for device in watch.devices {
            watchers[device, default: []].insert(item.id)
            let isSo = devices[device].flatMap { DeviceStanding($0, readings[device]).holds(watch.test) }
            if isSo == false { armed[item.id, default: []].insert(device) }
            if isSo == true, let since = readings[device]?.since { last(device, since, of: item.id, watch) }
        }
        return items.last
    }

    /// It is told once it was so for as long as that, counted from the device where it is so the longest.
    ///
    /// - Parameter since: nil where it is not so any more.
    private mutating func last(_ device: DeviceID, _ since: Date?, of id: ScheduledItem.ID, _ watch: HouseWatch) {
        guard let seconds = watch.lasting, let index = items.firstIndex(where: { $0.id == id }) else { return }
        var sinces = lasting?[id] ?? [:]
        sinces[device] = since
        lasting = (lasting ?? [:]).merging([id: sinces]) { $1 }
        items[index].due = sinces.values.min()?.addingTimeInterval(seconds)
    }

    private mutating func add(
        _ task: ScheduledTask, due: Date?, isRelative: Bool, said: Int? = nil, _ time: HouseTime
    ) -> ScheduledItem? {
        follow(time)
        guard items.count < Self.most else { return nil }
        lastID &+= 1
        let item = ScheduledItem(
            id: lastID, task: task, askedAt: time.now, due: due, isRelative: isRelative, said: said)
        items.append(item)
        return item
    }

    /// What was called off by mistake: it is there again, unless its time has passed.
    ///
    /// - Returns: whether it is.
    mutating func restore(
        _ item: ScheduledItem, devices: [DeviceID: HouseDevice], readings: [DeviceID: DeviceReading], at time: HouseTime
    ) -> Bool {
        if case .watch(let watch) = item.task {
            return add(watch, devices: devices, readings: readings, at: time) != nil
        }
        follow(time)
        let isPaused = if case .timer(let timer) = item.task { timer.pausedWith != nil } else { false }
        let isLate = item.due.map { $0 <= time.now } ?? !isPaused
        guard items.count < Self.most, !isLate, !items.contains(where: { $0.id == item.id }) else { return false }
        items.append(item)
        return true
    }

    /// Nil when there is nothing to change: it is over, paused or running already, or too long.
    mutating func change(_ id: ScheduledItem.ID, _ change: HouseTimerChange, at time: HouseTime) -> ScheduledItem? {
        follow(time)
        guard let index = items.firstIndex(where: { $0.id == id }), case .timer(var timer) = items[index].task else {
            return nil
        }
        let left = timer.pausedWith ?? (items[index].due ?? time.now).timeIntervalSince(time.now)
        switch (change, timer.pausedWith) {
        case (.pause, nil): (timer.pausedWith, items[index].due) = (max(left, 0), nil)
        case (.resume, .some): (timer.pausedWith, items[index].due) = (nil, time.now.addingTimeInterval(left))
        case (.add(let seconds), let paused) where (0...Self.longest).contains(max(left + seconds, 0)):
            let left = max(left + seconds, 0)
            timer.seconds = max(timer.seconds + seconds, 0)
            if paused == nil { items[index].due = time.now.addingTimeInterval(left) } else { timer.pausedWith = left }
        default: return nil
        }
        items[index].task = .timer(timer)
        return items[index]
    }

    /// - Returns: false when it is not there any more, or its time has passed.
    mutating func replace(_ item: ScheduledItem, at time: HouseTime) -> Bool {
        follow(time)
        guard let index = items.firstIndex(where: { $0.id == item.id }), item.due.map({ $0 > time.now }) ?? true else {
            return false
        }
        items[index] = item
        return true
    }

    /// - Returns: false when it is not there (any more).
    public mutating func remove(_ id: ScheduledItem.ID) -> Bool {
        guard let index = items.firstIndex(where: { $0.id == id }) else { return false }
        let item = items.remove(at: index)
        armed[id] = nil
        lasting?[id] = nil
        if case .watch(let watch) = item.task {
            for device in watch.devices {
                watchers[device]?.remove(id)
                if watchers[device]?.isEmpty == true { watchers[device] = nil }
            }
        }
        return true
    }

    // MARK: facts

    public mutating func timePassed(_ time: HouseTime) -> [Effect] {
        follow(time)
        let now = time.now
        let due = items.filter { item in item.due.map { $0 <= now } ?? false }.sorted { one, other in
            (one.due ?? now, one.id) < (other.due ?? now, other.id)
        }
        for item in due { _ = remove(item.id) }
        return due.map { effect($0, late: now.timeIntervalSince($0.due ?? now)) }
    }

    /// After the program was ended and started: clocks are not compared with those of before.
    public mutating func resume() {
        (lastTime, lasting) = (nil, nil)
        for index in items.indices {
            items[index].said = nil
            // How it is now is told by the house.
            if case .watch(let watch) = items[index].task, watch.lasting != nil { items[index].due = nil }
        }
    }

    public mutating func seen(_ readings: [DeviceReading], devices: [DeviceID: HouseDevice]) -> [Effect] {
        guard !watchers.isEmpty else { return [] }
        return readings.flatMap { reading -> [Effect] in
            guard let ids = watchers[reading.device], let device = devices[reading.device] else { return [] }
            return ids.sorted().compactMap { see(reading, device, $0) }
        }
    }

    private mutating func see(_ reading: DeviceReading, _ device: HouseDevice, _ id: ScheduledItem.ID) -> Effect? {
        guard let item = items.first(where: { $0.id == id }), case .watch(let watch) = item.task,
            let isSo = DeviceStanding(device, reading).holds(watch.test)
        else { return nil }
        guard watch.lasting == nil else {
            last(device.id, isSo ? reading.since : nil, of: id, watch)
            return nil
        }
        guard isSo else {
            armed[id, default: []].insert(device.id)
            // It had only paused.
            if let index = items.firstIndex(where: { $0.id == id }) { items[index].due = nil }
            return nil
        }
        guard armed[id]?.contains(device.id) == true else { return nil }
        if watch.test == .done, DeviceStanding(device, reading).watts != nil {
            if let index = items.firstIndex(where: { $0.id == id }), items[index].due == nil {
                items[index].due = reading.since.addingTimeInterval(Self.rest)
            }
            return nil
        }
        _ = remove(id)
        return effect(item, late: 0)
    }

    // MARK: what is due

    private func effect(_ item: ScheduledItem, late: Double) -> Effect {
        switch item.task {
        case .timer: return .tell(item)
        case .watch(let watch): return watch.plan.map { .carryOut($0, for: item) } ?? .tell(item)
        case .steps(let steps):
            let wanted = steps.filter { late <= ($0.to.onlyPutsOff ? Self.mostLateForOff : Self.mostLate) }
            guard !wanted.isEmpty else { return .missed(item) }
            let now = wanted.map { PlanStep(device: $0.device, from: $0.from, to: $0.to) }
            return .carryOut(HousePlan(steps: now, risk: .none), for: item)
        }
    }

    /// A clock that was set does not change how long ten minutes are.
    private mutating func follow(_ time: HouseTime) {
        defer { lastTime = time }
        guard let lastTime else { return }
        let leap = time.now.timeIntervalSince(lastTime.now) - (time.uptime - lastTime.uptime) / .seconds(1)
        guard abs(leap) > Self.leap else { return }
        for index in items.indices where items[index].isRelative {
            items[index].due = items[index].due?.addingTimeInterval(leap)
        }
    }
}

extension DeviceAction {
    /// Done late it is still wanted, and does no harm.
    fileprivate var onlyPutsOff: Bool {
        switch self {
        case .turnOff, .setClimateMode(.off), .setBrightness(0), .setSpeed(0), .stopMoving: true
        default: false
        }
    }
}
