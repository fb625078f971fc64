import Echo
import EchoAudio
import Foundation
import Synchronization

/// The speech of a conversation, as frames of a telephone line on a steady clock, and how much of it the caller heard.
final class LineLoudspeaker: AudioPlaybackProtocol {
    private struct State {
        var playout: LinePlayout
        var listener: (@Sendable (AudioPlaybackEvent) -> Void)?
        /// Whether the listener is given what goes out as sound.
        var tellsSound: Bool
        /// What goes out now; nil for nothing of the conversation.
        var item: String?
        /// What the conversation says is not heard.
        var isMuted = false
        /// What is said beside the conversation: it knows nothing of these.
        var aside: [String: Aside] = [:]
        var lastAside = 0
        /// What a person says in the assistant's place.
        var live: String?
        /// Announced when they are heard.
        var started: [(item: String, at: ContinuousClock.Instant)] = []
    }

    private struct Aside {
        var onBegun: @Sendable () -> Void = {}
        var onHeard: @Sendable () -> Void = {}
    }

    private let line: any PhoneLineProtocol
    private let codec: AudioCodec
    private let now: @Sendable () -> ContinuousClock.Instant
    /// Is told of every frame that goes out.
    private let onFrame: @Sendable (Data) -> Void
    private let state: Mutex<State>

    init(
        line: any PhoneLineProtocol, tellsSound: Bool = true,
        now: @escaping @Sendable () -> ContinuousClock.Instant = { ContinuousClock.now },
        onFrame: @escaping @Sendable (Data) -> Void = { _ in }
    ) {
        self.line = line
        self.onFrame = onFrame
        codec = line.call.codec
        self.now = now
        state = Mutex(
            State(playout: LinePlayout(silence: codec == .aLaw ? 0xD5 : 0xFF), tellsSound: tellsSound))
    }

    func start(onEvent: @escaping @Sendable (AudioPlaybackEvent) -> Void) {
        state.withLock { $0.listener = onEvent }
        onEvent(.opened)
    }

    func enqueue(_ sound: PCM16, item: String) {
        let bytes = codec.encode(sound)
        state.withLock { state in
            if !state.isMuted { state.playout.enqueue(bytes, item: item) }
        }
        tick()
    }

    func endOfItem(_ item: String) {
        state.withLock { $0.playout.end(of: item) }
        tick()
    }

    func duck() { state.withLock { $0.playout.hold() } }

    func restore() {
        state.withLock { $0.playout.restore() }
        tick()
    }

    /// What is said beside the conversation is none of its business, and is said to its end.
    func interrupt() async -> [RenderedItem] {
        let heard = clear { $0 != nil }
        return heard.map { RenderedItem(item: $0.item, frames: $0.bytes * (PCM16.sampleRate / 8000)) }
    }

    /// What is said beside the conversation is not said to its end.
    func hush() { _ = clear { $0 == nil } }

    /// - Parameter isKept: told what an item is beside the conversation; nil for one of the conversation.
    private func clear(keeping isKept: (Aside?) -> Bool) -> [HeardItem] {
        state.withLock { state in
            let aside = state.aside
            let cleared = state.playout.clear(at: now()) { isKept(aside[$0]) }
            // Within the lock: what is said next must not be cleared.
            if cleared.isOfLine {
                line.clear()
                state.item = nil
            }
            for item in cleared.heard.map(\.item) {
                state.aside[item] = nil
                state.started.removeAll { $0.item == item }
                if state.live == item { state.live = nil }
            }
            for item in cleared.finished { finish(item, &state) }
            return cleared.heard
        }
    }

    func stop() async {
        _ = clear { _ in false }
        state.withLock { $0.listener = nil }
    }

    /// What goes out is given to the listener from now on: fifty pieces a second, which few listen for.
    func tellSound() { state.withLock { $0.tellsSound = true } }

    /// What the conversation says from now on is thrown away, or not any more.
    func mute(_ isMuted: Bool) { state.withLock { $0.isMuted = isMuted } }

    /// Says something beside the conversation, behind what is being said.
    ///
    /// - Parameters:
    ///   - onBegun: its first sound goes out. It must not wait.
    ///   - onHeard: it was heard to its end; not called for what is hushed. It must not wait.
    func announce(
        _ sound: PCM16, onBegun: @escaping @Sendable () -> Void = {}, onHeard: @escaping @Sendable () -> Void = {}
    ) {
        let bytes = LineEncoder.bytes(of: sound, codec)
        state.withLock { state in
            let item = Self.begin(&state, Aside(onBegun: onBegun, onHeard: onHeard))
            state.playout.enqueue(bytes, item: item)
            state.playout.end(of: item)
        }
        tick()
    }

    /// What a person says in the assistant's place: frame by frame, as it comes.
    func speak(_ bytes: Data) {
        state.withLock { state in
            let item = state.live ?? Self.begin(&state, Aside())
            state.live = item
            state.playout.enqueue(bytes, item: item)
        }
        tick()
    }

    private static func begin(_ state: inout State, _ aside: Aside) -> String {
        state.lastAside += 1
        let item = "aside \(state.lastAside)"
        state.aside[item] = aside
        return item
    }

    /// Something is not heard yet.
    var isBusy: Bool { state.withLock(\.playout.isBusy) }

    /// To be called every 20 ms, and does no harm in between.
    func tick() {
        state.withLock { state in
            guard state.playout.isBusy || !state.started.isEmpty else { return }
            let now = now()
            perform(state.playout.steps(at: now), &state, at: now)
        }
    }

    /// A mark came back.
    func marked(_ name: String) {
        state.withLock { state in
            let now = now()
            perform(state.playout.marked(name, at: now), &state, at: now)
        }
    }

    /// Within the lock, so that all is told and sent in its order.
    private func perform(_ steps: [LineStep], _ state: inout State, at now: ContinuousClock.Instant) {
        if !steps.isEmpty { line.send(steps) }
        for step in steps {
            switch step {
            case .started(let item):
                state.aside[item]?.onBegun()
                state.item = state.aside[item] == nil ? item : nil
                if state.item != nil { state.started.append((item, now)) }
            case .frame(let bytes):
                onFrame(bytes)
                guard state.tellsSound else { break }
                state.listener?(
                    .rendered(codec.decode(bytes), item: state.item, heardAt: now.advanced(by: LinePlayout.lead)))
            case .mark: break
            case .finished(let item): finish(item, &state)
            }
        }
        while let first = state.started.first, first.at.advanced(by: LinePlayout.lead) <= now {
            announceStart(of: first.item, &state)
        }
    }

    private func finish(_ item: String, _ state: inout State) {
        if let aside = state.aside.removeValue(forKey: item) { return aside.onHeard() }
        announceStart(of: item, &state)
        state.listener?(.finished(item: item))
    }

    private func announceStart(of item: String, _ state: inout State) {
        guard let index = state.started.firstIndex(where: { $0.item == item }) else { return }
        let start = state.started.remove(at: index).at
        state.listener?(.started(item: item))
        state.listener?(.heard(item: item, at: start.advanced(by: LinePlayout.lead)))
    }
}
