import EchoWire
import Foundation
import NIOCore
import NIOWebSocket

/// Gives a test client what arrives, frame by frame.
final class TestFrameHandler: ChannelInboundHandler {
    typealias InboundIn = WebSocketFrame
    typealias OutboundOut = WebSocketFrame

    private let client: RealtimeTestClient
    private let isRealtime: Bool
    private var hasClosed = false

    /// - Parameter isRealtime: Whether the events are to be those of the Realtime protocol; else they are left as they are.
    init(client: RealtimeTestClient, isRealtime: Bool) {
        self.client = client
        self.isRealtime = isRealtime
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let frame = Self.unwrapInboundIn(data)
        switch frame.opcode {
        case .text: receive(Data(frame.unmaskedData.readableBytesView))
        case .ping: reply(.pong, frame.data, context)
        case .connectionClose: close(frame.data, context)
        default: break
        }
    }

    func channelInactive(context: ChannelHandlerContext) {
        if !hasClosed { client.receive(.closed(code: nil, reason: "")) }
        hasClosed = true
        context.fireChannelInactive()
    }

    private func receive(_ text: Data) {
        guard let event = isRealtime ? try? ServerEvent(parsing: text) : Self.any(text) else {
            return client.receive(.closed(code: nil, reason: "unreadable: \(String(decoding: text, as: UTF8.self))"))
        }
        client.receive(.event(event))
    }

    private static func any(_ text: Data) -> ServerEvent? {
        guard var fields = (try? JSONValue(parsing: text))?.object,
            let type = fields.removeValue(forKey: "type")?.string
        else { return nil }
        return .unknown(UnknownEvent(type: type, fields: fields))
    }

    private func close(_ payload: ByteBuffer, _ context: ChannelHandlerContext) {
        var payload = payload
        let code: UInt16? = payload.readInteger()
        if !hasClosed { client.receive(.closed(code: code, reason: String(buffer: payload))) }
        hasClosed = true
        var answer = ByteBuffer()
        if let code { answer.writeInteger(code) }
        reply(.connectionClose, answer, context)
    }

    private func reply(_ opcode: WebSocketOpcode, _ payload: ByteBuffer, _ context: ChannelHandlerContext) {
        let frame = WebSocketFrame(fin: true, opcode: opcode, maskKey: .random(), data: payload)
        context.writeAndFlush(Self.wrapOutboundOut(frame), promise: nil)
    }
}

@available(*, unavailable)
extension TestFrameHandler: Sendable {}
