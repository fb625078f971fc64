public import Echo
import EchoAudio
import Synchronization

/// Keeps what the loudspeaker plays out of what the microphone hears, and makes the rest fit to be understood: one for
/// both devices of a conversation.
///
/// The loudspeaker's thread leaves what it plays, the microphone's takes it; neither waits for the other's work.
public final class EchoShield: Sendable {
    /// Whether somebody listens to the microphone.
    private struct Attention {
        /// Sound that does not come for so long is not listened to any more.
        static let patience = Duration.milliseconds(250)
        /// Whether anything is done about the loudspeaker's sound.
        var protects: Bool
        var last: ContinuousClock.Instant?
        var onBegin: @Sendable () -> Void = {}

        var isAwake: Bool { last.map { .now - $0 < Self.patience } ?? false }
    }

    fileprivate struct Work {
        var protector: EchoProtector
        var conditioner = SoundConditioner()
        var status: ProtectionStatus
        var pace = ProtectionPace()
    }

    /// What is done about the echo and what comes of it, newest last; what nobody read in time is replaced by what is
    /// newer.
    public let changes: AsyncStream<ProtectionStatus>
    private let tell: AsyncStream<ProtectionStatus>.Continuation
    private let reference: Mutex<EchoReference>
    private let work: Mutex<Work>
    private let attention: Mutex<Attention>

    /// - Parameter protection: `automatic` counts as `both` until `use(_:isWorn:)` says what the devices are.
    public init(_ protection: EchoProtection = .automatic) {
        (changes, tell) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
        reference = Mutex(EchoReference())
        let status = Self.status(protection, isWorn: false)
        attention = Mutex(Attention(protects: !status.measures.isEmpty))
        work = Mutex(Work(protector: EchoProtector(status.measures), status: status))
    }

    deinit { tell.finish() }

    /// - Parameter isWorn: the loudspeaker is a headset's or headphones'.
    public func use(_ protection: EchoProtection, isWorn: Bool) {
        let status = Self.status(protection, isWorn: isWorn)
        attention.withLock { $0.protects = !status.measures.isEmpty }
        let news = work.withLock { work in
            work.protector.measures = status.measures
            work.status = status
            return work.pace.admit(work.current, at: .now)
        }
        if let news { tell.yield(news) }
    }

    public func use(_ conditioning: SoundConditioning) {
        work.withLock { $0.conditioner.measures = SoundConditioner.Measures(conditioning) }
    }

    /// The measured echo, and the part of it taken out.
    public var reading: EchoReading { work.withLock { $0.protector.reading } }

    /// Whether the microphone listens, and hears the loudspeaker: the latter then goes on when it has nothing to play.
    /// A device that starts anew tells wrong for some 200 ms when it is heard.
    var isListening: Bool {
        attention.withLock { $0.isAwake && $0.protects }
    }

    /// Is called when the microphone begins to listen.
    func onListening(_ action: @escaping @Sendable () -> Void) { attention.withLock { $0.onBegin = action } }

    private func noteListening() {
        let begin = attention.withLock { attention in
            defer { attention.last = .now }
            return attention.isAwake ? nil : attention.onBegin
        }
        begin?()
    }

    /// - Parameter lastHeardAt: when the last of these samples leaves the loudspeaker.
    func played(_ samples: ArraySlice<Int16>, lastHeardAt: ContinuousClock.Instant) {
        reference.withLock { $0.append(samples, lastHeardAt: lastHeardAt) }
    }

    /// One of the devices left something out: where exactly its sound goes on nobody knows for a moment.
    func tore() { work.withLock { $0.protector.doubt() } }

    /// - Parameter capturedAt: when its last sample was taken.
    /// - Returns: what is left of it.
    func clean(_ sound: PCM16, capturedAt: ContinuousClock.Instant) -> CapturedSound {
        noteListening()
        let (captured, news) = work.withLock { work in
            let cleaned = work.protector.clean(sound.samples, capturedAt: capturedAt) { span, offset in
                reference.withLock { $0.heard(span, offset: offset) }
            }
            let captured = CapturedSound(
                PCM16(work.conditioner.process(cleaned)), capturedAt: capturedAt,
                isSpokenOver: work.protector.reading.isSpokenOver, unguarded: PCM16(work.protector.unguarded),
                isClipped: SignalDiagnosis.isClipped(sound))
            return (captured, work.pace.admit(work.current, at: capturedAt))
        }
        if let news { tell.yield(news) }
        return captured
    }

    private static func status(_ protection: EchoProtection, isWorn: Bool) -> ProtectionStatus {
        guard protection == .automatic else { return ProtectionStatus(protection) }
        return ProtectionStatus(isWorn ? .off : .both, isWorn: isWorn)
    }
}

extension EchoShield.Work {
    /// With what is measured.
    var current: ProtectionStatus {
        var status = status
        status.isInaudible = protector.reading.isInaudible
        status.isAligned = protector.reading.delay != nil
        status.loss = protector.reading.loss.map { Int($0.rounded()) }
        return status
    }
}

extension ProtectionStatus {
    fileprivate var measures: EchoProtector.Measures {
        switch protection {
        case .off: []
        case .gate: .gate
        case .cancel: .cancel
        case .both, .automatic: [.gate, .cancel]
        }
    }
}

extension SoundConditioner.Measures {
    init(_ conditioning: SoundConditioning) {
        self = []
        if conditioning.denoises { insert(.denoise) }
        if conditioning.levels { insert(.level) }
    }
}

/// Tells what became of the echo when it has changed, and how much of it is lost every ten seconds at most.
struct ProtectionPace: Sendable, Hashable {
    static let pause = Duration.seconds(10)
    /// A loss that changed by less is the same, dB.
    private static let step = 2

    private var told: ProtectionStatus?
    private var toldAt: ContinuousClock.Instant?

    /// The status, when it is to be told now.
    mutating func admit(_ status: ProtectionStatus, at now: ContinuousClock.Instant) -> ProtectionStatus? {
        guard isNews(status), isDue(status, now) else { return nil }
        (told, toldAt) = (status, now)
        return status
    }

    private func isNews(_ status: ProtectionStatus) -> Bool {
        guard var told, let loss = told.loss, let newLoss = status.loss else { return told != status }
        told.loss = newLoss
        return told != status || abs(newLoss - loss) >= Self.step
    }

    /// What somebody chose is told at once.
    private func isDue(_ status: ProtectionStatus, _ now: ContinuousClock.Instant) -> Bool {
        guard let toldAt, told?.protection == status.protection, told?.isWorn == status.isWorn else { return true }
        return now - toldAt >= Self.pause
    }
}
