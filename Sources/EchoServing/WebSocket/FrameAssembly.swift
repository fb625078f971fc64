import NIOCore
import NIOWebSocket

/// The rules of RFC 6455 for what a peer may send, frame by frame.
package struct FrameAssembly {
    package enum Outcome: Equatable {
        case nothing
        case message(WebSocketMessage)
        case pong(ByteBuffer)
        case close(ServerSocketClose)
        case violation(ServerSocketClose)
    }

    /// Bytes of one message.
    package var limit: Int
    /// Frames of clients are masked, those of servers are not.
    private let isOfClient: Bool
    private var opcode: WebSocketOpcode?
    private var partial = ByteBuffer()

    package init(ofClient isOfClient: Bool = true, limit: Int = 20 << 20) {
        (self.isOfClient, self.limit) = (isOfClient, limit)
    }

    package mutating func receive(_ frame: WebSocketFrame) -> Outcome {
        guard (frame.maskKey != nil) == isOfClient, !frame.rsv1, !frame.rsv2, !frame.rsv3 else {
            return .violation(.protocolError)
        }
        return switch frame.opcode {
        case .ping: .pong(frame.unmaskedData)
        case .pong: .nothing
        case .connectionClose: close(frame.unmaskedData)
        case .text, .binary: begin(frame)
        case .continuation: proceed(frame)
        default: .violation(.protocolError)
        }
    }

    private mutating func begin(_ frame: WebSocketFrame) -> Outcome {
        guard opcode == nil else { return .violation(.protocolError) }
        opcode = frame.opcode
        partial = frame.unmaskedData
        return finish(if: frame.fin)
    }

    private mutating func proceed(_ frame: WebSocketFrame) -> Outcome {
        guard opcode != nil else { return .violation(.protocolError) }
        guard partial.readableBytes + frame.length <= limit else { return .violation(.tooLarge) }
        var more = frame.unmaskedData
        partial.writeBuffer(&more)
        return finish(if: frame.fin)
    }

    private mutating func finish(if isLast: Bool) -> Outcome {
        guard partial.readableBytes <= limit else { return .violation(.tooLarge) }
        guard isLast, let kind = opcode else { return .nothing }
        let whole = partial
        opcode = nil
        partial = ByteBuffer()
        guard kind == .text else { return .message(.binary(whole)) }
        return Self.isUTF8(whole) ? .message(.text(whole)) : .violation(.notText)
    }

    private func close(_ payload: ByteBuffer) -> Outcome {
        var payload = payload
        guard payload.readableBytes > 0 else { return .close(.noCode) }
        guard let code: UInt16 = payload.readInteger(), ServerSocketClose.isSendable(code) else {
            return .violation(.protocolError)
        }
        guard Self.isUTF8(payload) else { return .violation(.notText) }
        return .close(ServerSocketClose(code: code, reason: String(buffer: payload)))
    }

    private static func isUTF8(_ bytes: ByteBuffer) -> Bool {
        // Most of what comes is ASCII, for which no string has to be made.
        bytes.withUnsafeReadableBytes(isASCII)
            || (try? bytes.getUTF8ValidatedString(at: bytes.readerIndex, length: bytes.readableBytes)) != nil
    }

    /// Eight bytes at a time: a message may have many megabytes.
    private static func isASCII(_ bytes: UnsafeRawBufferPointer) -> Bool {
        let rest = bytes.count & ~7
        var seen: UInt64 = 0
        for offset in stride(from: 0, to: rest, by: 8) {
            seen |= bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        }
        for byte in bytes[rest...] { seen |= UInt64(byte) }
        return seen & 0x8080_8080_8080_8080 == 0
    }
}
