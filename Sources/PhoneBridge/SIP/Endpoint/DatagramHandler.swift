import NIOCore
import NIOPosix

/// Hands on the datagrams of a port.
final class DatagramHandler: ChannelInboundHandler, Sendable {
    typealias InboundIn = AddressedEnvelope<ByteBuffer>

    private let receive: @Sendable (AddressedEnvelope<ByteBuffer>) -> Void

    init(receive: @escaping @Sendable (AddressedEnvelope<ByteBuffer>) -> Void) { self.receive = receive }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) { receive(unwrapInboundIn(data)) }

    /// The answer of a machine where nobody listens arrives as an error; the rules notice by themselves.
    func errorCaught(context: ChannelHandlerContext, error: any Error) {}

    /// - Parameter size: of the largest datagram; what is longer is cut.
    static func bind(
        _ host: String, _ port: Int, on loop: any EventLoop, size: Int,
        receive: @escaping @Sendable (AddressedEnvelope<ByteBuffer>) -> Void
    ) async throws -> any Channel {
        try await DatagramBootstrap(group: loop)
            .channelOption(.recvAllocator, value: FixedSizeRecvByteBufferAllocator(capacity: size))
            .channelInitializer { channel in
                channel.pipeline.addHandler(DatagramHandler(receive: receive))
            }
            .bind(host: host, port: port).get()
    }
}
