import EchoAudio
import Foundation
import NIOCore

/// What the rules of a call want to have done.
extension SIPEndpoint {
    func perform(_ actions: [SIPAction], for call: SIPCall, at now: Instant) {
        for action in actions { perform(action, for: call, at: now) }
        if call.dialog.state != .ringing, call.dialog.state != .calling { call.ringEnd = nil }
        arrange(at: now)
        noticeSilence()
    }

    private func perform(_ action: SIPAction, for call: SIPCall, at now: Instant) {
        switch action {
        case .send(let message): write(message, to: call.peer)
        case .rang: call.tell(.ringing(described(call, codec: settings.codecs.first ?? .muLaw)))
        case .early(let agreed): hear(call, agreed, at: now)
        case .connected(let agreed): connect(call, agreed, at: now)
        case .changed(let agreed): change(call, to: agreed, at: now)
        case .digit(let digit): tell(call, call.media?.receive(info: digit))
        case .transferred: call.takeTransfer()?.resume(returning: nil)
        case .notTransferred(let error): call.takeTransfer()?.resume(returning: error)
        case .failed(let error): finish(call, failure: error)
        case .ended(let end): finish(call, end)
        }
    }

    private func connect(_ call: SIPCall, _ agreed: NegotiatedMedia, at now: Instant) {
        openMedia(of: call, agreed, at: now)
        let line = call.line ?? line(of: call, codec: agreed.codec, isOpen: true)
        call.line = line
        if agreed.isHeld { line.inbox.put(.held(true)) }
        call.takeOpening()?.resume(returning: .success(line))
    }

    /// Who only speaks, before the call is answered, is heard.
    private func hear(_ call: SIPCall, _ agreed: NegotiatedMedia, at now: Instant) {
        var open = agreed
        if agreed.direction == .recvonly { open.direction = .sendrecv }
        openMedia(of: call, open, at: now)
    }

    /// What was heard before the call was answered goes on.
    private func openMedia(of call: SIPCall, _ agreed: NegotiatedMedia, at now: Instant) {
        if call.media?.agreed.codec == agreed.codec {
            call.media?.change(to: agreed, at: now)
        } else {
            var random = SystemRandomNumberGenerator()
            call.media = MediaSession(agreed, at: now, using: &random)
            call.nextFrame = frame(after: now)
        }
        aim(call, at: agreed)
    }

    func line(of call: SIPCall, codec: AudioCodec, isOpen: Bool) -> SIPLine {
        SIPLine(call: described(call, codec: codec), inbox: PhoneLineInbox(), endpoint: self, isOpen: isOpen)
    }

    func described(_ call: SIPCall, codec: AudioCodec) -> PhoneLineCall {
        let isIncoming = call.direction == .inbound
        let (own, other) = (call.dialog.local.party, isIncoming ? call.caller.party : call.dialog.remote.party)
        return PhoneLineCall(
            id: call.dialog.callID, from: isIncoming ? other : own, to: isIncoming ? own : other,
            direction: call.direction, codec: codec)
    }

    private func change(_ call: SIPCall, to agreed: NegotiatedMedia, at now: Instant) {
        guard let media = call.media else { return }
        let wasHeld = media.agreed.isHeld
        call.media?.change(to: agreed, at: now)
        if IPAddress(agreed.host)?.isUnspecified != true { aim(call, at: agreed) }
        if agreed.isHeld != wasHeld { tell(call, .held(agreed.isHeld)) }
    }

    private func aim(_ call: SIPCall, at agreed: NegotiatedMedia) {
        let told = reachable(MediaSource.Address(host: agreed.host, port: agreed.port), by: call)
        if call.source == nil {
            call.source = MediaSource(
                told: told, peer: settings.allowsSignallingHost ? call.peer.ipAddress : nil,
                allowsAnyHost: settings.allowsAnyMediaHost)
        } else {
            call.source?.move(to: told)
        }
        call.lastSource = nil
        aim(call)
    }

    /// From an address of this machine alone nobody else is reached: a telephone here may tell the one that others use.
    private func reachable(_ told: MediaSource.Address, by call: SIPCall) -> MediaSource.Address {
        let own = MediaSource.Address(host: settings.host, port: told.port)
        guard own.isLoopback, !told.isLoopback, settings.allowsSignallingHost, let peer = call.peer.ipAddress else {
            return told
        }
        return MediaSource.Address(host: peer, port: told.port)
    }

    /// Sound goes to where it comes from.
    func aim(_ call: SIPCall) {
        call.destination = call.source.flatMap { source in
            IPAddress(source.destination.host).flatMap { lookup.address($0, port: source.destination.port) }
        }
    }

    func tell(_ call: SIPCall, _ event: PhoneLineEvent?) {
        guard let event else { return }
        guard call.dialog.state != .calling else {
            if case .sound(let bytes) = event, let media = call.media { call.tell(.heard(bytes, media.agreed.codec)) }
            return
        }
        call.line?.inbox.put(event)
    }

    /// The call is over; its last messages may still be under way.
    func finish(_ call: SIPCall, _ end: PhoneLineEnd = .lost, failure: PhoneLineError = .over) {
        if !call.isClosed, call.media != nil {
            sendReport(of: call, isLast: true, at: .now)
            call.keepQuality()
        }
        tell(call, .ended(end))
        call.takeOpening()?.resume(returning: .failure(failure))
        call.takeTransfer()?.resume(returning: end == .transferred ? nil : .over)
        (call.isClosed, call.media, call.nextFrame, call.ringEnd) = (true, nil, nil, nil)
        call.ports?.close()
        call.ports = nil
    }
}

extension SIPCall {
    func takeOpening() -> CheckedContinuation<Result<SIPLine, PhoneLineError>, Never>? {
        defer { opening = nil }
        return opening
    }

    func takeTransfer() -> CheckedContinuation<PhoneLineError?, Never>? {
        defer { transfer = nil }
        return transfer
    }
}
