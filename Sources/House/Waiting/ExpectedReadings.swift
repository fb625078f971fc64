/// How devices will be once what waits for the house was carried out.
enum ExpectedReadings {
    static func readings(
        _ seen: [DeviceID: DeviceReading], after waiting: [WaitingOrder]
    ) -> [DeviceID: DeviceReading] {
        var readings = seen
        for order in waiting.map(\.order) {
            guard var reading = readings[order.device] else { continue }
            change(&reading, order.action)
            readings[order.device] = reading
        }
        return readings
    }

    private static func change(_ reading: inout DeviceReading, _ action: DeviceAction) {
        switch action {
        case .turnOn: reading.state = "on"
        case .turnOff: reading.state = "off"
        case .setBrightness(let share):
            reading.state = share > 0 ? "on" : "off"
            reading.details.brightness = share
        case .setTemperature(let degrees): reading.details.targetTemperature = degrees
        case .setClimateMode(let mode): reading.state = mode.rawValue
        case .open: (reading.state, reading.details.position) = ("open", 100)
        case .close: (reading.state, reading.details.position) = ("closed", 0)
        case .setPosition(let share):
            (reading.state, reading.details.position) = (share > 0 ? "open" : "closed", share)
        case .setVolume(let share): reading.details.volume = share
        case .setSpeed(let share): reading.details.speed = share
        case .play: reading.state = "playing"
        case .pause: reading.state = "paused"
        case .setColor, .setColorTemperature: reading.state = "on"
        case .mute: reading.details.isMuted = true
        case .unmute: reading.details.isMuted = false
        case .start, .clean: reading.state = "cleaning"
        case .returnHome: reading.state = "docked"
        case .setValue(let number): reading.state = HouseNumberText.plain(number)
        case .choose(let option): reading.state = option
        // They never wait, or no reading shows them.
        case .stopMoving, .lock, .unlock, .arm, .armAs, .disarm, .activate, .nextTrack, .previousTrack, .addItem,
            .completeItem,
            .reopenItem, .removeItem, .announce:
            break
        }
    }
}
