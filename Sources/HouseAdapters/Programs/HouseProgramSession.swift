import EchoWire
import Foundation
import House

/// The talk with one run of a program, without time or a process: lines in, effects out.
struct HouseProgramSession: Sendable {
    static let version = 1
    /// Orders without an answer; a program that has that many is not listening.
    static let mostOrders = 64
    /// Ticks of ``ProgramHouse/beat`` until a program that says nothing is asked, and until it is ended.
    static let quietTicksUntilPing = 3
    static let quietTicksUntilEnd = 4

    /// Lines, or parts of them, that were not understood or not true.
    private(set) var ignored = 0

    private let mark: String
    private let name: String
    private var world = HouseProgramWorld()
    private var allowance = HouseProgramAllowance()
    private var hasGreeted = false
    private(set) var isReady = false
    private var hasEnded = false
    private var quietTicks = 0
    private var lastID = 0
    private var orders: [Int: DeviceOrder] = [:]

    /// - Parameters:
    ///   - mark: unlike that of any other run: contexts begin with it.
    ///   - name: what the program is called in errors.
    init(mark: String, name: String) {
        self.mark = mark
        self.name = name
    }

    mutating func start() -> [HouseProgramEffect] {
        [.send(["type": "hello", "protocol": .integer(Self.version)])]
    }

    // MARK: what the program says

    /// - Parameter lines: of one piece of output. What they change is told together, before a result that follows it:
    ///   what there is, and then how it is.
    mutating func receive(_ lines: [Data], at moment: Date) -> [HouseProgramEffect] {
        guard !hasEnded else { return [] }
        guard allowance.take(lines.count, at: moment) else { return end(broken("sends too much and was stopped")) }
        var effects: [HouseProgramEffect] = []
        var changes = Changes()
        for line in lines where !hasEnded {
            guard let message = HouseProgramMessage(line) else {
                ignored += 1
                continue
            }
            quietTicks = 0
            let next = receive(message, at: moment, &changes)
            if !next.isEmpty { effects += told(&changes) + next }
        }
        return effects + told(&changes)
    }

    private mutating func receive(
        _ message: HouseProgramMessage, at moment: Date, _ changes: inout Changes
    ) -> [HouseProgramEffect] {
        switch message {
        case .hello(let version):
            hasGreeted = true
            let words = "speaks version \(version) of the protocol; only version \(Self.version) is supported"
            return version == Self.version ? [] : end(broken(words))
        case .bye(let reason): return end(.programEnded(name: name, reason: reason ?? ""))
        case .result(let id, let failure): return result(id, failure)
        case .readings(let readings): changes.readings += take(readings, at: moment)
        case .inventory where !hasGreeted, .removed where !hasGreeted, .ready where !hasGreeted: ignored += 1
        case .inventory(let rooms, let devices):
            ignored += world.add(rooms: rooms, devices: devices)
            changes.hasInventory = true
        case .removed(let rooms, let devices):
            world.remove(rooms: rooms, devices: devices)
            changes.hasInventory = true
        case .ready: changes.makesReady = !isReady
        }
        return []
    }

    private mutating func told(_ changes: inout Changes) -> [HouseProgramEffect] {
        defer { changes = Changes() }
        if changes.makesReady {
            isReady = true
            let readings = world.readings.values.sorted { $0.device < $1.device }
            return [.tell(.here(world.inventory, readings: readings))]
        }
        guard isReady else { return [] }
        let readings = changes.readings.filter { world.device($0.device) != nil }
        return (changes.hasInventory ? [.tell(.inventory(world.inventory))] : [])
            + (readings.isEmpty ? [] : [.tell(.changed(readings))])
    }

    /// The changes to announce.
    private struct Changes {
        var readings: [DeviceReading] = []
        var hasInventory = false
        var makesReady = false
    }

