import Foundation

extension FlatState {
    /// Takes an order: what changes at once. What takes time comes from ``advance(by:)``, with the same cause.
    public mutating func carryOut(_ order: DeviceOrder, cause: ChangeCause) throws(HouseError) -> [DeviceReading] {
        guard let thing = things[order.device] else { throw .noSuchDevice(order.device) }
        switch thing.fault {
        case .unavailable: throw .unavailable(order.device)
        case .refuses: throw .refused(code: "refused")
        case .ignoresOrders, .neverAnswers: return []
        case .jams, nil: break
        }
        guard let ability = order.action.ability(of: thing.device) else { throw .unsupported(order.device) }
        guard Self.isInRange(order.action, thing.device.kind) else { throw .refused(code: "out_of_range") }
        if ability == .activate { return activate(order.device, cause) }
        return change(order.device, cause) { [now] thing in Self.perform(order.action, &thing, now) }
    }

    private mutating func activate(_ scene: DeviceID, _ cause: ChangeCause) -> [DeviceReading] {
        let moment = now.formatted(.iso8601)
        var changed = change(scene, cause) { $0.state = moment }
        for order in scenes[scene] ?? [] {
            // A scene does what it can.
            changed += (try? carryOut(order, cause: cause)) ?? []
        }
        return changed
    }

    private static func isInRange(_ action: DeviceAction, _ kind: DeviceKind) -> Bool {
        switch action {
        case .setBrightness(let share), .setPosition(let share), .setVolume(let share), .setSpeed(let share):
            (0...100).contains(share)
        case .setTemperature(let degrees): (kind == .oven ? 30.0...300.0 : 5.0...30.0).contains(degrees)
        case .setColor(let red, let green, let blue): [red, green, blue].allSatisfy((0...255).contains)
        case .setColorTemperature(let kelvin): (1500...9000).contains(kelvin)
        default: true
        }
    }

    private static func perform(_ action: DeviceAction, _ thing: inout FlatThing, _ now: Date) {
        switch (thing.device.kind, action) {
        case (.light, _): light(action, &thing)
        case (.thermostat, _): climate(action, &thing)
        case (.oven, _): oven(action, &thing)
        case (.blind, _), (.garageDoor, _): travel(action, &thing, now)
        case (.lock, .lock): settle(&thing, "locking", "locked", FlatPhysics.lockSeconds, now)
        case (.lock, _): settle(&thing, "unlocking", "unlocked", FlatPhysics.lockSeconds, now)
        case (.alarm, .arm): settle(&thing, "arming", "armed_away", FlatPhysics.armingSeconds, now)
        case (.alarm, _): (thing.state, thing.motion) = ("disarmed", nil)
        case (.washingMachine, _): run(action, &thing, "running", "done", FlatPhysics.washingSeconds, now)
        case (.vacuum, _): run(action, &thing, "cleaning", "returning", FlatPhysics.vacuumingSeconds, now)
        case (.mediaPlayer, _): play(action, &thing)
        default: power(action, &thing)
        }
    }

    // MARK: kinds

    private static func power(_ action: DeviceAction, _ thing: inout FlatThing) {
        switch action {
        case .turnOn: thing.state = "on"
        case .turnOff: thing.state = "off"
        case .setSpeed(let share):
            thing.state = share > 0 ? "on" : "off"
            thing.details.speed = share
        default: break
        }
    }

    private static func light(_ action: DeviceAction, _ thing: inout FlatThing) {
        let isOff = action == .turnOff || action == .setBrightness(0)
        if let brightness = thing.details.brightness, brightness > 0 { thing.usualBrightness = brightness }
        thing.state = isOff ? "off" : "on"
        guard !isOff else { return thing.details.brightness = nil }
        switch action {
        case .setBrightness(let share): thing.details.brightness = share
        case .setColor(let red, let green, let blue):
            (thing.details.color, thing.details.colorTemperature) = ([red, green, blue], nil)
        case .setColorTemperature(let kelvin):
            (thing.details.color, thing.details.colorTemperature) = (nil, kelvin)
        default: break
        }
        if thing.takes(.brightness) { thing.details.brightness = thing.details.brightness ?? thing.usualBrightness }
    }

