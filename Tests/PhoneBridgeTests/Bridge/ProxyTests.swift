import EchoServing
import EchoTestKit
import Testing

@testable import PhoneBridge

@Suite(.timeLimit(.minutes(10))) struct `Through a proxy each asks for itself` {
    /// As the bridge has it, but nobody gets anything back while a slow machine runs the test.
    @Sendable private static func slow(_ configuration: inout BridgeConfiguration) {
        configuration.limits.rate?.perSecond = 0.001
    }

    private func statuses(
        _ addresses: [String], _ stand: BridgeStand, token: String? = BridgeStand.token
    ) async throws -> [Int] {
        var statuses: [Int] = []
        for address in addresses {
            statuses.append(
                try await stand.get("/api/calls", token: token, headers: ["X-Forwarded-For": address]).status)
        }
        return statuses
    }

    @Test func `who asks 1,500 times does not shut out another`() async throws {
        try await BridgeStand.run(configure: Self.slow) { stand in
            let flood = try await statuses(Array(repeating: "203.0.113.9", count: 1500), stand, token: nil)
            #expect(flood.count { $0 == 401 } == 1000)
            #expect(flood.count { $0 == 429 } == 500)
            #expect(try await statuses(["198.51.100.1", "203.0.113.9"], stand) == [200, 429])
        }
    }

    @Test func `and who made up such a header in front of the proxy's is known by the proxy's`() async throws {
        try await BridgeStand.run(configure: Self.slow) { stand in
            let forged = (0..<1000).map { "198.51.100.\($0 % 250), 203.0.113.9" }
            let flood = try await statuses(forged, stand)
            #expect(flood == Array(repeating: 200, count: 1000))
            #expect(try await statuses(["198.51.100.7, 203.0.113.9", "198.51.100.7"], stand) == [429, 200])
        }
    }

    @Test func `and Twilio's webhooks and who watches the bridge are heard beside a client that asks too often`()
        async throws
    {
        try await BridgeStand.run(configure: Self.slow) { stand in
            // All of them come from this machine.
            var flood: [Int] = []
            for _ in 0..<1001 { flood.append(try await stand.get("/api/calls").status) }
            #expect(flood.last == 429)
            let webhook = try await stand.webhook("/voice/status", ["CallSid": "CA7", "CallStatus": "completed"])
            #expect(webhook.status == 204)
            let refused = try await stand.webhook("/voice/status", ["CallSid": "CA7"], signature: "wrong")
            #expect(refused.status == 401)
            for path in ["/healthz", "/readyz"] { #expect(try await stand.get(path, token: nil).status != 429) }
        }
    }

    @Test func `and where no proxy is trusted the header changes nothing`() async throws {
        let trusted = [TrustedProxies([]), TrustedProxies(["10.0.0.1"])]
        for proxies in trusted {
            try await BridgeStand.run(configure: {
                Self.slow(&$0)
                $0.proxies = proxies
            }) { stand in
                let flood = try await statuses((0..<1010).map { "198.51.100.\($0 % 250)" }, stand)
                #expect(flood == Array(repeating: 200, count: 1000) + Array(repeating: 429, count: 10))
            }
        }
    }

    @Test func `those of this machine are trusted where nobody else reaches the bridge`() {
        var configuration = BridgeConfiguration(token: .random())
        for host in ["127.0.0.1", "localhost", "::1"] {
            configuration.host = host
            #expect(configuration.trusted == TrustedProxies(["127.0.0.1", "::1"]))
        }
        for host in ["0.0.0.0", "::", "192.168.1.7"] {
            configuration.host = host
            #expect(configuration.trusted == nil)
        }
        configuration.proxies = TrustedProxies(["10.0.0.1"])
        #expect(configuration.trusted == TrustedProxies(["10.0.0.1"]))
    }
}
