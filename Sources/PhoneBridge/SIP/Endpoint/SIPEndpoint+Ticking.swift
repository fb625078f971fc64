import Foundation
import NIOCore

/// The clock of an endpoint: it stands still while nobody calls.
extension SIPEndpoint {
    private static let frame = Duration.milliseconds(20)
    /// Calls begin at any of four moments within a frame, so that the work of many is spread and that of few is done at once.
    private static let step = Duration.milliseconds(5)
    /// What was missed longer than this is not made up for.
    private static let patience = Duration.milliseconds(100)
    private static let rest = Duration.milliseconds(1)

    func awake() {
        let now = Instant.now
        wake = nil
        for call in calls.values {
            if let nextFrame = call.nextFrame, nextFrame <= now { sendFrames(of: call, at: now) }
        }
        tickRules(at: now)
        tickRegistrations(at: now)
        arrange(at: now, notBefore: now + Self.rest)
        noticeSilence()
    }

    /// Sees to it that the next thing is done in time.
    ///
    /// - Parameter earliest: of what is due again at once the port would not be read meanwhile.
    func arrange(at now: Instant, notBefore earliest: Instant? = nil) {
        guard channel != nil else { return }
        var first: Instant?
        func consider(_ moment: Instant?) {
            if let moment, first.map({ moment < $0 }) ?? true { first = moment }
        }
        for call in calls.values {
            consider(call.nextFrame)
            consider(call.deadline)
        }
        for entry in registrations.values { consider(entry.rules.deadline) }
        if let first { schedule(at: max(first, earliest ?? first), now) }
    }

    func frame(after now: Instant) -> Instant {
        origin + Self.step * (Int((now - origin) / Self.step) + 1)
    }

    private func sendFrames(of call: SIPCall, at now: Instant) {
        while let due = call.nextFrame, due <= now {
            call.nextFrame = now - due > Self.patience ? frame(after: now) : due + Self.frame
            sendFrame(of: call)
        }
        sendReport(of: call, at: now)
        giveUpSilent(call, at: now)
    }

    private func sendFrame(of call: SIPCall) {
        guard let tick = call.media?.tick() else { return }
        for event in tick.events { tell(call, event) }
        guard let packet = tick.packet, let destination = call.destination,
            let bytes = call.media?.bytes(of: packet)
        else { return }
        call.ports?.sound.writeAndFlush(
            AddressedEnvelope(remoteAddress: destination, data: ByteBuffer(bytes: bytes)), promise: nil)
    }

    /// A side that only listens, or holds the line, may be silent as long as it likes.
    private func giveUpSilent(_ call: SIPCall, at now: Instant) {
        guard call.dialog.state != .calling, let media = call.media, media.agreed.direction == .sendrecv,
            now - media.lastHeard > settings.silenceLimit
        else { return }
        finish(call, .lost)
        perform(call.dialog.hangUp(at: now), for: call, at: now)
    }

    private func tickRules(at now: Instant) {
        for (id, call) in calls {
            guard let deadline = call.deadline, deadline <= now else { continue }
            if call.dialog.isForgotten(at: now) {
                calls[id] = nil
                continue
            }
            let ring = call.ringEnd.map { $0 <= now } == true ? stopRinging(call, at: now) : []
            perform(ring + call.dialog.tick(at: now), for: call, at: now)
        }
    }

    private func stopRinging(_ call: SIPCall, at now: Instant) -> [SIPAction] {
        call.ringEnd = nil
        return call.direction == .inbound
            ? call.dialog.reject(480, at: now) : call.dialog.giveUp(.noAnswer, at: now)
    }

    /// Sound that came in: of strangers nothing is taken.
    func receive(sound datagram: AddressedEnvelope<ByteBuffer>, of id: String) {
        guard let call = calls[id], call.media != nil else { return }
        let source = datagram.remoteAddress
        if source != call.lastSource {
            guard let host = source.host, let port = source.port,
                call.media?.understands(Array(datagram.data.readableBytesView)) == true
            else { return }
            guard call.source?.accepts(MediaSource.Address(host: host, port: port)) == true else {
                return ignore(host, of: call)
            }
            call.lastSource = source
            aim(call)
        }
        tell(call, call.media?.receive(Array(datagram.data.readableBytesView), at: .now))
    }

    /// Told once: who floods the port does not flood whoever watches.
    private func ignore(_ host: String, of call: SIPCall) {
        // Of one host with two places the other one is the same telephone.
        guard !call.hasIgnored, host != call.source?.destination.host else { return }
        call.hasIgnored = true
        tell(call, .ignored(host: host))
    }
}
