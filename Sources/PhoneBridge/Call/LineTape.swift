public import Echo
import EchoAudio
import Foundation
import Synchronization

/// The sound of a call that is recorded: both sides of the line.
public struct WholeCallStream: Sendable {
    /// When it begins.
    public let start: ContinuousClock.Instant
    /// What was before the recording was begun, in its order.
    public let before: [ConversationSound]
    /// What comes, until the recording ends.
    public let sound: AsyncStream<ConversationSound>
}

/// Both sides of a call on one clock, from the first ring to the last tone: what was said by whomever, notices, keys and
/// holds. Until the call may be recorded, a little of it is in memory alone.
final class LineTape: Sendable {
    typealias Instant = ContinuousClock.Instant

    private struct Piece {
        let side: ConversationSound.Side
        let bytes: Data
        let end: Instant
    }

    private struct State {
        /// Not recorded yet.
        var waiting: [Piece] = []
        var waitingBytes = 0
        var isOver = false
        var sink: AsyncStream<ConversationSound>.Continuation?
        var number = 0
        /// When each side was heard last.
        var last: [ConversationSound.Side: Instant] = [:]
    }

    /// Two minutes of both sides: longer than any notice.
    private static let most = 2 * 120 * 8000
    /// Far more than the recorder is behind; who does not keep up misses the oldest.
    private static let behind = 3_000
    /// A side that says nothing is marked that often, by a sample that nobody hears: its silence is part of the recording.
    private static let pause = Duration.seconds(1)

    private let codec: AudioCodec
    private let state: Mutex<State>

    /// - Parameter waits: keeps what was before the recording; else nothing is kept of it.
    init(codec: AudioCodec, waits: Bool) {
        self.codec = codec
        var state = State()
        state.isOver = !waits
        self.state = Mutex(state)
    }

    /// - Parameter end: when the last of it is heard.
    func add(_ bytes: Data, of side: ConversationSound.Side, endingAt end: Instant) {
        state.withLock { state in
            guard state.sink == nil else {
                state.last[side] = end
                return send(codec.decode(bytes), side, end, &state)
            }
            guard !state.isOver else { return }
            state.waiting.append(Piece(side: side, bytes: bytes, end: end))
            state.waitingBytes += bytes.count
            // What does not fit is not kept: a recording that begins so late begins with itself.
            if state.waitingBytes > Self.most { Self.forget(&state) }
        }
    }

    /// A key that somebody pressed, as the tone that it has.
    func key(_ digit: Character, of side: ConversationSound.Side, at now: Instant) {
        guard let tone = DualTone(digit)?.sound(codec) else { return }
        add(tone, of: side, endingAt: now + .milliseconds(tone.count / 8))
    }

    func tick(at now: Instant) {
        state.withLock { state in
            guard state.sink != nil else { return }
            for side in [ConversationSound.Side.user, .assistant] where now - (state.last[side] ?? now) >= Self.pause {
                state.last[side] = now
                send(PCM16([1]), side, now, &state)
            }
        }
    }

    /// The call is recorded from now on, or from its beginning.
    ///
    /// - Parameter keepsCaller: what the caller said before is recorded too; else only what they heard.
    func start(keepsCaller: Bool, at now: Instant) -> WholeCallStream {
        let (stream, sink) = AsyncStream<ConversationSound>.makeStream(bufferingPolicy: .bufferingNewest(Self.behind))
        return state.withLock { state in
            let waiting = state.waiting.filter { keepsCaller || $0.side == .assistant }
            Self.forget(&state)
            state.sink?.finish()
            (state.sink, state.number) = (sink, 0)
            state.last = [.user: now, .assistant: now]
            let starts = waiting.map { $0.end - .milliseconds($0.bytes.count / 8) }
            let first = min(starts.min() ?? now, now)
            // Both sides begin at the same time, also one that says nothing.
            let mark = first + .milliseconds(1)
            let marks = [ConversationSound.Side.user, .assistant].map { sound(PCM16([1]), $0, mark, &state) }
            let before = waiting.map { sound(codec.decode($0.bytes), $0.side, $0.end, &state) }
            return WholeCallStream(start: first, before: marks + before, sound: stream)
        }
    }

    /// Nothing more is recorded, nor kept for a recording to come.
    func stop() {
        state.withLock { state in
            state.sink?.finish()
            state.sink = nil
            Self.forget(&state)
        }
    }

    private static func forget(_ state: inout State) {
        (state.waiting, state.waitingBytes, state.isOver) = ([], 0, true)
    }

    private func send(_ samples: PCM16, _ side: ConversationSound.Side, _ end: Instant, _ state: inout State) {
        let sound = sound(samples, side, end, &state)
        state.sink?.yield(sound)
    }

    private func sound(
        _ samples: PCM16, _ side: ConversationSound.Side, _ end: Instant, _ state: inout State
    ) -> ConversationSound {
        defer { state.number += 1 }
        return ConversationSound(side: side, sound: samples, lastSampleAt: end, number: state.number)
    }
}
