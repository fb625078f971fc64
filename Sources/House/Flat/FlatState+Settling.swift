import Foundation

extension FlatState {
    /// Lets time pass in which nobody gave an order, by long steps: nearly what ``advance(by:)`` leads to, at no cost.
    /// What people did meanwhile is as it was left.
    mutating func settle(for seconds: Double) {
        let end = now.addingTimeInterval(min(max(seconds, 0), 31 * 86_400))
        var last: [DeviceID: FlatEvent] = [:]
        for event in life?.events(after: now, through: end) ?? [] { last[event.device] = event }
        while now < end {
            let step = min(Self.longStep, end.timeIntervalSince(now))
            now = now.addingTimeInterval(step)
            for room in inventory.rooms { rooms[room.id] = temperature(of: room.id, outdoors, step) }
            humidity = FlatPhysics.follow(humidity, 58, within: FlatPhysics.dampAir, seconds: step)
        }
        for event in last.values.sorted(by: { $0.at < $1.at }) {
            now = event.at
            _ = touch(event.device, state: event.state)
        }
        now = end
        tellNumber(FlatFurniture.outdoors, outdoors)
        tellNumber(FlatFurniture.humidity, humidity.rounded())
        for room in inventory.rooms { tellTemperatures(of: room.id, rooms[room.id] ?? FlatFurniture.usual) }
    }

    private static let longStep = 1800.0
}
