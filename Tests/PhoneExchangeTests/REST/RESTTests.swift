import EchoWire
import Foundation
import NIOHTTP1
import PhoneExchange
import Testing

@Suite struct `The REST API refuses as Twilio's does` {
    @Test func `who has no right, what is not there, and whom nobody can call`() async throws {
        try await PhoneStand.run { stand in
            let stranger = try await stand.ask(.GET, "Calls.json", key: "AC1")
            #expect(stranger.status == 401)
            #expect(
                stranger.json == [
                    "code": 20003, "message": "Authenticate", "status": 401,
                    "more_info": "https://www.twilio.com/docs/errors/20003",
                ])
            #expect(try await stand.ask(.GET, "Calls/CA1.json").json["code"] == 20404)
            #expect(try await stand.ask(.GET, "Calls/CA1").json["code"] == 20404)
            #expect(try await stand.begin(["To": "911"]).json["code"] == 21211)
            #expect(try await stand.begin(["From": "+14155550199"]).json["code"] == 21210)
            #expect(await stand.exchange.calls.isEmpty)
        }
    }

    @Test func `and for a while when it is told to`() async throws {
        try await PhoneStand.run(faults: [.http(status: 429), .slowREST(.milliseconds(100))]) { stand in
            let start = ContinuousClock.now
            let answer = try await stand.begin()
            #expect(answer.status == 429)
            #expect(answer.json["code"] == 20429)
            #expect(ContinuousClock.now - start >= .milliseconds(100))

            await stand.exchange.set(faults: [])
            #expect(try await stand.begin().status == 201)
            #expect(try await stand.ask(.GET, "Calls.json").json["calls"]?.array?.count == 1)
        }
    }
}
