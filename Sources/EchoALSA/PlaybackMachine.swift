import Echo
import EchoAudio

/// The rules of the loudspeaker: when sound starts, what is written, when it is over, what was heard of it.
struct PlaybackMachine: Sendable {
    private enum Phase: Sendable, Hashable {
        /// The device stands still.
        case idle
        /// Sound is collected before it starts.
        case collecting(since: ContinuousClock.Instant)
        case playing
        /// Everything is written, or nothing came yet; silence is played, so that more sound can come without a start.
        case lingering(since: ContinuousClock.Instant)
    }

    /// Sound that came and is neither ended nor enough is played after this time all the same.
    static let longestCollecting: Duration = .milliseconds(200)
    /// The device is stopped after so much silence.
    static let longestLingering: Duration = .seconds(1)
    /// Sound for a device that was never there is dropped after this time: the answer is read.
    static let longestAbsence: Duration = .seconds(2)
    /// Sound for one that was lost waits so long: a sound server that was restarted takes some seconds.
    static let longestOutage: Duration = .seconds(10)
    /// Silence is written when less than this is left, for it delays the next sound.
    static let silenceAhead = 480
    /// While somebody listens no sample of it may be missing: sound servers take 30 ms at once, and a busy machine comes
    /// late. Where that was too little it is more, until it was enough for ten seconds.
    static let listenedSilenceAhead = 1_080...4_320
    private static let enough = 240_000
    /// Between two looks at how much silence is left: devices tell in steps.
    private static let shortestPause = Duration.milliseconds(5)
    /// 20 ms: how often the thread is woken while sound is played.
    private static let chunk = 480

    private let fade = Fade()
    private var phase = Phase.idle
    private var isDeviceRunning = false
    private var hasDevice = false
    /// Since when nothing can be heard; that no device was opened yet counts, and that one is open that does not play.
    private var outageSince: ContinuousClock.Instant?
    private var hasWorked = false
    private var queue = SampleQueue()
    /// Sound the device took and nobody heard yet.
    private var unheard = SampleQueue()
    /// The end of interrupted sound, faded, which no longer counts.
    private var tail: [Int16] = []
    private var ledger = RenderLedger()
    private var prebuffer = PrebufferController()
    private var ducking = Ducking()
    private var hasGap = false
    /// Somebody listens to the loudspeaker: it does not stop.
    var isListenedTo = false
    private var wroteTail = false
    private var silenceAhead = Self.listenedSilenceAhead.lowerBound
    /// Frames of silence since the device ran dry.
    private var dryBefore = 0

    init(at now: ContinuousClock.Instant) { outageSince = now }

    var prebufferTarget: Duration { prebuffer.target }

    // MARK: what is asked

    /// A second of sound: with so much before it the thread has long begun, and finds what comes by itself.
    private static let plenty = 24_000

    /// - Returns: whether the thread has to be told, who may wait for it.
    @discardableResult mutating func enqueue(_ samples: [Int16], item: String) -> Bool {
        // A player that has more than the next period takes looks by itself.
        let isBusy = phase == .playing && queue.count > 2 * Self.chunk
        defer { queue.append(samples) }
        if phase == .playing { prebuffer.arrived(queued: FrameCount.duration(queue.count + ledger.pendingFrames)) }
        ledger.enqueue(samples.count, item: item)
        return !isBusy && queue.count < Self.plenty
    }

    mutating func endOfItem(_ item: String) { ledger.endOfItem(item) }

    /// Falls silent within 12 ms; what is queued waits until it is restored.
    mutating func duck() {
        ducking.duck()
        if phase != .playing || !hasDevice { ducking.settle() }
    }

    /// Goes on with the first sample that was not heard.
    mutating func restore() { ducking.restore() }

    /// What will have been heard when the fade is over.
    mutating func interrupt() -> [RenderedItem] {
        let fading = ducking.isDown ? ducking.framesToSilence : fade.frames
        let length = phase == .playing && hasDevice ? min(queue.count, fading) : 0
        let faded = fadedOut(queue.take(length))
        let counts = ledger.interrupt(tail: length)
        queue.removeAll()
        unheard.removeAll()
        hasGap = false
        if !faded.isEmpty { tail = faded }
        if case .collecting = phase, !isDeviceRunning { phase = .idle }
        ducking = Ducking()
        return counts.map { RenderedItem(item: $0.item, frames: $0.frames) }
    }

