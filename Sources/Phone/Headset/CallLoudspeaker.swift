import Echo
import EchoAudio
import Foundation
import Synchronization

/// Speaks into a call as it is heard there, 20 ms after 20 ms, so that who queues sound knows how much of it was heard.
final class CallLoudspeaker: AudioPlaybackProtocol {
    private enum Piece {
        case sound([Int16], item: String)
        case end(item: String)
    }

    private enum Step {
        case frame(PCM16, item: String, isFirst: Bool)
        case finished(item: String)
    }

    private struct State {
        var encoder: LineEncoder
        var pieces: [Piece] = []
        /// How much was spoken of what is not at its end.
        var spoken: [String: Int] = [:]
        var isHeld = false
        var listener: (@Sendable (AudioPlaybackEvent) -> Void)?
        var pacing: Task<Void, Never>?
        /// Says that there is something to speak.
        var wake: AsyncStream<Void>.Continuation?
    }

    /// Samples of one frame.
    private static let frame = PCM16.sampleRate / 50
    private static let step = Duration.milliseconds(20)
    /// So far it speaks ahead of the ear: a task that wakes late leaves no gap.
    private static let lead = Duration.milliseconds(60)

    private let speak: @Sendable (Data) -> Void
    private let state: Mutex<State>

    /// - Parameter speak: gets what is to be heard, as the line has it.
    init(codec: AudioCodec, speak: @escaping @Sendable (Data) -> Void) {
        self.speak = speak
        state = Mutex(State(encoder: LineEncoder(codec)))
    }

    func start(onEvent: @escaping @Sendable (AudioPlaybackEvent) -> Void) {
        state.withLock { state in
            state.listener = onEvent
            guard state.pacing == nil else { return }
            let (wakes, wake) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
            state.wake = wake
            state.pacing = Task { [weak self] in for await _ in wakes { await self?.run() } }
        }
        onEvent(.opened)
    }

    func enqueue(_ sound: PCM16, item: String) {
        queue(.sound(sound.samples, item: item))
    }

    func endOfItem(_ item: String) {
        queue(.end(item: item))
    }

    func duck() { state.withLock { $0.isHeld = true } }

    func restore() {
        state.withLock { state in
            state.isHeld = false
            state.wake?.yield()
        }
    }

    private func queue(_ piece: Piece) {
        state.withLock { state in
            state.pieces.append(piece)
            state.wake?.yield()
        }
    }

    func interrupt() async -> [RenderedItem] {
        state.withLock { state in
            defer { (state.pieces, state.spoken, state.isHeld) = ([], [:], false) }
            var items: [String] = []
            for case .sound(_, let item) in state.pieces where !items.contains(item) { items.append(item) }
            for item in state.spoken.keys.sorted() where !items.contains(item) { items.insert(item, at: 0) }
            return items.map { RenderedItem(item: $0, frames: state.spoken[$0] ?? 0) }
        }
    }

    func stop() async {
        let pacing = state.withLock { state in
            defer { (state.pacing, state.wake, state.listener, state.pieces, state.spoken) = (nil, nil, nil, [], [:]) }
            return state.pacing
        }
        pacing?.cancel()
        await pacing?.value
    }

    // MARK: - Speaking

    /// On deadlines that do not move, until nothing is queued.
    private func run() async {
        let clock = ContinuousClock()
        var deadline = clock.now - Self.lead
        while !Task.isCancelled, let step = next() {
            perform(step)
            guard case .frame = step else { continue }
            deadline = max(deadline + Self.step, clock.now - Self.lead)
            try? await clock.sleep(until: deadline, tolerance: .zero)
        }
    }

    private func next() -> Step? {
        state.withLock { state in
            guard !state.isHeld, let first = state.pieces.first else { return nil }
            switch first {
            case .end(let item):
                state.pieces.removeFirst()
                state.spoken[item] = nil
                return .finished(item: item)
            case .sound(let samples, let item):
                let frame = samples.prefix(Self.frame)
                let rest = samples.dropFirst(frame.count)
                if rest.isEmpty {
                    state.pieces.removeFirst()
                } else {
                    state.pieces[0] = .sound(Array(rest), item: item)
                }
                defer { state.spoken[item, default: 0] += frame.count }
                return .frame(PCM16(Array(frame)), item: item, isFirst: state.spoken[item] == nil)
            }
        }
    }

    private func perform(_ step: Step) {
        let (bytes, listener) = state.withLock { state in
            guard case .frame(let sound, _, _) = step else { return (Data(), state.listener) }
            return (state.encoder.encode(sound), state.listener)
        }
        if !bytes.isEmpty { speak(bytes) }
        let heardAt = ContinuousClock.now + Self.lead
        switch step {
        case .frame(let sound, let item, let isFirst):
            if isFirst {
                listener?(.started(item: item))
                listener?(.heard(item: item, at: heardAt))
            }
            listener?(.rendered(sound, item: item, heardAt: heardAt))
        case .finished(let item): listener?(.finished(item: item))
        }
    }
}
