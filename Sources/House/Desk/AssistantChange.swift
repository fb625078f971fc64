/// How a device was before the house's own assistant changed it, and after.
struct AssistantChange: Sendable, Hashable {
    let before: DeviceReading?
    let after: DeviceReading
}
