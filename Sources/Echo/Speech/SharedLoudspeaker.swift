import EchoAudio
import EchoConcurrency
import Synchronization

/// One loudspeaker for a conversation and for what is spoken beside it.
///
/// The conversation comes first: nothing is spoken beside it while it has sound, and what is spoken when its sound comes
/// is given up. What is spoken beside it is handed over little by little, so that giving up takes a moment only. What is
/// announced is heard first: the conversation's sound waits for it, and goes on where it stopped.
final class SharedLoudspeaker: AudioPlaybackProtocol {
    /// How much of what is spoken beside the conversation waits in the loudspeaker: half a second.
    static let ahead = PCM16.sampleRate / 2

    private struct State {
        var onEvent: @Sendable (AudioPlaybackEvent) -> Void = { _ in }
        var isStarted = false
        /// The device's last word about itself.
        var status: AudioPlaybackEvent?
        /// Items of the conversation that are not heard to their end.
        var items: Set<String> = []
        var aside: Aside?
        /// Those of which no more comes.
        var ended: Set<String> = []
        /// The conversation's sound, in order, while something is announced; nil while nothing is.
        var held: [QueuedSound]?
    }

    /// Speech beside the conversation.
    private struct Aside {
        let item: String
        let steps: AsyncStream<Step>.Continuation
    }

    private enum Step: Sendable {
        case rendered(Int)
        case finished
        case failed(AudioDeviceError)
        case givenUp
    }

    private let device: any AudioPlaybackProtocol
    private let patience: Duration
    private let work: WorkGroup
    private let state = Mutex(State())

    /// - Parameters:
    ///   - patience: a device that is lost for longer has dropped what it had; nothing of that is heard any more.
    ///   - work: in which that is waited for.
    init(_ device: any AudioPlaybackProtocol, patience: Duration = .seconds(10), work: WorkGroup = WorkGroup()) {
        self.device = device
        self.patience = patience
        self.work = work
    }

    // MARK: for the conversation

    func start(onEvent: @escaping @Sendable (AudioPlaybackEvent) -> Void) {
        let (isStarted, status) = state.withLock { state in
            defer { state.isStarted = true }
            state.onEvent = onEvent
            return (state.isStarted, state.status)
        }
        guard isStarted else { return device.start { [weak self] in self?.deliver($0) } }
        if let status { onEvent(status) }
    }

    func enqueue(_ sound: PCM16, item: String) {
        let (aside, isHeld) = state.withLock { state in
            state.items.insert(item)
            state.held?.append(QueuedSound(item: item, sound: sound))
            return (state.aside, state.held != nil)
        }
        guard !isHeld else { return }
        aside?.steps.yield(.givenUp)
        device.enqueue(sound, item: item)
    }

    func endOfItem(_ item: String) {
        let isHeld = state.withLock { state in
            state.ended.insert(item)
            return state.held != nil
        }
        if !isHeld { device.endOfItem(item) }
    }

    func duck() { device.duck() }

    func restore() { device.restore() }

    func interrupt() async -> [RenderedItem] {
        let aside = state.withLock { state in
            (state.items, state.ended, state.held) = ([], [], nil)
            return state.aside
        }
        aside?.steps.yield(.givenUp)
        return await device.interrupt().filter { $0.item != aside?.item }
    }

    func stop() async {
        state.withLock { $0.isStarted = false }
        await device.stop()
    }

    private func deliver(_ event: AudioPlaybackEvent) {
        let (onEvent, aside, wasOpen) = state.withLock { state in
            let wasOpen = if case .opened = state.status { true } else { false }
            switch event {
            // Another device goes on in its place.
            case .failed(.replaced, _): break
            case .opened, .failed: state.status = event
            case .finished(let item):
                state.items.remove(item)
                state.ended.remove(item)
            case .started, .heard, .rendered: break
            }
            return (state.onEvent, state.aside, wasOpen)
        }
        switch event {
        case .rendered(let sound, let item, _) where item == aside?.item:
            aside?.steps.yield(.rendered(sound.samples.count))
        case .failed(.replaced, _): break
        case .failed(let error, let retrying) where !retrying || !wasOpen: aside?.steps.yield(.failed(error))
        // What waits is played when the device is back.
        case .failed(let error, _): if let aside { giveUp(aside, error) }
        case .finished(let item) where item == aside?.item: aside?.steps.yield(.finished)
        default: break
        }
        onEvent(event)
    }

    /// Unless the device is back in time.
    private func giveUp(_ aside: Aside, _ error: AudioDeviceError) {
        work.start { [weak self, patience] in
            try? await Task.sleep(for: patience)
            guard let self, case .failed? = state.withLock(\.status) else { return }
            aside.steps.yield(.failed(error))
        }
    }

    // MARK: beside it

