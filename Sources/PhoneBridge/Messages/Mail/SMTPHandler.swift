import NIOCore

/// Hands in one letter over its connection; belongs to its event loop.
final class SMTPHandler: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    /// Of a line that has not ended: servers have to do with 512.
    private static let longestLine = 8 << 10

    private var dialogue: SMTPDialogue
    private let encryption: () throws -> any ChannelHandler
    private let tell: @Sendable (Result<Void, MessageFailure>) -> Void
    private var buffer = ByteBuffer()
    private var isOver = false

    /// - Parameters:
    ///   - encryption: makes what encrypts the connection.
    ///   - tell: told once how it ended.
    init(
        _ dialogue: SMTPDialogue, encryption: @escaping () throws -> any ChannelHandler,
        tell: @escaping @Sendable (Result<Void, MessageFailure>) -> Void
    ) {
        (self.dialogue, self.encryption, self.tell) = (dialogue, encryption, tell)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        var more = unwrapInboundIn(data)
        buffer.writeBuffer(&more)
        while !isOver, let line = nextLine() { perform(dialogue.receive(line), context) }
        buffer.discardReadBytes()
        if buffer.readableBytes > Self.longestLine { end(.failure(.strangeMailServer), context) }
    }

    private func nextLine() -> String? {
        guard let length = buffer.readableBytesView.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
        let bytes = buffer.readBytes(length: length - buffer.readerIndex + 1) ?? []
        return String(decoding: bytes.filter { $0 != UInt8(ascii: "\r") && $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    }

    private func perform(_ steps: [SMTPDialogue.Step], _ context: ChannelHandlerContext) {
        for step in steps {
            switch step {
            case .say(let bytes): context.writeAndFlush(wrapOutboundOut(ByteBuffer(bytes: bytes)), promise: nil)
            case .encrypt: encrypt(context)
            case .done: end(.success(()), context)
            case .fail(let failure): end(.failure(failure), context)
            }
        }
    }

    /// What came in the clear behind the server's word is not of who is believed then.
    private func encrypt(_ context: ChannelHandlerContext) {
        guard buffer.readableBytes == 0, let handler = try? encryption(),
            (try? context.pipeline.syncOperations.addHandler(handler, position: .first)) != nil
        else { return end(.failure(.mailServerUnbelieved), context) }
        perform(dialogue.goOn(), context)
    }

    func channelInactive(context: ChannelHandlerContext) {
        end(.failure(.mailServerAway), context)
        context.fireChannelInactive()
    }

    /// Of a connection that stands, nothing but its encryption goes wrong.
    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        end(.failure(error is IOError ? .mailServerAway : .mailServerUnbelieved), context)
    }

    private func end(_ result: Result<Void, MessageFailure>, _ context: ChannelHandlerContext) {
        guard !isOver else { return }
        isOver = true
        tell(result)
        context.close(promise: nil)
    }
}
