import Echo
import EchoPresentation

/// The microphone or loudspeaker that the doctor tries: the one that is chosen, or the default one where that is not
/// there.
struct TestedDevice: Sendable, Hashable {
    /// As it is opened.
    var id = "default"
    /// The name people know; nil where the sound system tells none.
    var name: String?
    /// The one that is chosen and not there.
    var missing: String?
    /// By the system, as far as it tells.
    var isMuted = false

    init() {}

    /// - Parameters:
    ///   - chosen: the identifier of a device; nil for the default one.
    ///   - devices: those that are there.
    init(_ direction: AudioDevice.Direction, chosen: String?, among devices: [AudioDevice]) {
        let those = devices.filter { $0.direction == direction }
        let found = those.first { $0.id == chosen }
        let used = found ?? those.first(where: \.isDefault)
        id = found?.id ?? id
        name = used.map { Sanitizer.line($0.name) }
        missing = found == nil ? chosen.map(Sanitizer.line) : nil
        isMuted = used?.isMuted ?? false
    }

    /// " (Jabra Evolve 65)"; empty where there is no name.
    var mention: String { name.map { " (\($0))" } ?? "" }

    /// That the chosen one is not there, before what is found of the one in its place.
    func absence(_ subject: String) -> [Finding] {
        guard let missing else { return [] }
        return [
            .caution(
                subject, "the chosen one is not there: \(missing). The default one is tested",
                advice: "Plug it in, or choose another with /\(subject.lowercased()).")
        ]
    }
}