    /// Falls silent within 12 ms. The part that fades is given back as well: it is heard again from its beginning.
    mutating func takeBack() -> [QueuedSound] {
        let fading = ducking.isDown ? ducking.framesToSilence : fade.frames
        let length = phase == .playing && hasDevice ? min(queue.count, fading) : 0
        let faded = fadedOut(queue.first(length))
        let taken = ledger.takeBack().map { QueuedSound(item: $0.item, sound: PCM16(queue.take($0.frames))) }
        queue.removeAll()
        if !faded.isEmpty { tail = faded }
        // The silence that follows is meant.
        hasGap = true
        return taken
    }

    /// From where a voice that is ducked, or comes back, already is.
    private func fadedOut(_ samples: [Int16]) -> [Int16] {
        guard ducking.isActive else { return fade.out(samples) }
        var ducking = ducking
        ducking.duck()
        return ducking.applied(to: samples)
    }

    // MARK: what happened

    mutating func deviceOpened() {
        hasDevice = true
        isDeviceRunning = false
        phase = .idle
        tail = []
    }

    /// The device plays what it is given, or has nothing to play.
    mutating func deviceWorks() {
        outageSince = nil
        hasWorked = true
    }

    /// What the device had and nobody heard is played again when it is back.
    mutating func deviceLost(at now: ContinuousClock.Instant) {
        guard hasDevice else { return }
        hasDevice = false
        outageSince = outageSince ?? now
        isDeviceRunning = false
        phase = .idle
        tail = []
        ducking.settle()
        queue.prepend(Array(unheard.take(unheard.count).suffix(ledger.deviceLost())))
    }

    /// Whether the device has nothing more to play although it should always have something: what comes is heard later
    /// than was counted, and not every device tells.
    func isDry(fill: Int) -> Bool { isListenedTo && isDeviceRunning && fill == 0 }

    /// The device had nothing more to play.
    mutating func ranDry() {
        guard isListenedTo, case .lingering = phase else { return }
        dryBefore = 0
        silenceAhead = min(silenceAhead * 3 / 2, Self.listenedSilenceAhead.upperBound)
    }

    /// During a long outage sound is dropped: returns the items that are over, unheard.
    mutating func tick(at now: ContinuousClock.Instant) -> [String] {
        let patience = hasWorked ? Self.longestOutage : Self.longestAbsence
        guard let outageSince, now - outageSince > patience else { return [] }
        queue.removeAll()
        return ledger.discard()
    }

    /// The device took this much of what it was given. Returns the items that started.
    mutating func wrote(_ samples: ArraySlice<Int16>) -> [String] {
        isDeviceRunning = true
        wroteTail = !tail.isEmpty
        if !tail.isEmpty {
            tail.removeFirst(min(samples.count, tail.count))
            return []
        }
        guard phase == .playing else {
            ledger.renderedSilence(samples.count)
            noteSilence(samples.count)
            return []
        }
        unheard.append(queue.take(samples.count))
        ducking.advance(by: samples.count)
        return ledger.rendered(samples.count)
    }

    /// What was written last, item after item; nil for silence and the end of what was interrupted.
    func parts(of samples: ArraySlice<Int16>) -> [(item: String?, samples: ArraySlice<Int16>)] {
        if wroteTail { return [(nil, samples)] }
        var start = samples.startIndex
        return ledger.lastTaken.map { item, frames in
            let end = min(start + frames, samples.endIndex)
            defer { start = end }
            return (item, samples[start..<end])
        }
    }

    /// The device has this much between the program and the air. Returns the items that are over.
    mutating func outputDelay(_ frames: Int) -> [String] {
        let finished = ledger.outputDelay(frames)
        _ = unheard.take(unheard.count - min(unheard.count, ledger.pendingSound))
        return finished
    }

    /// Items that have become audible since the last call, each with when that was.
    mutating func takeFirstHeard(at now: ContinuousClock.Instant) -> [(item: String, at: ContinuousClock.Instant)] {
        ledger.takeFirstHeard().map { ($0.item, now - FrameCount.duration($0.frames)) }
    }

    // MARK: what to do

