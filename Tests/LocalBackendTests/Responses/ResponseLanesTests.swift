import EchoWire
import Testing

@testable import LocalBackend

@Suite struct `Requests of one connection take their turns` {
    private func request(_ lane: String?, size: Int = 1) -> ResponsesSocketMessage.Request {
        ResponsesSocketMessage.Request(fields: [:], lane: lane, size: size)
    }

    @Test func `one after the other in a lane, side by side among lanes`() {
        var lanes = ResponseLanes()

        #expect(lanes.receive(request(nil)) == .begin)
        #expect(lanes.receive(request(nil, size: 2)) == .wait)
        #expect(lanes.receive(request("a")) == .begin)
        #expect(lanes.next(in: nil) == request(nil, size: 2))
        #expect(lanes.next(in: nil) == nil)
        #expect(lanes.receive(request(nil)) == .begin)
    }

    @Test func `only so many lanes, and so many bytes that wait`() {
        var lanes = ResponseLanes(laneLimit: 2, byteLimit: 10)

        #expect(lanes.receive(request("a", size: 100)) == .begin)
        #expect(lanes.receive(request("b")) == .begin)
        #expect(lanes.receive(request("c")) == .refuse(.tooManyResponses))
        #expect(lanes.receive(request("a", size: 6)) == .wait)
        #expect(lanes.receive(request("b", size: 6)) == .refuse(.tooManyResponses))
        #expect(lanes.next(in: "a") == request("a", size: 6))
        #expect(lanes.receive(request("b", size: 6)) == .wait)
    }
}
