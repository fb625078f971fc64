public import Echo
public import EchoAudio
import Synchronization

/// A loudspeaker that plays only as far as a test says.
public final class ManualLoudspeaker: AudioPlaybackProtocol {
    private struct State {
        var onEvent: (@Sendable (AudioPlaybackEvent) -> Void)?
        var queue: [(item: String, sound: PCM16)] = []
        var played: [String: Int] = [:]
        /// Of what was given back, by item.
        var playedBefore: [String: Int] = [:]
        var ended: Set<String> = []
        var interruptions = 0
        var isDucked = false
        var duckings = 0
    }

    private let state = Mutex(State())
    private let failure: AudioDeviceError?

    private let interruptTakes: Duration

    /// With a failure it cannot be opened.
    public init(failing failure: AudioDeviceError? = nil, interruptTakes: Duration = .zero) {
        self.failure = failure
        self.interruptTakes = interruptTakes
    }

    /// The items whose sound it has, in their order.
    public var items: [String] { state.withLock { Self.items(of: $0.queue) } }

    /// The items all of whose sound it has, in their order.
    public var wholeItems: [String] {
        state.withLock { state in Self.items(of: state.queue).filter(state.ended.contains) }
    }

    /// How much of an item's sound it has.
    public func seconds(of item: String) -> Double {
        state.withLock { Double(Self.sound(of: item, in: $0.queue).count) / Double(PCM16.sampleRate) }
    }

    /// Says what a device says.
    public func tell(_ event: AudioPlaybackEvent) { state.withLock { $0.onEvent }?(event) }

    /// How often it was silenced while it had sound.
    public var interruptions: Int { state.withLock { $0.interruptions } }

    /// Whether it holds its sound back.
    public var isDucked: Bool { state.withLock { $0.isDucked } }

    /// How often it was ducked while it had sound.
    public var duckings: Int { state.withLock { $0.duckings } }

    public func start(onEvent: @escaping @Sendable (AudioPlaybackEvent) -> Void) {
        state.withLock { $0.onEvent = onEvent }
        onEvent(failure.map { .failed($0, retrying: false) } ?? .opened)
    }

    public func enqueue(_ sound: PCM16, item: String) {
        state.withLock { $0.queue.append((item, sound)) }
    }

    public func endOfItem(_ item: String) { state.withLock { _ = $0.ended.insert(item) } }

    public func duck() {
        state.withLock { state in
            if !state.queue.isEmpty, !state.isDucked { state.duckings += 1 }
            state.isDucked = true
        }
    }

    public func restore() { state.withLock { $0.isDucked = false } }

    public func interrupt() async -> [RenderedItem] {
        if interruptTakes > .zero { try? await Task.sleep(for: interruptTakes) }
        return state.withLock { state in
            let queued = Self.items(of: state.queue).filter { state.playedBefore[$0] == nil }
            let items = state.playedBefore.keys.sorted() + queued
            defer {
                state.interruptions += items.isEmpty ? 0 : 1
                state.isDucked = false
                state.queue = []
                (state.played, state.playedBefore) = ([:], [:])
            }
            return items.map {
                RenderedItem(item: $0, frames: state.playedBefore[$0, default: 0] + state.played[$0, default: 0])
            }
        }
    }

    public func takeBack() async -> [QueuedSound]? {
        state.withLock { state in
            defer { state.queue = [] }
            return Self.items(of: state.queue).compactMap { item in
                state.ended.remove(item)
                let rest = Self.sound(of: item, in: state.queue).dropFirst(state.played[item, default: 0])
                state.playedBefore[item, default: 0] += state.played.removeValue(forKey: item) ?? 0
                return rest.isEmpty ? nil : QueuedSound(item: item, sound: PCM16(Array(rest)))
            }
        }
    }

    public func stop() async {}

    /// Lets this much of an item be heard, at once.
    public func play(_ milliseconds: Int, of item: String) {
        let (onEvent, sound) = state.withLock { state in
            let played = state.played[item, default: 0]
            state.played[item, default: 0] += milliseconds * 24
            return (state.onEvent, Self.sound(of: item, in: state.queue).dropFirst(played).prefix(milliseconds * 24))
        }
        onEvent?(.started(item: item))
        onEvent?(.heard(item: item, at: .now))
        onEvent?(.rendered(PCM16(Array(sound)), item: item, heardAt: .now))
    }

    /// Lets all of an item be heard.
    public func finish(_ item: String) {
        let (onEvent, sound) = state.withLock { state in
            defer { state.queue.removeAll { $0.item == item } }
            let played = state.played[item, default: 0]
            return (state.onEvent, Self.sound(of: item, in: state.queue).dropFirst(played))
        }
        onEvent?(.started(item: item))
        onEvent?(.heard(item: item, at: .now))
        onEvent?(.rendered(PCM16(Array(sound)), item: item, heardAt: .now))
        onEvent?(.finished(item: item))
    }

    private static func sound(of item: String, in queue: [(item: String, sound: PCM16)]) -> [Int16] {
        queue.filter { $0.item == item }.flatMap(\.sound.samples)
    }

    private static func items(of queue: [(item: String, sound: PCM16)]) -> [String] {
        queue.reduce(into: []) { if !$0.contains($1.item) { $0.append($1.item) } }
    }
}