    /// Plays sound as it comes; returns when it was heard to its end.
    ///
    /// - Throws: `speaking` while the conversation has sound, or something else is spoken; `audio` when the loudspeaker
    ///   fails; `cancelled` when the task is, or the conversation's sound came; what the sound's maker throws.
    func play(
        _ item: String, next: () async throws(EchoError) -> PCM16?
    ) async throws(EchoError) {
        let (steps, sink) = AsyncStream.makeStream(of: Step.self, bufferingPolicy: .unbounded)
        try begin(Aside(item: item, steps: sink))
        defer { state.withLock { $0.aside = nil } }
        do throws(EchoError) {
            try await feed(item, next, steps.makeAsyncIterator())
        } catch {
            await silence()
            throw error
        }
    }

    /// Plays sound as it comes, before what the conversation has to say; returns when it was heard to its end. The
    /// conversation's sound is interrupted once the first of it is there.
    ///
    /// - Throws: `speaking` while something else is spoken beside the conversation, or the loudspeaker gives nothing back;
    ///   otherwise as `play`.
    func announce(
        _ item: String, next: () async throws(EchoError) -> PCM16?
    ) async throws(EchoError) {
        var first = try await next()
        guard first != nil else { return }
        let (steps, sink) = AsyncStream.makeStream(of: Step.self, bufferingPolicy: .unbounded)
        try begin(Aside(item: item, steps: sink), isFirst: true)
        defer { goOn() }
        try await hold()
        do throws(EchoError) {
            try await feed(
                item,
                { () async throws(EchoError) in
                    if let sound = first.take() { return sound }
                    return try await next()
                }, steps.makeAsyncIterator())
        } catch {
            // What waits is not in the device, and is heard all the same.
            if state.withLock({ $0.held != nil }) { _ = await device.takeBack() }
            device.endOfItem(item)
            throw error
        }
    }

    /// What the conversation queued meanwhile comes behind what the device had.
    private func hold() async throws(EchoError) {
        guard state.withLock({ !$0.items.isEmpty }) else { return }
        guard let taken = await device.takeBack() else { throw .speaking }
        state.withLock { $0.held?.insert(contentsOf: taken, at: 0) }
    }

    /// Within the lock: what the conversation says next comes behind it.
    private func goOn() {
        state.withLock { state in
            let held = state.held.take() ?? []
            for waiting in held { device.enqueue(waiting.sound, item: waiting.item) }
            for item in state.ended { device.endOfItem(item) }
            state.aside = nil
        }
    }

    /// - Parameter isFirst: it is heard before what the conversation says.
    private func begin(_ aside: Aside, isFirst: Bool = false) throws(EchoError) {
        let (isTaken, isStarted) = state.withLock { state in
            guard isFirst || state.items.isEmpty, state.aside == nil else { return (true, true) }
            if isFirst { state.held = [] }
            defer { state.isStarted = true }
            state.aside = aside
            return (false, state.isStarted)
        }
        if isTaken { throw .speaking }
        if !isStarted { device.start { [weak self] in self?.deliver($0) } }
    }

    private func feed(
        _ item: String, _ next: () async throws(EchoError) -> PCM16?, _ steps: AsyncStream<Step>.Iterator
    ) async throws(EchoError) {
        var steps = steps
        var waiting = 0
        while let sound = try await next() {
            // Pieces of a fifth of a second: what is handed over cannot be taken back alone.
            for start in stride(from: 0, to: sound.samples.count, by: PCM16.sampleRate / 5) {
                let piece = PCM16(Array(sound.samples[start...].prefix(PCM16.sampleRate / 5)))
                while waiting + piece.samples.count > Self.ahead { waiting -= try await rendered(&steps) }
                guard enqueueAside(piece, item), !Task.isCancelled else { throw .cancelled }
                waiting += piece.samples.count
            }
        }
        device.endOfItem(item)
        while try await rendered(&steps) >= 0 {}
    }

    /// False when the conversation has sound that does not wait: nothing may come between its pieces.
    private func enqueueAside(_ sound: PCM16, _ item: String) -> Bool {
        state.withLock { state in
            guard state.items.isEmpty || state.held != nil else { return false }
            device.enqueue(sound, item: item)
            return true
        }
    }

    /// Frames that were handed to the device; negative when all of it was heard.
    private func rendered(_ steps: inout AsyncStream<Step>.Iterator) async throws(EchoError) -> Int {
        switch await steps.next(isolation: #isolation) {
        case .rendered(let frames): return frames
        case .finished: return -1
        case .failed(let error): throw .audio(error)
        case .givenUp, nil: throw .cancelled
        }
    }

    /// Unless the conversation's sound is behind it, which must be heard.
    private func silence() async {
        if state.withLock({ $0.items.isEmpty }) { _ = await device.interrupt() }
    }
}
