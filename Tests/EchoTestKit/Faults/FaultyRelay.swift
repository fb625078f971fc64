import Foundation
import NIOCore

/// One connection through the proxy. Both its channels live on one event loop, and so does it.
final class FaultyRelay {
    enum Arrival {
        case bytes(ByteBuffer)
        case end
    }

    private let client: any Channel
    private let server: any Channel
    private let nextFault: () -> Fault?
    private let refuseNext: () -> Void
    private var splitter = FrameSplitter()
    private var isDeafToClient = false
    private var isDeafToServer = false
    private var isEnding = false
    /// What waits until the delay is over.
    private var late: [[UInt8]]?

    /// - Parameter nextFault: what happens instead of the next piece; nil lets it pass.
    init(
        client: any Channel, server: any Channel, nextFault: @escaping () -> Fault?, refuseNext: @escaping () -> Void
    ) {
        self.client = client
        self.server = server
        self.nextFault = nextFault
        self.refuseNext = refuseNext
    }

    func fromClient(_ arrival: Arrival) {
        guard !isDeafToClient else { return }
        switch arrival {
        case .bytes(let bytes): server.writeAndFlush(bytes, promise: nil)
        case .end: server.close(promise: nil)
        }
    }

    func fromServer(_ arrival: Arrival) {
        switch arrival {
        case .bytes(let bytes):
            for piece in splitter.append(bytes.readableBytesView) { pass(piece) }
        case .end where late != nil: isEnding = true
        case .end: if !isDeafToServer { client.close(promise: nil) }
        }
    }

    private func pass(_ piece: [UInt8]) {
        guard !isDeafToServer else { return }
        if let fault = nextFault() { return happen(fault, piece) }
        if late == nil { write(piece) } else { late?.append(piece) }
    }

    private func write(_ piece: some Sequence<UInt8>) { client.writeAndFlush(ByteBuffer(bytes: piece), promise: nil) }

    private func happen(_ fault: Fault, _ piece: [UInt8]) {
        switch fault {
        case .refused(let refusal): refuse(refusal, insteadOf: piece)
        case .cut: reset()
        case .halfClosed:
            isDeafToServer = true
            client.close(mode: .output, promise: nil)
        case .silent:
            isDeafToServer = true
            isDeafToClient = true
        case .torn:
            write(piece.prefix(piece.count / 2))
            reset()
        // Reserved bits, which no extension has given a meaning.
        case .brokenFrame: write([piece[0] | 0x70] + piece.dropFirst())
        case .brokenText: write(piece.map { $0 == UInt8(ascii: ":") ? UInt8(ascii: "#") : $0 })
        case .delayed(let duration): delay(piece, by: duration)
        }
    }

    private func refuse(_ refusal: Fault.Refusal, insteadOf piece: [UInt8]) {
        guard piece.starts(with: "HTTP/".utf8) else {
            refuseNext()
            return reset()
        }
        guard case .status(let status) = refusal else { return reset() }
        let body = #"{"error":{"message":"Not now.","type":"refused","code":null,"param":null}}"#
        let head = "HTTP/1.1 \(status) No\r\nContent-Type: application/json\r\nContent-Length: \(body.utf8.count)\r\n"
        write(Array((head + "Connection: close\r\n\r\n" + body).utf8))
        isDeafToServer = true
        isDeafToClient = true
        client.close(mode: .output, promise: nil)
        server.close(promise: nil)
    }

    /// Without a farewell: a linger of 0 makes the kernel send RST.
    private func reset() {
        isDeafToServer = true
        isDeafToClient = true
        let abrupt = linger(l_onoff: 1, l_linger: 0)
        let channel = client
        (channel as? any SocketOptionProvider)?.setSoLinger(abrupt).whenComplete { _ in channel.close(promise: nil) }
        server.close(promise: nil)
    }

    private func delay(_ piece: [UInt8], by duration: Duration) {
        late = [piece]
        client.eventLoop.assumeIsolated().scheduleTask(in: TimeAmount(duration)) { self.catchUp() }
    }

    private func catchUp() {
        for piece in late ?? [] { write(piece) }
        late = nil
        if isEnding { client.close(promise: nil) }
    }
}

@available(*, unavailable)
extension FaultyRelay: Sendable {}
