import DequeModule
public import Foundation
import Synchronization

/// What came over a line and waits for its reader: bounded, and never at the cost of a digit or of the end. Sound can go
/// its own way, without waiting.
public final class PhoneLineInbox: Sendable {
    private struct State {
        var waiting: Deque<PhoneLineEvent> = []
        var sounds = 0
        var isOver = false
        var reader: Reader?
        var lastReader = 0
        var listener: (@Sendable (Data) -> Void)?
    }

    private struct Reader {
        let number: Int
        let continuation: CheckedContinuation<PhoneLineEvent?, Never>
    }

    private let state = Mutex(State())
    private let soundLimit: Int
    /// Nobody presses so many keys; only who floods the line does.
    private static let eventLimit = 4096

    /// - Parameter soundLimit: frames of 20 ms that may wait.
    public init(soundLimit: Int = 250) { self.soundLimit = soundLimit }

    /// For one reader; it ends behind `.ended`.
    public var events: AsyncStream<PhoneLineEvent> { AsyncStream { await self.next() } }

    /// - Parameter onSound: gets all sound from now on as it comes, where it comes in, instead of the reader: it must not
    ///   wait. Nil for nobody any more. A piece that is on its way may still come then.
    public func listen(_ onSound: (@Sendable (Data) -> Void)?) { state.withLock { $0.listener = onSound } }

    public func put(_ event: PhoneLineEvent) {
        if case .sound(let bytes) = event, let listener = state.withLock(\.listener) { return listener(bytes) }
        let reader: CheckedContinuation<PhoneLineEvent?, Never>? = state.withLock { state in
            guard !state.isOver else { return nil }
            if case .ended = event { state.isOver = true }
            guard let reader = state.reader else {
                append(event, to: &state)
                return nil
            }
            state.reader = nil
            return reader.continuation
        }
        reader?.resume(returning: event)
    }

    private func append(_ event: PhoneLineEvent, to state: inout State) {
        if case .sound = event {
            if state.sounds >= soundLimit { dropOldestSound(of: &state) } else { state.sounds += 1 }
        } else if state.waiting.count - state.sounds >= Self.eventLimit, !state.isOver {
            return
        }
        state.waiting.append(event)
    }

    private func dropOldestSound(of state: inout State) {
        let index = state.waiting.firstIndex { if case .sound = $0 { true } else { false } }
        if let index { state.waiting.remove(at: index) }
    }

    private func next() async -> PhoneLineEvent? {
        let number = state.withLock { state in
            state.lastReader += 1
            return state.lastReader
        }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let taken: PhoneLineEvent?? = state.withLock { state in
                    if !state.waiting.isEmpty { return take(from: &state) }
                    // A second reader has nothing to wait for.
                    guard !state.isOver, state.reader == nil, !Task.isCancelled else { return .some(nil) }
                    state.reader = Reader(number: number, continuation: continuation)
                    return nil
                }
                if let taken { continuation.resume(returning: taken) }
            }
        } onCancel: {
            stopReading(number)
        }
    }

    /// A reader that reads instead of it goes on.
    private func stopReading(_ number: Int) {
        let reader: Reader? = state.withLock { state in
            guard state.reader?.number == number else { return nil }
            defer { state.reader = nil }
            return state.reader
        }
        reader?.continuation.resume(returning: nil)
    }

    private func take(from state: inout State) -> PhoneLineEvent? {
        let event = state.waiting.removeFirst()
        if case .sound = event { state.sounds -= 1 }
        return event
    }
}
