import EchoAudio
import Synchronization

@testable import Echo

/// A loudspeaker that plays only as far as a test says.
final class ManualLoudspeaker: AudioPlaybackProtocol {
    private struct State {
        var onEvent: (@Sendable (AudioPlaybackEvent) -> Void)?
        var queue: [(item: String, frames: Int)] = []
        var played: [String: Int] = [:]
        var ended: Set<String> = []
    }

    private let state = Mutex(State())
    private let interruptTakes: Duration

    init(interruptTakes: Duration = .zero) { self.interruptTakes = interruptTakes }

    func start(onEvent: @escaping @Sendable (AudioPlaybackEvent) -> Void) {
        state.withLock { $0.onEvent = onEvent }
        onEvent(.opened)
    }

    func enqueue(_ sound: PCM16, item: String) {
        state.withLock { $0.queue.append((item, sound.samples.count)) }
    }

    func endOfItem(_ item: String) { state.withLock { _ = $0.ended.insert(item) } }

    func interrupt() async -> [RenderedItem] {
        try? await Task.sleep(for: interruptTakes)
        return state.withLock { state in
            defer {
                state.queue = []
                state.played = [:]
            }
            let items = state.queue.reduce(into: [String]()) { if !$0.contains($1.item) { $0.append($1.item) } }
            return items.map { RenderedItem(item: $0, frames: state.played[$0, default: 0]) }
        }
    }

    func stop() async {}

    /// Lets this much of an item be heard.
    func play(_ milliseconds: Int, of item: String) {
        let onEvent = state.withLock { state in
            state.played[item, default: 0] += milliseconds * 24
            return state.onEvent
        }
        onEvent?(.started(item: item))
    }

    /// Lets all of an item be heard.
    func finish(_ item: String) {
        let onEvent = state.withLock { state in
            state.queue.removeAll { $0.item == item }
            return state.onEvent
        }
        onEvent?(.started(item: item))
        onEvent?(.finished(item: item))
    }
}
