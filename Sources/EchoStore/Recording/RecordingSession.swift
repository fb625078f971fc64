import Echo
import EchoAudio
import EchoConcurrency
import EchoScreen
import Foundation

/// One recording, on a thread of its own: what comes is put on the timeline, and what is old enough into the file.
actor RecordingSession {
    /// Sound is written so long after it was heard: a loudspeaker tells of it before, a microphone after.
    static let lag = Duration.milliseconds(500)
    /// Between two calls of `write(until:)`.
    static let pace = Duration.milliseconds(200)
    private static let betweenSettlings = Duration.seconds(1)
    /// A machine that slept no longer leaves a pause.
    private static let nap = Duration.seconds(1)

    /// Less than 100 ms that came too late is not worth a word.
    private static let leastLate = PCM16.sampleRate / 10

    private nonisolated let thread = WorkThread(name: "echo-recorder")
    private let files: RecordingFiles
    private let cut: RecordingCut
    private let limit: Int
    /// The recording's beginning; what was slept through counts to what was before it.
    private var origin: ContinuousClock.Instant
    /// How long the machine has slept, which is no part of the recording.
    private let slept: @Sendable () -> Duration
    private var leftOut: Duration
    private let news: AsyncStream<RecordingNews>.Continuation
    private var timeline: StereoTimeline
    private var turns = RecordingTimeline()
    private var file: GrowingWAVFile?
    private var turnsFile: NewFile?
    private var count = 0
    /// The file that is being written.
    private var part = RecordedPart(name: "")
    /// Frames in all files.
    private var written = 0
    /// Of what came too late, frames that were told of.
    private var toldLate = 0
    private var settledAt: ContinuousClock.Instant
    private var nextNumber: Int?
    /// The assistant has answered since the file was begun.
    private var isAnswered = false
    /// The answer is over or was stopped and the microphone closed: when it listens again, somebody begins a turn by hand.
    private var isResting = false

    nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

    /// - Parameters:
    ///   - limit: bytes of sound in a file.
    ///   - origin: the recording's beginning.
    ///   - slept: how long the machine has slept, since whenever.
    init(
        _ files: RecordingFiles, _ cut: RecordingCut, limit: Int = GrowingWAVFile.mostBytes,
        origin: ContinuousClock.Instant, slept: @escaping @Sendable () -> Duration = RecordingSession.sleepClock,
        news: AsyncStream<RecordingNews>.Continuation
    ) {
        self.files = files
        self.cut = cut
        self.limit = limit
        self.origin = origin
        self.news = news
        timeline = StereoTimeline(origin: origin)
        settledAt = origin
        self.slept = slept
        leftOut = slept()
    }

    func open() throws(RecordingError) {
        turnsFile = try NewFile(files.timeline)
        try beginFile()
    }

    func receive(_ sound: ConversationSound) {
        guard file != nil else { return }
        leaveOutSleep()
        if let expected = nextNumber, sound.number > expected {
            // Chunks of a microphone; those of a loudspeaker are as long or shorter.
            news.yield(.missed(.milliseconds(20) * (sound.number - expected)))
        }
        nextNumber = sound.number + 1
        timeline.add(
            sound.sound.samples, to: sound.side == .user ? .left : .right, lastSampleAt: sound.lastSampleAt)
        let late = timeline.late - toldLate
        guard late >= Self.leastLate else { return }
        toldLate += late
        news.yield(.missed(FrameCount.duration(late)))
    }

    func receive(_ event: EchoEvent, at now: ContinuousClock.Instant) {
        leaveOutSleep()
        attempt { () throws(RecordingError) in
            switch event {
            case .assistantStartedSpeaking: (isAnswered, isResting) = (true, false)
            case .turnChanged(.idle), .assistantInterrupted: isResting = true
            case .turnChanged(.listening) where isResting: try beginTurn(at: now)
            case .userStartedSpeaking: try beginTurn(at: now)
            default: break
            }
            try note(turns.receive(event, at: seconds(until: event.instant ?? now), in: part))
        }
    }

    func write(at now: ContinuousClock.Instant) {
        leaveOutSleep()
        attempt { () throws(RecordingError) in
            try append(timeline.take(until: now - Self.lag))
            try file?.finishPart()
        }
        guard now - settledAt >= Self.betweenSettlings else { return }
        settledAt = now
        file?.settle()
    }

    /// Everything that was heard by now is written.
    func finish(at now: ContinuousClock.Instant) {
        leaveOutSleep()
        attempt { () throws(RecordingError) in
            try append(timeline.take(until: now))
            try file?.finishPart()
            try note(turns.finish(at: seconds(until: now)))
        }
        close()
    }

    private func leaveOutSleep() {
        let span = slept() - leftOut
        guard span >= Self.nap else { return }
        leftOut += span
        origin += span
        timeline.leaveOut(span)
    }

    /// One clock counts while the machine sleeps, the other does not.
    static let sleepClock: @Sendable () -> Duration = {
        let (ever, awake) = (ContinuousClock.now, SuspendingClock.now)
        return { (ContinuousClock.now - ever) - (SuspendingClock.now - awake) }
    }()

    private func beginTurn(at now: ContinuousClock.Instant) throws(RecordingError) {
        guard cut == .turns, isAnswered else { return }
        try append(timeline.take(until: now - Self.lag))
        try beginFile()
    }

    private func close() {
        file?.settle()
        (file, turnsFile) = (nil, nil)
        news.finish()
    }

    private func append(_ samples: [Int16]) throws(RecordingError) {
        var rest = samples[...]
        while !rest.isEmpty, let room = file?.room {
            let fitting = rest.prefix(2 * room)
            try file?.append(fitting)
            written += fitting.count / 2
            rest = rest.dropFirst(fitting.count)
            if !rest.isEmpty { try beginFile() }
        }
    }

    private func beginFile() throws(RecordingError) {
        try file?.finishPart()
        count += 1
        isAnswered = false
        let next = try GrowingWAVFile(files.sound(cut == .whole && count == 1 ? nil : count), limit: limit)
        file = next
        part = RecordedPart(
            name: (next.path as NSString).lastPathComponent, start: Double(written) / Double(PCM16.sampleRate))
        news.yield(.began(file: next.path))
    }

    /// Whole milliseconds: clocks of devices are no better.
    private func seconds(until now: ContinuousClock.Instant) -> Double {
        ((now - origin) / .milliseconds(1)).rounded() / 1000
    }

    private func note(_ turns: [RecordedTurn]) throws(RecordingError) {
        for turn in turns { try turnsFile?.append(Array(turn.line.utf8)) }
    }

    /// What fails ends the recording; what was written of it is kept.
    private func attempt(_ work: () throws(RecordingError) -> Void) {
        guard file != nil else { return }
        do throws(RecordingError) {
            try work()
        } catch {
            news.yield(.failed(error))
            close()
        }
    }
}

extension EchoEvent {
    /// When what it tells was, where that is not the moment at which it is told.
    fileprivate var instant: ContinuousClock.Instant? {
        switch self {
        case .userStartedSpeaking(_, let instant), .userStoppedSpeaking(_, let instant): instant
        default: nil
        }
    }
}
