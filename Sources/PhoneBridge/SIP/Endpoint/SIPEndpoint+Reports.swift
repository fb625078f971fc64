import Foundation
import NIOCore

/// What both sides tell each other of a call's sound.
extension SIPEndpoint {
    func sendReport(of call: SIPCall, isLast: Bool = false, at now: Instant) {
        guard let due = call.media?.nextReport, isLast || due <= now, let place = reportPlace(of: call),
            let bytes = call.media?.report(isLast: isLast, at: now, Date())
        else { return }
        call.ports?.reports.writeAndFlush(
            AddressedEnvelope(remoteAddress: place, data: ByteBuffer(bytes: bytes)), promise: nil)
    }

    /// Where they come from; else the port that was told, at the machine that the sound goes to.
    private func reportPlace(of call: SIPCall) -> SocketAddress? {
        if let reporter = call.reporter(at: call.destination?.host) { return reporter }
        guard let host = call.destination?.host.flatMap({ IPAddress($0) }), let port = call.media?.agreed.reportPort
        else { return nil }
        return lookup.address(host, port: port)
    }

    /// Of the machine that the sound goes to, and of nobody else.
    func receive(report datagram: AddressedEnvelope<ByteBuffer>, of id: String) {
        guard let call = calls[id], let host = datagram.remoteAddress.host, host == call.destination?.host,
            call.media?.receive(report: Array(datagram.data.readableBytesView), at: .now, Date()) == true
        else { return }
        call.noteReport(from: datagram.remoteAddress)
    }

    /// How the sound of a call goes, or went.
    func quality(of id: String) -> LineQuality? { calls[id]?.quality }
}