    /// - Parameters:
    ///   - room: frames the device can take.
    ///   - fill: frames the device has.
    mutating func next(room: Int, fill: Int, at now: ContinuousClock.Instant) -> PlaybackStep {
        if !tail.isEmpty { return room > 0 ? .write(Array(tail.prefix(room))) : .waitForRoom }
        advance(fill: fill, at: now)
        switch phase {
        case .idle: return .rest
        case .playing:
            let ready = ducking.isDown ? min(queue.count, ducking.framesToSilence) : queue.count
            guard room >= (ducking.isActive ? 1 : min(ready, batch(room, fill))) else { return .waitForRoom }
            return .write(ducking.applied(to: queue.first(min(room, Self.chunk, ready))))
        case .collecting(let since):
            let left = Self.longestCollecting - (now - since)
            return isDeviceRunning ? writeSilence(fill: fill, room: room, atMost: left) : .wait(left)
        case .lingering(let since):
            let left = Self.longestLingering - (now - since)
            guard left > .zero || isListenedTo else { return stop() }
            return writeSilence(fill: fill, room: room, atMost: isListenedTo ? Self.longestLingering : left)
        }
    }

    /// Whether a device that has this much should begin to play it.
    func shouldStart(fill: Int) -> Bool {
        fill >= 2 * Self.chunk || (fill > 0 && (queue.count == 0 || ducking.isSilent))
    }

    private mutating func advance(fill: Int, at now: ContinuousClock.Instant) {
        if ducking.isSilent { return hold(at: now) }
        switch phase {
        case .idle where queue.count == 0 && isListenedTo: phase = .lingering(since: now)
        case .idle where queue.count > 0: phase = .collecting(since: now)
        case .lingering where queue.count > 0:
            // Sound that is not over goes on at once when it came before the device ran dry.
            phase = hasGap || ledger.isBeginning ? .collecting(since: now) : .playing
        case .playing where queue.count == 0:
            phase = .lingering(since: now)
            ducking.settle()
        default: break
        }
        if case .collecting(let since) = phase, isReady(since: since, at: now) {
            hasGap = false
            phase = .playing
        }
    }

    /// What is queued waits; the device is kept going for a while.
    private mutating func hold(at now: ContinuousClock.Instant) {
        switch phase {
        case .playing, .collecting: phase = isDeviceRunning ? .lingering(since: now) : .idle
        case .idle, .lingering: break
        }
    }

    private func isReady(since: ContinuousClock.Instant, at now: ContinuousClock.Instant) -> Bool {
        FrameCount.duration(queue.count) >= prebuffer.target || now - since >= Self.longestCollecting
            || ledger.current.map(ledger.hasEnded) ?? false
    }

    private mutating func stop() -> PlaybackStep {
        phase = .idle
        isDeviceRunning = false
        return .stop
    }

    /// How much is written at a time: of a device that holds little a third, so that it never runs dry meanwhile.
    private func batch(_ room: Int, _ fill: Int) -> Int { max(1, min(Self.chunk, (room + fill) / 3)) }

    private mutating func writeSilence(fill: Int, room: Int, atMost limit: Duration) -> PlaybackStep {
        let ahead = isListenedTo ? silenceAhead : Self.silenceAhead
        guard fill < ahead else {
            let left = FrameCount.duration(fill - ahead)
            return .wait(max(min(limit, max(left, Self.shortestPause)), .milliseconds(1)))
        }
        guard room >= batch(room, fill) else { return .waitForRoom }
        if case .lingering = phase { noteGap() }
        return .write(Array(repeating: 0, count: min(room, Self.chunk)))
    }

    private mutating func noteSilence(_ frames: Int) {
        dryBefore += frames
        guard dryBefore >= Self.enough else { return }
        dryBefore = 0
        silenceAhead = max(silenceAhead * 2 / 3, Self.listenedSilenceAhead.lowerBound)
    }

    /// Silence in the middle of an item is heard: the next start should collect more.
    private mutating func noteGap() {
        guard !hasGap, !ducking.isSilent, let current = ledger.current, !ledger.hasEnded(current) else { return }
        hasGap = true
        prebuffer.ranDry()
    }
}

/// The next step of the loudspeaker's thread.
enum PlaybackStep: Sendable, Hashable {
    /// Hand this to the device and say how much of it was taken.
    case write([Int16])
    /// The device is full: wait until it has room.
    case waitForRoom
    /// Nothing to do for so long, unless something is queued.
    case wait(Duration)
    /// Nothing was played for a while: stop the device.
    case stop
    /// Nothing to do until something is queued.
    case rest
}
