import EchoScreen
import Synchronization

/// Encrypts nothing and remembers what it was asked.
final class SpyEncryption: ConversationEncryptionProtocol {
    private struct State {
        var isOn: Bool
        var asked: [Bool] = []
        var failure: StoreError?
    }

    private let state: Mutex<State>

    init(isOn: Bool = false, failure: StoreError? = nil) { state = Mutex(State(isOn: isOn, failure: failure)) }

    var asked: [Bool] { state.withLock(\.asked) }

    func protection() async -> String? { "The key is in the keyring." }

    func isEncrypted() async throws(StoreError) -> Bool { state.withLock(\.isOn) }

    func setEncrypted(_ isOn: Bool, day: String) async throws(StoreError) {
        let failure = state.withLock { state in
            state.asked.append(isOn)
            return state.failure
        }
        if let failure { throw failure }
        state.withLock { $0.isOn = isOn }
    }
}
