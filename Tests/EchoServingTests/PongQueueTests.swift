import NIOCore
import Testing

@testable import EchoServing

@Suite struct `Pings are answered one by one` {
    @Test func `the first at once, and of those that come meanwhile the last`() {
        var pongs = PongQueue()

        #expect(pongs.receive(ByteBuffer(string: "1")) == ByteBuffer(string: "1"))
        #expect(pongs.receive(ByteBuffer(string: "2")) == nil)
        #expect(pongs.receive(ByteBuffer(string: "3")) == nil)
        #expect(pongs.sent() == ByteBuffer(string: "3"))
        #expect(pongs.sent() == nil)
        #expect(pongs.receive(ByteBuffer(string: "4")) == ByteBuffer(string: "4"))
    }
}
