import EchoTestKit
import Synchronization

/// Counts the microphones that somebody still holds: an engine that is gone holds none.
final class HeldMicrophones: Sendable {
    private struct Held: Sendable {
        weak var microphone: ManualMicrophone?
    }

    private let all = Mutex<[Held]>([])

    func make() -> ManualMicrophone {
        let microphone = ManualMicrophone()
        all.withLock { $0.append(Held(microphone: microphone)) }
        return microphone
    }

    var count: Int { all.withLock { $0.count { $0.microphone != nil } } }
}
