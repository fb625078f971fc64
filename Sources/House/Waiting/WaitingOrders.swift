public import Foundation

/// The orders that wait for the house, oldest first: what one takes back the other is dropped, what is too old too.
public struct WaitingOrders: Hashable, Sendable, Codable {
    public enum Addition: Hashable, Sendable {
        case waits(WaitingOrder)
        /// It took back what waited: the device is to stay as it was.
        case settled
        /// Such an order is given at once or not at all.
        case neverWaits
        /// ``most`` wait already.
        case full
    }

    public static let most = 100

    public private(set) var orders: [WaitingOrder] = []
    private var lastID = 0

    public init() {}

    init(_ orders: [WaitingOrder]) {
        self.orders = Array(orders.prefix(Self.most))
        lastID = orders.map(\.id).max() ?? 0
    }

    public var isEmpty: Bool { orders.isEmpty }
    public var nextExpiry: Date? { orders.map(\.expires).min() }

    /// - Parameter reading: how the device was last seen.
    public mutating func add(
        _ order: DeviceOrder, kind: DeviceKind, reading: DeviceReading?, now: Date
    ) -> Addition {
        guard let seconds = WaitingTimes.seconds(order.action, kind) else { return .neverWaits }
        let count = orders.count
        orders.removeAll { $0.order.device == order.device && Self.replaces(order.action, $0.order.action) }
        let isReplacing = orders.count < count
        let isAlone = !orders.contains { $0.order.device == order.device }
        let isSo = reading.map { ArrivalRules.arrival(order.action, kind, $0) == .arrived } ?? false
        if isReplacing, isAlone, isSo { return .settled }
        guard orders.count < Self.most else { return .full }
        lastID &+= 1
        let waiting = WaitingOrder(
            id: lastID, order: order, askedAt: now, expires: now.addingTimeInterval(seconds))
        orders.append(waiting)
        return .waits(waiting)
    }

    /// The house is here: what is still wanted, in the order it was asked for. Nothing waits afterwards.
    public mutating func replay(now: Date) -> [DeviceOrder] {
        _ = expire(now: now)
        defer { orders = [] }
        return orders.map(\.order)
    }

    /// Drops what is too old; what was dropped.
    public mutating func expire(now: Date) -> [WaitingOrder] {
        let expired = orders.filter { Self.isExpired($0, now) }
        if !expired.isEmpty { orders.removeAll { Self.isExpired($0, now) } }
        return expired
    }

    /// - Returns: false when it does not wait (any more).
    public mutating func drop(_ id: WaitingOrder.ID) -> Bool {
        guard let index = orders.firstIndex(where: { $0.id == id }) else { return false }
        orders.remove(at: index)
        return true
    }

    public mutating func dropAll() { orders = [] }

    /// A clock that was set back by more than a minute cannot say how old an order is.
    private static func isExpired(_ order: WaitingOrder, _ now: Date) -> Bool {
        now >= order.expires || now < order.askedAt.addingTimeInterval(-60)
    }

    /// Whether nothing is left of the older order when the newer is carried out.
    private static func replaces(_ newer: DeviceAction, _ older: DeviceAction) -> Bool {
        if newer == .turnOff || newer == .setClimateMode(.off) { return older != .turnOn || newer == .turnOff }
        let groups = (group(newer), group(older))
        // What is added to a list leaves alone what was added before it.
        if groups.0 == .items { return RestoringRules.opposite(of: newer, .list) == older }
        // Dimming or colouring a lamp puts it on.
        return groups.0 == groups.1 || (older.abilities == [.power] && groups.0.isLight)
    }

    private static func group(_ action: DeviceAction) -> Group {
        switch action {
        case .turnOn, .turnOff: .power
        case .setBrightness: .brightness
        case .setColor, .setColorTemperature: .color
        case .setTemperature: .temperature
        case .setClimateMode: .climate
        case .open, .close, .stopMoving, .setPosition: .position
        case .lock, .unlock: .lock
        case .arm, .armAs, .disarm: .alarm
        case .setVolume, .mute, .unmute: .volume
        case .play, .pause: .playback
        case .start, .returnHome, .clean: .run
        case .setSpeed: .speed
        case .activate, .nextTrack, .previousTrack: .activation
        case .addItem, .completeItem, .reopenItem, .removeItem: .items
        case .setValue, .choose: .value
        case .announce: .activation
        }
    }

    private enum Group {
        case power, brightness, color, temperature, climate, position, lock, alarm, volume, playback, run, speed
        case activation, items, value

        var isLight: Bool { self == .brightness || self == .color }
    }
}
