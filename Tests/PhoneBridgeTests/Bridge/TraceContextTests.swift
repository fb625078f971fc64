import Echo
import EchoTestKit
import EchoWire
import Foundation
import Synchronization
import Testing

@testable import PhoneBridge

@Suite(.timeLimit(.minutes(10))) struct `The trace of a call` {
    private static let example = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01"

    @Test func `is read as W3C writes it, and goes on under a name of one's own`() throws {
        let sut = try #require(TraceContext(Self.example))
        #expect(sut.text == Self.example)
        #expect(sut.trace == "4bf92f3577b34da6a3ce929d0e0e4736")
        let child = sut.child()
        #expect(child.trace == sut.trace)
        #expect(child.parent != sut.parent)
        #expect(TraceContext(child.text) == child)
        #expect(TraceContext("cc-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01-later") != nil)
    }

    @Test(arguments: [
        "", "00", "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7",
        "ff-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01",
        "00-4BF92F3577B34DA6A3CE929D0E0E4736-00f067aa0ba902b7-01",
        "00-00000000000000000000000000000000-00f067aa0ba902b7-01",
        "00-4bf92f3577b34da6a3ce929d0e0e4736-0000000000000000-01",
        "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01-more",
    ])
    func `is left out where it is none`(text: String) { #expect(TraceContext(text) == nil) }

    @Test func `goes to Twilio, and with all that is told of the call`() async throws {
        try await BridgeStand.run { stand in
            let news = stand.switchboard.news
            let placed = try await RawHTTPConnection.request(
                "POST", "/api/calls/outgoing", port: stand.port, token: BridgeStand.token,
                headers: ["Content-Type": "application/json", "traceparent": Self.example],
                body: JSONValue.object(["to": "+12015550123"]).data)
            #expect(placed.status == 201)
            let header = stand.twilio.traces.last ?? ""
            #expect(header.hasPrefix("00-4bf92f3577b34da6a3ce929d0e0e4736-"))
            #expect(header != Self.example)
            for await item in news {
                #expect(item.trace?.trace == "4bf92f3577b34da6a3ce929d0e0e4736")
                break
            }
        }
    }

    @Test func `begins here where nobody named one, and is that of all that the call asks for`() async throws {
        let traces = Mutex<[TraceContext?]>([])
        let host = CallHost(makeEngine: { call in
            traces.withLock { $0.append(call.trace) }
            return Echo(key: nil, configuration: EchoConfiguration())
        })
        try await BridgeStand.run(host: host) { stand in
            let news = stand.switchboard.news
            for call in ["CA7", "CA8"] { try await stand.calling(call) { _ in } }
            var told: [String: Set<String?>] = [:]
            var ended = 0
            for await item in news {
                told[item.call, default: []].insert(item.trace?.trace)
                if case .ended = item.happening { ended += 1 }
                if ended == 2 { break }
            }
            let asked = traces.withLock { $0.map { $0?.trace } }
            #expect(Set(asked).count == 2)
            #expect(asked.allSatisfy { $0 != nil })
            #expect(told["CA7"] == [asked.first.flatMap(\.self)])
            #expect(told["CA8"] == [asked.last.flatMap(\.self)])
        }
    }
}
