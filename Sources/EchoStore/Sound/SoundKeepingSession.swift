import Echo
import EchoAudio
import EchoConcurrency
import EchoScreen
import Foundation

/// Keeps the sound of lines on a thread of its own: what comes is put on a timeline, cut into lines, and written when it is
/// old enough.
actor SoundKeepingSession {
    private struct Line {
        var sound: KeptSound
        let file: SpokenLineFile
    }

    /// Sound is written so long after it was heard: a loudspeaker tells of it before, a microphone after. With `pace` and the
    /// encoder's pages a kill takes less than a second.
    static let lag = Duration.milliseconds(400)
    /// Between two calls of `write(at:)`.
    static let pace = Duration.milliseconds(100)
    private static let betweenSettlings = Duration.seconds(1)
    /// A machine that slept no longer leaves a pause.
    private static let nap = Duration.seconds(1)

    private nonisolated let thread = WorkThread(name: "echo-sound")
    private let folder: SoundFolder
    private let key: StorageKey
    /// The beginning; what was slept through counts to what was before it.
    private var origin: ContinuousClock.Instant
    private let slept: @Sendable () -> Duration
    private var leftOut: Duration
    private let now: @Sendable () -> Date
    private let news: AsyncStream<SoundKeepingNews>.Continuation
    private var timeline: StereoTimeline
    private var lines = SpokenLines()
    private var open: [Message.ID: Line] = [:]
    private var settledAt: ContinuousClock.Instant
    /// What was told of last and lasts.
    private var failure: SoundError?

    nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

    /// - Parameters:
    ///   - origin: the beginning.
    ///   - slept: how long the machine has slept, since whenever.
    init(
        _ folder: SoundFolder, key: StorageKey, origin: ContinuousClock.Instant,
        slept: @escaping @Sendable () -> Duration = RecordingSession.sleepClock,
        now: @escaping @Sendable () -> Date = { Date() }, news: AsyncStream<SoundKeepingNews>.Continuation
    ) {
        (self.folder, self.key, self.origin, self.news) = (folder, key, origin, news)
        (self.slept, self.now) = (slept, now)
        leftOut = slept()
        timeline = StereoTimeline(origin: origin)
        settledAt = origin
    }

    func endTurnsByHand(_ isManual: Bool) { lines.endsByHand = isManual }

    func receive(_ sound: ConversationSound) {
        leaveOutSleep()
        timeline.add(
            sound.sound.samples, to: sound.side == .user ? .left : .right, lastSampleAt: sound.lastSampleAt)
    }

    func receive(_ event: EchoEvent, at now: ContinuousClock.Instant) {
        leaveOutSleep()
        let instant = event.instantOfSound
        lines.receive(event, at: FrameCount.frames((instant ?? now) - origin), isExact: instant != nil)
    }

    func write(at now: ContinuousClock.Instant) {
        leaveOutSleep()
        take(until: now - Self.lag)
        guard now - settledAt >= Self.betweenSettlings else { return }
        settledAt = now
        for line in open.values { line.file.settle() }
    }

    /// Everything that was heard by now is written.
    func finish(at now: ContinuousClock.Instant) {
        leaveOutSleep()
        take(until: now)
        lines.finish().forEach(perform)
        news.finish()
    }

    // MARK: - Private

    private func take(until moment: ContinuousClock.Instant) {
        let frames = timeline.take(until: moment)
        let count = frames.count / 2
        lines.take((0..<count).map { frames[2 * $0] }, (0..<count).map { frames[2 * $0 + 1] }).forEach(perform)
    }

    private func perform(_ action: SpokenLines.Action) {
        switch action {
        case .begin(let id): attempt(id) { () throws(SealedFileError) in try begin(id) }
        case .append(let samples, let id):
            attempt(id) { () throws(SealedFileError) in try open[id]?.file.append(samples) }
        case .end(let id): attempt(id) { () throws(SealedFileError) in try end(id) }
        case .discard(let id): if let line = open.removeValue(forKey: id) { discard(line) }
        }
    }

    private func begin(_ id: Message.ID) throws(SealedFileError) {
        try folder.prepare()
        let name = SoundFolder.newName()
        guard let path = folder.path(of: name) else { return }
        let line = Line(
            sound: KeptSound(message: id, file: name, createdAt: now()), file: try SpokenLineFile(path, key: key))
        open[id] = line
        news.yield(.began(line.sound))
    }

    private func end(_ id: Message.ID) throws(SealedFileError) {
        guard var line = open[id] else { return }
        let measure = try line.file.finish()
        open[id] = nil
        (line.sound.duration, line.sound.byteCount) = (measure.duration, measure.byteCount)
        line.sound.peaks = measure.peaks
        failure = nil
        news.yield(.kept(line.sound))
    }

    private func discard(_ line: Line) {
        folder.destroy(line.sound.file)
        news.yield(.discarded(line.sound))
    }

    /// What fails ends the line; what was written of it is found at the next start. The same trouble is told once.
    private func attempt(_ id: Message.ID, _ work: () throws(SealedFileError) -> Void) {
        do throws(SealedFileError) {
            try work()
        } catch {
            open[id] = nil
            let told = SoundError(error)
            if failure != told { news.yield(.failed(told)) }
            failure = told
        }
    }

    private func leaveOutSleep() {
        let span = slept() - leftOut
        guard span >= Self.nap else { return }
        leftOut += span
        origin += span
        timeline.leaveOut(span)
    }
}

extension EchoEvent {
    /// When the sound was of which it tells, where that is known.
    fileprivate var instantOfSound: ContinuousClock.Instant? {
        switch self {
        case .userStartedSpeaking(_, let instant), .userStoppedSpeaking(_, let instant): instant
        default: nil
        }
    }
}
