import Foundation

extension FlatState {
    /// Lets time pass, at most 31 days at once: what changed on the way, oldest first.
    public mutating func advance(by seconds: Double) -> [DeviceReading] {
        guard seconds > 0 else { return [] }
        let end = now.addingTimeInterval(min(seconds, 31 * 86_400))
        var events = ArraySlice(life?.events(after: now, through: end) ?? [])
        var changed: [DeviceReading] = []
        while now < end {
            changed += step(to: min(end, nextStop, events.first?.at ?? end))
            while let event = events.first, event.at <= now {
                events.removeFirst()
                changed += live(event)
            }
        }
        return changed
    }

    /// Seconds until something is to be seen, as far as that is known: at most 5.
    var untilNextTick: Double {
        let ends = moving.compactMap { things[$0]?.motion?.end.timeIntervalSince(now) }
        let isTravelling = moving.contains { things[$0]?.motion?.position(at: now) != nil }
        return max(min(ends.min() ?? 5, isTravelling ? 0.25 : 5), 0.05)
    }

    private var nextStop: Date {
        let ends = moving.compactMap { things[$0]?.motion?.end }.filter { $0 > now }
        let isTravelling = moving.contains { things[$0]?.motion?.position(at: now) != nil }
        let step = isTravelling ? FlatPhysics.movingStep : FlatPhysics.longestStep
        return ([now.addingTimeInterval(step)] + ends).min() ?? now
    }

    private mutating func step(to date: Date) -> [DeviceReading] {
        let seconds = date.timeIntervalSince(now)
        now = max(date, now)
        return moving.sorted().flatMap { move($0) } + warm(seconds)
    }

    private mutating func live(_ event: FlatEvent) -> [DeviceReading] {
        guard things[event.device]?.fault == nil else { return [] }
        return touch(event.device, state: event.state)
    }

    // MARK: motion

    private mutating func move(_ device: DeviceID) -> [DeviceReading] {
        guard let thing = things[device], let motion = thing.motion else { return [] }
        let isOver = motion.end <= now
        return change(device, thing.cause) { [now] thing in
            if let position = motion.position(at: now) { thing.details.position = Int(position.rounded()) }
            if isOver { Self.arrive(&thing, motion, now) }
        }
    }

    private static func arrive(_ thing: inout FlatThing, _ motion: FlatMotion, _ now: Date) {
        thing.motion = nil
        switch motion {
        case .travelling: thing.state = thing.details.position == 0 ? "closed" : "open"
        case .settling("returning", _):
            thing.state = "returning"
            thing.details.endsAt = nil
            thing.motion = .settling(to: "docked", end: now.addingTimeInterval(FlatPhysics.returningSeconds))
        case .settling(let state, _):
            thing.state = state
            thing.details.endsAt = nil
        }
    }

    // MARK: temperatures

    private mutating func warm(_ seconds: Double) -> [DeviceReading] {
        guard seconds > 0 else { return [] }
        let outside = outdoors
        var changed = tellNumber(FlatFurniture.outdoors, outside)
        for room in inventory.rooms { changed += warm(room.id, outside, seconds) }
        return changed + damp(seconds) + heatOven(seconds)
    }

    private mutating func warm(_ room: RoomID, _ outside: Double, _ seconds: Double) -> [DeviceReading] {
        let after = temperature(of: room, outside, seconds)
        rooms[room] = after
        return tellTemperatures(of: room, after)
    }

    /// What it becomes in so many seconds.
    func temperature(of room: RoomID, _ outside: Double, _ seconds: Double) -> Double {
        let before = rooms[room] ?? FlatFurniture.usual
        let isOpen = FlatFurniture.window(of: room).flatMap { things[$0]?.state } == "open"
        let thermostat = things[FlatFurniture.thermostat(of: room)]
        let target = thermostat?.details.targetTemperature ?? FlatFurniture.usual
        let mode = thermostat?.state
        let isHeating = (mode == "heat" || mode == "auto") && before <= target
        let isCooling = (mode == "cool" || mode == "auto") && before > target + (mode == "auto" ? 2 : 0)
        guard !isCooling else {
            return FlatPhysics.follow(before, target, within: FlatPhysics.heater, seconds: seconds)
        }
        return FlatPhysics.room(
            before, outdoors: outside, isOpen: isOpen, heatedTo: isHeating && target > outside ? target : nil,
            seconds: seconds)
    }

    @discardableResult
    mutating func tellTemperatures(of room: RoomID, _ temperature: Double) -> [DeviceReading] {
        let tenths = FlatPhysics.tenths(temperature)
        let sensor = tellNumber(FlatFurniture.sensor(of: room), tenths)
        guard !sensor.isEmpty || told[FlatFurniture.thermostat(of: room)] != tenths else { return [] }
        told[FlatFurniture.thermostat(of: room)] = tenths
        return sensor + tell(FlatFurniture.thermostat(of: room)) { $0.details.measuredTemperature = tenths }
    }

    private mutating func damp(_ seconds: Double) -> [DeviceReading] {
        let isOpen = things[FlatFurniture.bathroomWindow]?.state == "open"
        let isDry = isOpen || things[FlatFurniture.fan]?.state == "on"
        let time = isDry ? FlatPhysics.openWindow : FlatPhysics.dampAir
        humidity = FlatPhysics.follow(humidity, isDry ? 48 : 58, within: time, seconds: seconds)
        return tellNumber(FlatFurniture.humidity, humidity.rounded())
    }

    private mutating func heatOven(_ seconds: Double) -> [DeviceReading] {
        guard let oven = things[FlatFurniture.oven] else { return [] }
        let isOn = oven.state != "off"
        let target = isOn ? oven.details.targetTemperature ?? 180 : FlatFurniture.usual
        let time = isOn ? FlatPhysics.ovenHeating : FlatPhysics.ovenCooling
        // An oven heats beyond its target and is switched off there.
        let aim = isOn && ovenTemperature < target ? target + 20 : target
        let next = FlatPhysics.follow(ovenTemperature, aim, within: time, seconds: seconds)
        ovenTemperature = isOn && ovenTemperature < target ? min(next, target) : next
        let shown = (ovenTemperature / 5).rounded() * 5
        let isHot = ovenTemperature >= target - 1
        guard oven.details.measuredTemperature != shown || (oven.state == "preheating" && isHot) else { return [] }
        return change(oven.id, oven.cause) { thing in
            thing.details.measuredTemperature = shown
            if thing.state == "preheating", isHot { thing.state = "on" }
        }
    }

    /// The number of a sensor, where it is another than it was told.
    @discardableResult
    mutating func tellNumber(_ sensor: DeviceID, _ number: Double) -> [DeviceReading] {
        guard told.updateValue(number, forKey: sensor) != number else { return [] }
        return tell(sensor) { $0.state = Self.text(number) }
    }

    /// A change that nobody made.
    @discardableResult
    mutating func tell(_ device: DeviceID, _ change: (inout FlatThing) -> Void) -> [DeviceReading] {
        self.change(device, ChangeCause(), change)
    }
}
