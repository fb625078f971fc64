import EchoConcurrency
import EchoTestKit
import EchoWire
import Foundation
import NIOHTTP1
import Testing

@testable import EchoServing

@Suite struct `Long bodies wait for room` {
    @Test func `in the order in which they come`() async {
        let budget = BodyBudget(bytes: 100)
        #expect(await budget.take(60, within: .seconds(60)))
        #expect(await budget.take(40, within: .seconds(60)))
        let (large, first) = (OneTimeEvent(), OneTimeEvent())
        let waiting = Task {
            defer { large.happen() }
            return await budget.take(1000, within: .seconds(60))
        }
        #expect(await eventually { budget.waiting == 1 })
        let behind = Task {
            defer { first.happen() }
            return await budget.take(1, within: .seconds(60))
        }
        #expect(await eventually { budget.waiting == 2 })

        budget.giveBack(60)
        #expect(!large.hasHappened)
        #expect(!first.hasHappened)
        budget.giveBack(40)
        #expect(await waiting.value)
        budget.giveBack(1000)
        #expect(await behind.value)
    }

    @Test func `and not for ever, nor for who has gone`() async {
        let budget = BodyBudget(bytes: 100)
        #expect(await budget.take(100, within: .seconds(60)))

        #expect(await !budget.take(1, within: .milliseconds(10)))
        let gone = Task { await budget.take(1, within: .seconds(60)) }
        gone.cancel()
        #expect(await !gone.value)

        budget.giveBack(100)
        #expect(await budget.take(100, within: .zero))
    }

    @Test func `a request that finds none is answered when there is, or told to come again`() async throws {
        let isWanted = OneTimeEvent()
        let routes = [
            Route(.POST, "/take", .anyone, body: .json(bytes: 1 << 20)) { request in
                if request.query["slow"] != nil { await isWanted.wait() }
                return .whole(.error(.ok, "\(request.body.count)"))
            }
        ]
        var limits = ServerLimits()
        (limits.bodyBytes, limits.bodyPatience) = (300_000, .milliseconds(300))
        try await ServedRoutes.run(HTTPServerConfiguration(routes: routes, limits: limits)) { port in
            let body = Data(repeating: 0x20, count: 200_000)
            let slow = try RawHTTPConnection(port: port)
            try await slow.send(
                Data("POST /take?slow=1 HTTP/1.1\r\nHost: localhost\r\nContent-Length: 200000\r\n\r\n".utf8) + body)
            let refused = await eventually {
                let answer = try? await RawHTTPConnection.request("POST", "/take", port: port, body: body)
                return answer?.status == 503 && answer?.json["error"]?["code"] == "server_overloaded"
            }
            #expect(refused)
            let short = try await RawHTTPConnection.request("POST", "/take", port: port, body: Data("{}".utf8))
            #expect(short.status == 200)

            async let patient = RawHTTPConnection.request("POST", "/take", port: port, body: body)
            isWanted.happen()
            #expect(try await patient.status == 200)
            #expect(try await slow.read { $0.contains("200000") }.hasPrefix("HTTP/1.1 200"))
        }
    }
}
