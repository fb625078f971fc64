import NIOCore
import NIOHTTP1

/// Hands on what came before damage in an answer: the client forgets with an error what it read in the same piece.
final class DamageHandler: ChannelInboundHandler {
    typealias InboundIn = HTTPClientResponsePart

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        context.fireChannelReadComplete()
        context.fireErrorCaught(error)
    }

    /// Stands behind what reads HTTP. A connection that has no such reader is left as it is.
    @Sendable static func join(_ channel: any Channel) -> EventLoopFuture<Void> {
        channel.eventLoop.makeCompletedFuture {
            let pipeline = channel.pipeline.syncOperations
            guard let reader = try? pipeline.handler(type: ByteToMessageHandler<HTTPResponseDecoder>.self) else {
                return
            }
            try pipeline.addHandler(DamageHandler(), position: .after(reader))
        }
    }
}
