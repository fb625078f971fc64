import Echo
import EchoAudio

/// The notices about sound devices that were given: each is given once.
struct ToldDevices: Sendable {
    /// There was a sound server, and there is none now.
    var isServerGone = false
    /// It was said that there is none, and it is not known to be back.
    private(set) var isLossTold = false
    /// Devices that were said to be gone, by what they were for.
    private var absences: Set<AudioDevice.Direction> = []
    /// What was said of which device.
    private var signals: Set<String> = []

    mutating func serverWorks() { isLossTold = false }

    /// - Returns: whether it is news.
    @discardableResult mutating func tellLoss() -> Bool {
        defer { isLossTold = true }
        return !isLossTold
    }

    mutating func tellAbsence(for direction: AudioDevice.Direction) { absences.insert(direction) }

    func knowsAbsence(for direction: AudioDevice.Direction) -> Bool { absences.contains(direction) }

    /// - Returns: whether it is news.
    mutating func tell(_ problem: String, of device: AudioDevice?, about subject: NoticeSubject) -> Bool {
        signals.insert("\(subject.name) \(device?.id ?? "") \(problem)").inserted
    }
}
