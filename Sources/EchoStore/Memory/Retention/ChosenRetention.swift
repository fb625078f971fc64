import EchoScreen
import Synchronization

/// How long the person wants things to be kept, once that is known.
final class ChosenRetention: Sendable {
    private let state = Mutex<Retention?>(nil)

    var value: Retention? {
        get { state.withLock(\.self) }
        set { state.withLock { $0 = newValue } }
    }
}
