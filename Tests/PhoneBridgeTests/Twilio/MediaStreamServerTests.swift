import EchoTestKit
import EchoWire
import Foundation
import Testing

@testable import PhoneBridge

@Suite(.timeLimit(.minutes(2))) struct `A media stream that is served` {
    @Test func `with sound that no telephone has is told, counted, and kept as a call that failed`() async throws {
        try await BridgeStand.run(AnnouncedStream.policy) { stand in
            var news = stand.switchboard.news.makeAsyncIterator()
            let stream = try await AnnouncedStream("CA1", on: stand, encoding: "audio/l16")
            #expect(try await stream.client.closing() == 1003)

            guard case .began? = await news.next()?.happening,
                case .lineFailed(.strangeSound("audio/l16, 8000 Hz, 1 channels"))? = await news.next()?.happening,
                case .ended(.broken, _)? = await news.next()?.happening
            else {
                Issue.record("it was not told")
                return
            }
            #expect(await eventually { (try? await stand.store.call(UUID(ofCall: "CA1")))??.status == .failed })
            let metrics = try await stand.get("/metrics", token: nil).text
            #expect(metrics.contains("phone_calls_total{direction=\"inbound\",end=\"broken\"} 1"))
            #expect(stand.bridge.desk.gate.usage.active == 0)
        }
    }
}
