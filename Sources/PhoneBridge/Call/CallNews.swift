import Foundation
import Synchronization

/// Tells whoever wants to know what happens in a call. Who listens must not wait.
final class CallNews: Sendable {
    private struct State {
        var next = 0
        var listeners: [Int: @Sendable (CallHappening) -> Void] = [:]
        var ears: [Int: @Sendable (CallSound) -> Void] = [:]
    }

    private let state = Mutex(State())

    func tell(_ happening: CallHappening) {
        for listener in state.withLock({ Array($0.listeners.values) }) { listener(happening) }
    }

    func sound(_ sound: CallSound) {
        for ear in state.withLock({ $0.ears.isEmpty ? [] : Array($0.ears.values) }) { ear(sound) }
    }

    /// - Returns: what ends it.
    func listen(_ listener: @escaping @Sendable (CallHappening) -> Void) -> Int {
        state.withLock { state in
            state.next += 1
            state.listeners[state.next] = listener
            return state.next
        }
    }

    /// The same for the sound of both sides.
    func hear(_ ear: @escaping @Sendable (CallSound) -> Void) -> Int {
        state.withLock { state in
            state.next += 1
            state.ears[state.next] = ear
            return state.next
        }
    }

    func remove(_ number: Int) {
        state.withLock { state in
            state.listeners[number] = nil
            state.ears[number] = nil
        }
    }
}
