/// How the devices of a scene were when it was done, where the house does not say what it makes of them: what is as it was
/// then is not waited for again. A value.
struct SceneMemory: Sendable, Hashable {
    /// Scenes that are remembered.
    static let most = 100

    private struct Standing: Sendable, Hashable {
        let state: String?
        let details: DeviceDetails

        init(_ reading: DeviceReading) { (state, details) = (reading.state, reading.details) }
    }

    private var scenes: [DeviceID: [DeviceID: Standing]] = [:]

    /// A scene was done, and its devices are now so.
    mutating func note(_ scene: DeviceID, _ readings: [DeviceReading]) {
        if scenes.count >= Self.most, scenes[scene] == nil { scenes = [:] }
        scenes[scene] = Dictionary(readings.map { ($0.device, Standing($0)) }, uniquingKeysWith: { _, last in last })
    }

    /// Whether a device is as it was when the scene was done last.
    func isAsAfter(_ scene: DeviceID, _ reading: DeviceReading) -> Bool {
        scenes[scene]?[reading.device] == Standing(reading)
    }
}
