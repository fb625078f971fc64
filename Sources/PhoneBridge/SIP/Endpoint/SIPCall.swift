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
    var reporter: SocketAddress?
    /// How its sound went, of a call that is over.
    var quality: LineQuality?
    var line: SIPLine?
    /// Who calls, of a call that came in.
    var caller = SIPCaller.stranger
    /// Waits until the call has come about.
    var opening: CheckedContinuation<Result<SIPLine, PhoneLineError>, Never>?
    var transfer: CheckedContinuation<PhoneLineError?, Never>?
    /// Is told how far a call is that this side makes.
    var follow: (@Sendable (SIPCallProgress) -> Void)?
    /// Nobody is on the line any more.
    var isClosed = false

    init(_ dialog: SIPDialog, _ direction: PhoneLineCall.Direction, peer: SIPFlow, ringEnd: Instant) {
        (self.dialog, self.direction, self.peer, self.ringEnd) = (dialog, direction, peer, ringEnd)
        deadline = earliest
    }

    private var earliest: Instant? { [dialog.deadline, ringEnd].compactMap(\.self).min() }
}