    private mutating func take(_ readings: [HouseProgramReading], at moment: Date) -> [DeviceReading] {
        readings.compactMap { reading in
            guard world.device(reading.device) != nil else {
                ignored += 1
                return nil
            }
            let known = DeviceReading(
                device: reading.device, state: reading.state, details: reading.details,
                since: min(reading.since ?? moment, moment), cause: cause(reading))
            return world.take(known) ? known : nil
        }
    }

    /// A number that was given to no order is not believed.
    private func cause(_ reading: HouseProgramReading) -> ChangeCause {
        let context = reading.order.flatMap { $0 > 0 && $0 <= lastID ? self.context(of: $0) : nil }
        switch reading.giver {
        case .person: return ChangeCause(origin: .person)
        case .automation: return ChangeCause(parent: context, origin: .automation)
        case nil: return ChangeCause(context: context, origin: context == nil ? .unknown : .us)
        }
    }

    private mutating func result(_ id: Int, _ failure: String?) -> [HouseProgramEffect] {
        guard let order = orders.removeValue(forKey: id) else {
            // The answer to a ping has been heard by its coming.
            if id != 0 { ignored += 1 }
            return []
        }
        return [.answer(context: context(of: id), failure: failure.map { error($0, order.device) })]
    }

    private func error(_ code: String, _ device: DeviceID) -> HouseError {
        switch code {
        case "no_such_device": .noSuchDevice(device)
        case "unavailable": .unavailable(device)
        case "unsupported": .unsupported(device)
        case "not_allowed": .notAllowed
        case "starting": .starting
        // A code has no spaces.
        default: code.contains(" ") ? .declined(reason: code) : .refused(code: code)
        }
    }

    private func broken(_ reason: String) -> HouseError { .programBroken(name: name, reason: reason) }

    private mutating func end(_ error: HouseError) -> [HouseProgramEffect] {
        hasEnded = true
        return [.end(error)]
    }

    // MARK: what it is told

    /// - Returns: the context of what it will change, and what to do.
    mutating func order(_ order: DeviceOrder) throws(HouseError) -> (context: String, effects: [HouseProgramEffect]) {
        guard isReady, !hasEnded else { throw .starting }
        guard let device = world.device(order.device) else { throw .noSuchDevice(order.device) }
        if let reading = world.readings[order.device], !reading.isAvailable { throw .unavailable(order.device) }
        guard !HouseProgramOrder.abilities(for: order.action).isDisjoint(with: device.abilities) else {
            throw .unsupported(order.device)
        }
        guard orders.count < Self.mostOrders else { throw .noAnswer }
        lastID += 1
        orders[lastID] = order
        return (context(of: lastID), [.send(HouseProgramOrder(id: lastID, order: order).json)])
    }

    private func context(of id: Int) -> String { "\(mark).\(id)" }

    /// Why it counts as silent: what it says may be of another language.
    private var silence: String {
        hasGreeted || ignored == 0 ? "it does not answer" : "its output is not understood"
    }

    /// A beat has passed.
    mutating func tick() -> [HouseProgramEffect] {
        guard !hasEnded else { return [] }
        quietTicks += 1
        if quietTicks >= Self.quietTicksUntilEnd { return end(.programEnded(name: name, reason: silence)) }
        let isDue = quietTicks == Self.quietTicksUntilPing
        return isDue ? [.send(["type": "ping", "id": 0])] : []
    }
}

/// How much a program may say: much at its beginning, and then less than one device changes in good health.
struct HouseProgramAllowance: Hashable, Sendable {
    /// Lines at once: our choice; a whole inventory of single devices with their readings fits twice.
    static let most = 20_000.0
    /// Lines a second that are always fine.
    static let rate = 500.0

    private var left = Self.most
    private var last: Date?

    /// - Returns: false when it was too much.
    mutating func take(_ lines: Int, at moment: Date) -> Bool {
        if let last { left = min(Self.most, left + max(0, moment.timeIntervalSince(last)) * Self.rate) }
        last = moment
        guard Double(lines) <= left else { return false }
        left -= Double(lines)
        return true
    }
}
