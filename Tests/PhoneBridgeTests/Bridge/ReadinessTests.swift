import Echo
import EchoTestKit
import EchoWire
import Foundation
import Synchronization
import Testing

@testable import PhoneBridge

@Suite(.timeLimit(.minutes(10))) struct `A bridge is ready` {
    @Test func `when all parts that were looked at are there, each with its age`() {
        let now = Mutex(Date(timeIntervalSince1970: 1_764_064_800))
        let sut = BridgeReadiness { now.withLock(\.self) }
        #expect(sut.isReady)
        sut.note(.database, nil)
        now.withLock { $0 += 7 }
        sut.note(.model, "The assistant's server cannot be reached.")
        #expect(!sut.isReady)
        #expect(
            sut.json(isDraining: false) == [
                "status": "not ready",
                "checks": [
                    "database": ["ready": true, "ageSeconds": 7],
                    "model": [
                        "ready": false, "ageSeconds": 0, "problem": "The assistant's server cannot be reached.",
                    ],
                ],
            ])
        sut.note(.model, nil)
        #expect(sut.isReady)
        #expect(sut.json(isDraining: true)["status"] == "draining")
    }

    @Test func `without the store of recordings, which wait for it on the machine`() {
        let sut = BridgeReadiness()
        sut.note(.recordings, "It cannot be reached.")
        #expect(sut.isReady)
        let json = sut.json(isDraining: false, leftAlone: [.recordings])
        #expect(json["status"] == "ready")
        #expect(json["checks"]?["recordings"]?["ready"] == false)
        #expect(json["checks"]?["recordings"]?["leftAlone"] == true)
    }

    @Test func `as calls say, without an address or a key in what is told`() {
        let sut = BridgeReadiness()
        let error = EchoError.unreachable(host: "10.0.0.9:443", reason: "Connection refused")
        sut.note(SwitchboardNews(call: "1", happening: .failed(error)))
        #expect(!sut.isReady)
        #expect(!sut.json(isDraining: false).text.contains("10.0.0.9"))
        sut.note(
            SwitchboardNews(
                call: "2",
                happening: .echo(.connectionStatusChanged(.connected(sessionID: "sess_1", model: "gpt-realtime")))))
        #expect(sut.isReady)
        sut.note(SwitchboardNews(call: "3", happening: .failed(.invalidSetting(name: "speed", reason: "too fast"))))
        #expect(sut.isReady)
    }

    @Test func `and says so to anyone who asks`() async throws {
        try await BridgeStand.run { stand in
            #expect(
                await eventually {
                    let checks = try? await stand.get("/readyz", token: nil).json["checks"]
                    return checks?["line"]?["ready"] == true && checks?["database"]?["ready"] == true
                })
            let (ready, health) = (
                try await stand.get("/readyz", token: nil), try await stand.get("/healthz", token: nil)
            )
            #expect(ready.status == 200)
            #expect(health.status == 200)
        }
    }

    @Test func `not while the database is away, though it lives`() async throws {
        try await BridgeStand.run(store: AwayStore()) { stand in
            #expect(await eventually { (try? await stand.get("/readyz", token: nil).status) == 503 })
            let answer = try await stand.get("/readyz", token: nil)
            #expect(answer.json["checks"]?["database"]?["problem"] == "The database cannot be reached.")
            #expect(try await stand.get("/healthz", token: nil).status == 200)
            for _ in 1...5 { #expect(try await stand.get("/api/prompts").status == 503) }
            #expect(await stand.leavesAlone("database"))
        }
    }

    @Test func `with a connection for each call that it may carry`() {
        #expect(CallBridge.sockets(1024, calls: 4) == 1024)
        #expect(CallBridge.sockets(1024, calls: 5000) == 5256)
    }

    @Test(arguments: ["de", "fr", "es", "it", "pt", "nl", "pl"])
    func `and where the model is away, the caller hears it in their language`(language: String) {
        let sentences = CallSentences(language: language)
        #expect(sentences.unavailable != CallSentences().unavailable)
        #expect(sentences.pin != CallSentences().pin)
        #expect(CallSentences(language: "xx") == CallSentences())
    }
}

extension BridgeStand {
    /// It is asked from time to time, and found as it was.
    fileprivate func leavesAlone(_ part: String) async -> Bool {
        await eventually {
            guard let json = try? await get("/readyz", token: nil).json else { return false }
            return json["checks"]?[part]?["leftAlone"] == true
        }
    }
}
