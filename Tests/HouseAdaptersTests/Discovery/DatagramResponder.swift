import NIOCore
import NIOPosix
import Synchronization

/// Answers each datagram on a port of the loopback as a test says.
final class DatagramResponder: ChannelInboundHandler, Sendable {
    typealias InboundIn = AddressedEnvelope<ByteBuffer>
    typealias OutboundOut = AddressedEnvelope<ByteBuffer>

    private let answers: @Sendable (_ count: Int) -> [[UInt8]]
    private let heard = Mutex<[[UInt8]]>([])
    private let arrived = Mutex(0)

    private init(_ answers: @escaping @Sendable (Int) -> [[UInt8]]) { self.answers = answers }

    /// All that came.
    var queries: [[UInt8]] { heard.withLock { $0 } }

    /// How many answers the other side has taken in, as it says itself.
    var arrivals: Int { arrived.withLock { $0 } }

    func arrive() { arrived.withLock { $0 += 1 } }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let envelope = unwrapInboundIn(data)
        let count = heard.withLock { heard in
            heard.append(Array(envelope.data.readableBytesView))
            return heard.count
        }
        for answer in answers(count) {
            let buffer = context.channel.allocator.buffer(bytes: answer)
            let reply = AddressedEnvelope(remoteAddress: envelope.remoteAddress, data: buffer)
            context.writeAndFlush(wrapOutboundOut(reply), promise: nil)
        }
    }

    /// - Parameter answers: to the query of this number, from 1.
    static func use(
        _ answers: @escaping @Sendable (Int) -> [[UInt8]],
        body: (_ port: Int, _ responder: DatagramResponder) async throws -> Void
    ) async throws {
        let responder = DatagramResponder(answers)
        let channel = try await DatagramBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .channelInitializer { $0.pipeline.addHandler(responder) }
            .bind(host: "127.0.0.1", port: 0).get()
        do {
            try await body(channel.localAddress?.port ?? 0, responder)
        } catch {
            try? await channel.close()
            throw error
        }
        try? await channel.close()
    }
}