    private static func climate(_ action: DeviceAction, _ thing: inout FlatThing) {
        switch action {
        case .setTemperature(let degrees): thing.details.targetTemperature = degrees
        case .setClimateMode(let mode): thing.state = mode.rawValue
        case .turnOn: thing.state = thing.state == "off" ? "heat" : thing.state
        case .turnOff: thing.state = "off"
        default: break
        }
    }

    private static func oven(_ action: DeviceAction, _ thing: inout FlatThing) {
        switch action {
        case .turnOff: thing.state = "off"
        case .setTemperature(let degrees):
            thing.details.targetTemperature = degrees
            thing.state = "preheating"
        default: if thing.state == "off" { thing.state = "preheating" }
        }
    }

    private static func play(_ action: DeviceAction, _ thing: inout FlatThing) {
        switch action {
        case .turnOn: if thing.state == "off" { thing.state = "idle" }
        case .turnOff: thing.state = "off"
        case .play: thing.state = "playing"
        case .pause: if thing.state == "playing" { thing.state = "paused" }
        case .setVolume(let share): thing.details.volume = share
        case .mute: thing.details.isMuted = true
        case .unmute: thing.details.isMuted = false
        default: break
        }
    }

    // MARK: what takes time

    private static func settle(
        _ thing: inout FlatThing, _ meanwhile: String, _ end: String, _ seconds: Double, _ now: Date
    ) {
        guard thing.state != end, thing.state != meanwhile else { return }
        thing.state = meanwhile
        let last = thing.fault == .jams ? "jammed" : end
        thing.motion = .settling(to: last, end: now.addingTimeInterval(seconds))
    }

    private static func travel(_ action: DeviceAction, _ thing: inout FlatThing, _ now: Date) {
        let position = thing.motion?.position(at: now) ?? Double(thing.details.position ?? 0)
        let goal: Double? =
            switch action {
            case .open: 100
            case .close: 0
            case .setPosition(let share): Double(share)
            default: nil
            }
        thing.details.position = Int(position.rounded())
        guard let goal, goal != position else {
            thing.state = thing.details.position == 0 ? "closed" : "open"
            return thing.motion = nil
        }
        let stop = thing.fault == .jams ? (position + goal) / 2 : goal
        let rate = thing.device.kind == .garageDoor ? FlatPhysics.garageRate : FlatPhysics.blindRate
        thing.state = goal > position ? "opening" : "closing"
        thing.motion = .travelling(from: position, stop: stop, rate: rate, start: now)
    }

    private static func run(
        _ action: DeviceAction, _ thing: inout FlatThing, _ running: String, _ after: String, _ seconds: Double,
        _ now: Date
    ) {
        switch action {
        case .start where thing.state != running:
            let end = now.addingTimeInterval(thing.state == "paused" ? thing.left ?? seconds : seconds)
            (thing.state, thing.left, thing.details.endsAt) = (running, nil, end)
            thing.motion = .settling(to: after, end: end)
        case .pause where thing.state == running:
            thing.left = thing.motion.map { max($0.end.timeIntervalSince(now), 0) }
            (thing.state, thing.motion, thing.details.endsAt) = ("paused", nil, nil)
        case .returnHome where thing.device.kind == .vacuum && thing.state != "docked":
            thing.left = nil
            thing.details.endsAt = nil
            settle(&thing, "returning", "docked", FlatPhysics.returningSeconds, now)
        case .returnHome where thing.device.kind == .washingMachine:
            (thing.state, thing.left, thing.motion, thing.details.endsAt) = ("idle", nil, nil, nil)
        default: break
        }
    }
}
