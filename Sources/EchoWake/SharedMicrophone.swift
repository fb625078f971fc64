public import Echo
import EchoAudio
import Synchronization

/// One microphone for the conversation and for whoever listens beside it: open while either wants it.
///
/// What was said behind a phrase that was heard is not lost: the conversation, when it begins to listen, hears it first.
public final class SharedMicrophone: AudioCaptureProtocol {
    /// Frames that are kept for the conversation, 2 s: it takes less to begin to listen.
    static let kept = PCM16.sampleRate * 2

    private struct Chunk: Sendable {
        let sound: PCM16
        let capturedAt: ContinuousClock.Instant
        /// Frames captured, its own among them.
        let end: Int

        /// What of it was captured later than so many frames.
        func after(_ frame: Int) -> PCM16 { PCM16(Array(sound.samples.suffix(max(0, end - frame)))) }
    }

    private struct Listener {
        let number: Int
        let onEvent: @Sendable (AudioCaptureEvent, Int) -> Void
    }

    private struct State {
        var conversation: (@Sendable (AudioCaptureEvent) -> Void)?
        var aside: Listener?
        /// Writes down what is said, in place of the conversation.
        var besides: [Int: @Sendable (AudioCaptureEvent) -> Void] = [:]
        /// Listeners beside the conversation that came so far.
        var listeners = 0
        /// The device was asked to begin, which it tells of later.
        var isBegun = false
        /// The device's last word about itself.
        var status: AudioCaptureEvent?
        var recent: [Chunk] = []
        /// Frames captured since the device was opened.
        var captured = 0
        /// What was captured after so many frames belongs to the conversation.
        var handover: Int?

        var isWanted: Bool { conversation != nil || aside != nil || !besides.isEmpty }
    }

    private let device: any AudioCaptureProtocol
    private let state = Mutex(State())

    public init(_ device: any AudioCaptureProtocol) { self.device = device }

    // MARK: for the conversation

    public func start(onEvent: @escaping @Sendable (AudioCaptureEvent) -> Void) {
        let isOpen = state.withLock { state in
            let isOpen = state.isBegun
            (state.conversation, state.isBegun) = (onEvent, true)
            if isOpen { Self.catchUp(&state, onEvent) }
            return isOpen
        }
        if !isOpen { open() }
    }

    public func stop() async {
        let isWanted = state.withLock { state in
            state.conversation = nil
            state.isBegun = state.isWanted
            return state.isWanted
        }
        if !isWanted { await close() }
    }

    /// Under the lock, so that nothing comes between what was kept and what is captured now.
    private static func catchUp(_ state: inout State, _ onEvent: @Sendable (AudioCaptureEvent) -> Void) {
        if let status = state.status { onEvent(status) }
        defer { state.handover = nil }
        // A listener that has not begun for so long was not called.
        guard let handover = state.handover, state.captured - handover <= 2 * kept else { return }
        for chunk in state.recent where chunk.end > handover {
            onEvent(.captured(CapturedSound(chunk.after(handover), capturedAt: chunk.capturedAt)))
        }
    }

    // MARK: beside it

    /// Hears what the microphone hears, from now on, in place of whoever listened before.
    ///
    /// - Parameter onEvent: is told how many frames were captured by then.
    /// - Returns: the number by which this listening, and no later one, is ended.
    func listen(onEvent: @escaping @Sendable (AudioCaptureEvent, Int) -> Void) -> Int {
        let (number, isOpen) = state.withLock { state in
            state.listeners += 1
            (state.aside, state.handover) = (Listener(number: state.listeners, onEvent: onEvent), nil)
            defer { state.isBegun = true }
            return (state.listeners, state.isBegun)
        }
        if !isOpen { open() }
        return number
    }

    /// Harmless when another one listens by now.
    func stopListening(_ number: Int) async {
        let isWanted = state.withLock { state in
            if state.aside?.number == number { state.aside = nil }
            state.isBegun = state.isWanted
            return state.isWanted
        }
        if !isWanted { await close() }
    }

    /// What was captured after so many frames is meant for the conversation.
    func handOver(after frame: Int) { state.withLock { $0.handover = frame } }

    /// For who writes down what is said: it is opened and closed without a word to anybody else.
    public var beside: any AudioCaptureProtocol { MicrophoneBeside(self) }

    /// - Returns: the number by which this listening is ended.
    func join(onEvent: @escaping @Sendable (AudioCaptureEvent) -> Void) -> Int {
        let (number, isOpen) = state.withLock { state in
            state.listeners += 1
            state.besides[state.listeners] = onEvent
            defer { state.isBegun = true }
            if state.isBegun, let status = state.status { onEvent(status) }
            return (state.listeners, state.isBegun)
        }
        if !isOpen { open() }
        return number
    }

    func leave(_ number: Int) async {
        let isWanted = state.withLock { state in
            state.besides[number] = nil
            state.isBegun = state.isWanted
            return state.isWanted
        }
        if !isWanted { await close() }
    }

    // MARK: the device

    private func open() {
        device.start { [weak self] in self?.deliver($0) }
    }

    private func close() async {
        await device.stop()
        let isWantedAgain = state.withLock { state in
            (state.status, state.recent, state.handover) = (nil, [], nil)
            return state.isWanted
        }
        // Whoever came meanwhile may have opened what was closed then.
        if isWantedAgain { open() }
    }

    private func deliver(_ event: AudioCaptureEvent) {
        state.withLock { state in
            switch event {
            case .opened, .failed: state.status = event
            case .captured(let captured):
                state.captured += captured.sound.samples.count
                Self.keep(
                    Chunk(sound: captured.sound, capturedAt: captured.capturedAt, end: state.captured), in: &state)
            }
            state.conversation?(event)
            state.aside?.onEvent(event, state.captured)
            for onEvent in state.besides.values { onEvent(event) }
        }
    }

    private static func keep(_ chunk: Chunk, in state: inout State) {
        guard state.aside != nil else { return }
        state.recent.append(chunk)
        let first = state.recent.firstIndex { chunk.end - $0.end < kept } ?? 0
        if first > 25 { state.recent.removeFirst(first) }
    }
}

/// A shared microphone for one who listens beside the conversation.
final class MicrophoneBeside: AudioCaptureProtocol {
    private let shared: SharedMicrophone
    private let number = Mutex<Int?>(nil)

    init(_ shared: SharedMicrophone) { self.shared = shared }

    func start(onEvent: @escaping @Sendable (AudioCaptureEvent) -> Void) {
        number.withLock { number in
            if number == nil { number = shared.join(onEvent: onEvent) }
        }
    }

    func stop() async {
        guard let number = number.withLock({ $0.take() }) else { return }
        await shared.leave(number)
    }
}
