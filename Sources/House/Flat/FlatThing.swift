import Foundation

/// One device of the flat: how it is, and what it is on its way to.
struct FlatThing: Hashable, Sendable {
    let device: HouseDevice
    var state: String
    var details = DeviceDetails()
    var since: Date
    var cause = ChangeCause()
    var motion: FlatMotion?
    var fault: FlatFault?
    /// What a lamp shines with when it is put on again, 1…100 %.
    var usualBrightness = 80
    /// Seconds a programme has left while it is paused.
    var left: Double?

    init(_ device: HouseDevice, state: String, since: Date) {
        self.device = device
        self.state = state
        self.since = since
    }

    var id: DeviceID { device.id }

    var reading: DeviceReading {
        let isAway = fault == .unavailable
        return DeviceReading(
            device: id, state: isAway ? nil : state, details: isAway ? DeviceDetails() : details, since: since,
            cause: cause)
    }

    func takes(_ ability: DeviceAbility) -> Bool { device.abilities.contains(ability) }
}
