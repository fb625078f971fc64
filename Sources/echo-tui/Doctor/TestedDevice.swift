import Echo
import EchoScreen
import EchoText

/// A microphone or loudspeaker that the doctor tries.
struct TestedDevice: Sendable, Hashable {
    /// As it is opened.
    var id = "default"
    /// The name people know; nil where the sound system tells none.
    var name: String?
    /// By the system, as far as it tells.
    var isMuted = false

    /// The one that is chosen, and the default one, which is used while that is not there. ALSA opens more names than
    /// it lists.
    ///
    /// - Parameters:
    ///   - chosen: the identifier of a device; nil for the default one.
    ///   - devices: those that are listed.
    static func candidates(
        _ direction: AudioDevice.Direction, chosen: String?, among devices: [AudioDevice]
    ) -> [TestedDevice] {
        let those = devices.filter { $0.direction == direction }
        let standard = TestedDevice(id: TestedDevice().id, those.first(where: \.isDefault))
        guard let chosen, chosen != standard.id else { return [standard] }
        return [TestedDevice(id: chosen, those.first { $0.id == chosen }), standard]
    }

    /// " (Jabra Evolve 65)"; empty where there is no name.
    var mention: String { name.map { " (\($0))" } ?? "" }

    /// That it is not there, before what is found of the one in its place.
    fileprivate func absence(_ subject: String) -> Finding {
        .caution(
            subject, "the selected one is not connected: \(name ?? Sanitizer.line(id)). Testing the default one",
            advice: "Plug it in, or choose another with /\(subject.lowercased()).")
    }
}

extension TestedDevice {
    private init(id: String, _ device: AudioDevice?) {
        self.init(id: id, name: device.map { Sanitizer.line($0.name) }, isMuted: device?.isMuted ?? false)
    }
}

extension [TestedDevice] {
    /// What is found of the first that is there.
    func findings(
        _ subject: String, _ test: (TestedDevice) async -> Result<Finding, AudioDeviceError>
    ) async -> [Finding] {
        var findings: [Finding] = []
        for device in self {
            switch await test(device) {
            case .success(let finding): return findings + [finding]
            case .failure(.noDevice) where device != last: findings.append(device.absence(subject))
            case .failure(let error): return findings + [SoundWords.finding(subject, error, of: device)]
            }
        }
        return findings
    }
}
