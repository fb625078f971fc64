import EchoAudio
import NIOCore

/// What an endpoint keeps of a call: its rules, its sound, and who waits for what becomes of it.
///
/// It belongs to its endpoint and never leaves its event loop.
final class SIPCall {
    typealias Instant = ContinuousClock.Instant

    let direction: PhoneLineCall.Direction
    var dialog: SIPDialog { didSet { deadline = earliest } }
    /// Where the messages of the other side come from.
    var peer: SIPFlow
    /// When it is no longer let ring.
    var ringEnd: Instant? { didSet { deadline = earliest } }
    /// When the rules have something to do; the sound has a clock of its own.
    private(set) var deadline: Instant?
    var ports: MediaPorts?
    var media: MediaSession?
    var source: MediaSource?
    /// The one packets were last taken from, so that the next need not be looked at.
    var lastSource: SocketAddress?
    /// Somebody else's was not taken, which was told.
    var hasIgnored = false
    var destination: SocketAddress?
    var nextFrame: Instant?
    /// Where reports of the other side come from; nil as long as none has come.
    private var reporter: SocketAddress?
    /// Of a call that is over.
    private var lastQuality: LineQuality?
    var line: SIPLine?
    /// The caller of an incoming call.
    var caller = SIPCaller.stranger
    /// Waits until the call has come about.
    var opening: CheckedContinuation<Result<SIPLine, PhoneLineError>, Never>?
    var transfer: CheckedContinuation<PhoneLineError?, Never>?
    /// Is told how far a call is that this side makes.
    private let follow: (@Sendable (SIPCallProgress) -> Void)?
    /// Nobody is on the line any more.
    var isClosed = false

    init(
        _ dialog: SIPDialog, _ direction: PhoneLineCall.Direction, peer: SIPFlow, ringEnd: Instant,
        follow: (@Sendable (SIPCallProgress) -> Void)? = nil
    ) {
        (self.dialog, self.direction, self.peer, self.ringEnd) = (dialog, direction, peer, ringEnd)
        self.follow = follow
        deadline = earliest
    }

    func tell(_ progress: SIPCallProgress) { follow?(progress) }

    /// How its sound goes, or went.
    var quality: LineQuality? { media?.quality ?? lastQuality }

    func keepQuality() { lastQuality = media?.quality }

    func noteReport(from address: SocketAddress) { reporter = address }

    /// - Parameter host: where its sound goes: reports go to no other machine.
    func reporter(at host: String?) -> SocketAddress? { reporter.flatMap { $0.host == host ? $0 : nil } }

    private var earliest: Instant? { [dialog.deadline, ringEnd].compactMap(\.self).min() }
}
