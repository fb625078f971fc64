import Foundation
import NIOCore

/// What both sides tell each other of a call's sound.
extension SIPEndpoint {
    func sendReport(of call: SIPCall, isLast: Bool = false, at now: Instant) {
        guard isLast || call.media.map({ $0.nextReport <= now }) == true, let place = reportPlace(of: call),
            let bytes = call.media?.report(isLast: isLast, at: now, Date())
        else { return }
        call.ports?.reports.writeAndFlush(
            AddressedEnvelope(remoteAddress: place, data: ByteBuffer(bytes: bytes)), promise: nil)
    }

    /// Where they come from; else the port that was told, at the machine that the sound goes to.
    private func reportPlace(of call: SIPCall) -> SocketAddress? {
        if let reporter = call.reporter, reporter.ipAddress == call.destination?.ipAddress { return reporter }
        guard let host = call.destination?.ipAddress, let port = call.media?.agreed.reportPort else { return nil }
        return try? SocketAddress(ipAddress: host, port: port)
    }

    /// Of the machine that the sound goes to, and of nobody else.
    func receive(report datagram: AddressedEnvelope<ByteBuffer>, of id: String) {
        guard let call = calls[id], let host = datagram.remoteAddress.ipAddress,
            host == call.destination?.ipAddress,
            call.media?.receive(report: Array(datagram.data.readableBytesView), at: .now, Date()) == true
        else { return }
        call.reporter = datagram.remoteAddress
    }

    /// How the sound of a call goes, or went.
    func quality(of id: String) -> LineQuality? { calls[id].flatMap { $0.media?.quality ?? $0.quality } }
}
