import NIOCore
import NIOWebSocket
import Testing

@testable import EchoServing

@Suite struct `Text that a client sends is UTF-8` {
    private func outcome(_ bytes: [UInt8]) -> FrameAssembly.Outcome {
        var assembly = FrameAssembly()
        let frame = WebSocketFrame(fin: true, opcode: .text, maskKey: [0, 0, 0, 0], data: ByteBuffer(bytes: bytes))
        return assembly.receive(frame)
    }

    @Test(arguments: [0, 1, 7, 8, 9, 16, 23]) func `of whatever length`(length: Int) {
        let ascii = [UInt8](repeating: 0x7F, count: length)
        #expect(outcome(ascii) == .message(.text(ByteBuffer(bytes: ascii))))

        for place in 0...length {
            let whole = ascii[..<place] + Array("é".utf8) + ascii[place...]
            #expect(outcome(Array(whole)) == .message(.text(ByteBuffer(bytes: whole))))
            let broken = ascii[..<place] + [0xFF] + ascii[place...]
            #expect(outcome(Array(broken)) == .violation(.notText), "\(place) of \(length)")
        }
    }

    @Test(arguments: [true, false]) func `is masked, and that of a server is not`(isOfClient: Bool) {
        var assembly = FrameAssembly(ofClient: isOfClient)
        let bytes = ByteBuffer(string: "hello")
        let masked = WebSocketFrame(fin: true, opcode: .text, maskKey: [0, 0, 0, 0], data: bytes)
        let plain = WebSocketFrame(fin: true, opcode: .text, data: bytes)
        #expect(assembly.receive(isOfClient ? masked : plain) == .message(.text(bytes)))
        #expect(assembly.receive(isOfClient ? plain : masked) == .violation(.protocolError))
    }
}
