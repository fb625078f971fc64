import Echo
import EchoServing
import EchoTestKit
import EchoWire
import Foundation
import ServerTestKit
import Testing

@testable import PhoneBridge

/// A line over SIP with the API of a bridge, and a telephone that it calls, all of this machine.
@Suite(.timeLimit(.minutes(10))) struct `A line of SIP telephones that can be asked` {
    private struct Stand: Sendable {
        let port: Int
        let bridge: CallBridge
        let store: any CallStoreProtocol
        let telephone: SIPEndpoint
        /// Of the telephone, which may be called.
        let address: String

        func get(_ path: String, token: String? = "client-token") async throws -> RawHTTPConnection.Answer {
            try await RawHTTPConnection.request("GET", path, port: port, token: token)
        }

        func post(_ path: String, _ json: JSONValue = [:]) async throws -> RawHTTPConnection.Answer {
            try await RawHTTPConnection.request(
                "POST", path, port: port, token: "client-token", headers: ["Content-Type": "application/json"],
                body: json.data)
        }

        func statuses() async throws -> [String] {
            try await get("/api/calls").json["calls"]?.array?.compactMap { $0["status"]?.string } ?? []
        }

        func status(of call: String) async throws -> CallStatus? { try await store.call(UUID(ofCall: call))?.status }

        /// As it stands in a path.
        static func path(_ call: String) -> String {
            call.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? call
        }
    }

    private static func settings() -> SIPSettings {
        var settings = SIPSettings()
        (settings.host, settings.port) = ("127.0.0.1", 0)
        settings.trusted = [.network(0x7F00_0001, bits: 32)]
        return settings
    }

    /// Nobody says anything unless they are asked.
    private static var host: CallHost {
        CallHost(
            makeEngine: { _ in Echo(key: nil, realtimeTransport: ScriptedRealtimeTransport(.greeting)) },
            configuration: { _ in
                var configuration = CallConfiguration()
                configuration.opening = nil
                return configuration
            })
    }

    private func run(
        registration: SIPAccount? = nil, _ body: @escaping @Sendable (Stand) async throws -> Void
    ) async throws {
        let telephone = SIPEndpoint(Self.settings())
        try await telephone.start()
        let address = "sip:anna@127.0.0.1:\(try #require(await telephone.port))"
        var policy = CallPolicy(country: "US")
        policy.limits.callsAtOnce = 1
        policy.transfers.destinations = [TransferDestination(name: "anna", target: .sip(address))]
        let store = try SQLiteCallStore(path: nil)
        let desk = CallDesk(host: Self.host, gate: CallGate(policy), store: store)
        let bridge = CallBridge(
            BridgeConfiguration(token: BearerToken("client-token")), desk: desk,
            telephones: BridgedTelephones(SIPService(Self.settings(), desk: desk), registration: registration))
        do {
            try await RunningServer.run({ try await bridge.run(onListening: $0) }) { port in
                try await body(
                    Stand(port: port, bridge: bridge, store: store, telephone: telephone, address: address))
            }
        } catch {
            await telephone.stop()
            throw error
        }
        await telephone.stop()
    }

    @Test func `says how it is, and nothing else to those without the token`() async throws {
        try await run { stand in
            let health = try await stand.get("/healthz", token: nil)
            #expect(health.status == 200)
            #expect(
                await eventually {
                    let ready = try? await stand.get("/readyz", token: nil)
                    return ready?.status == 200 && ready?.json["checks"]?["line"]?["ready"] == true
                })
            #expect(try await stand.get("/metrics", token: nil).text.contains("phone_dependency_ready"))
            #expect(try await stand.get("/api/calls", token: nil).status == 401)
            #expect(try await stand.get("/api/calls/history").status == 200)
        }
    }

    @Test func `places a call, which rings, is answered, is listed and is ended`() async throws {
        try await run { stand in
            let placed = try await stand.post("/api/calls/outgoing", ["to": .string(stand.address)])
            #expect(placed.status == 201)
            let call = try #require(placed.json["callSid"]?.string)
            var arrivals = stand.telephone.incoming.makeAsyncIterator()
            let arrival = try #require(await arrivals.next())
            #expect(arrival.id == call)
            await arrival.ring()
            #expect(await eventually { (try? await stand.statuses()) == ["ringing"] })
            #expect(await eventually { (try? await stand.status(of: call)) == .ringing })

            let line = try await arrival.answer()
            #expect(await eventually { (try? await stand.statuses()) == ["in-progress"] })
            let ended = try await stand.post("/api/calls/\(Stand.path(call))/end")
            #expect(ended.json["status"] == "completed")
            for await event in line.events where event == .ended(.hungUp) { break }
            #expect(await eventually { (try? await stand.status(of: call)) == .completed })
            let kept = try await stand.get("/api/calls/\(Stand.path(call))").json["call"]
            #expect(kept?["direction"] == "outbound")
        }
    }

    @Test func `takes a call back that rings`() async throws {
        try await run { stand in
            let placed = try await stand.post("/api/calls/outgoing", ["to": .string(stand.address)])
            let call = try #require(placed.json["callSid"]?.string)
            var arrivals = stand.telephone.incoming.makeAsyncIterator()
            await (try #require(await arrivals.next())).ring()
            #expect(await eventually { (try? await stand.status(of: call)) == .ringing })

            #expect(try await stand.post("/api/calls/\(Stand.path(call))/end").json["status"] == "canceled")
            #expect(await eventually { (try? await stand.status(of: call)) == .canceled })
            #expect(try await stand.statuses().isEmpty)
        }
    }

    @Test func `writes down what came to nothing, and has room again`() async throws {
        try await run { stand in
            for _ in 1...2 {
                let placed = try await stand.post("/api/calls/outgoing", ["to": .string(stand.address)])
                let call = try #require(placed.json["callSid"]?.string)
                var arrivals = stand.telephone.incoming.makeAsyncIterator()
                await (try #require(await arrivals.next())).reject(.busy)
                #expect(await eventually { (try? await stand.status(of: call)) == .busy })
            }
            #expect(stand.bridge.desk.gate.usage.active == 0)
        }
    }

    @Test(arguments: [
        // Nobody named it, and no PBX knows numbers.
        "sip:eve@127.0.0.1:5060", "+12015550123", "anna",
    ])
    func `calls nobody else`(number: String) async throws {
        try await run { stand in
            let placed = try await stand.post("/api/calls/outgoing", ["to": .string(number)])
            #expect(placed.status == 400)
            #expect(placed.json["error"]?["code"] == "E006")
            #expect(placed.json["error"]?["field"] == "to")
        }
    }

    @Test func `ends calls and goes when it is to stop`() async throws {
        try await run { stand in
            _ = try await stand.post("/api/calls/outgoing", ["to": .string(stand.address)])
            var arrivals = stand.telephone.incoming.makeAsyncIterator()
            let line = try await (try #require(await arrivals.next())).answer()
            #expect(await eventually { (try? await stand.statuses()) == ["in-progress"] })

            stand.bridge.drain()
            for await event in line.events where event == .ended(.hungUp) { break }
            #expect(await eventually { (try? RawHTTPConnection(port: stand.port)) == nil })
        }
    }

    @Test func `does not begin where its port is taken, and leaves nothing open`() async throws {
        let other = SIPEndpoint(Self.settings())
        try await other.start()
        let port = try #require(await other.port)
        var settings = Self.settings()
        settings.port = port
        let desk = CallDesk(host: Self.host, gate: CallGate(CallPolicy()), store: try SQLiteCallStore(path: nil))
        let bridge = CallBridge(
            BridgeConfiguration(token: BearerToken("client-token")), desk: desk,
            telephones: BridgedTelephones(SIPService(settings, desk: desk)))
        await #expect(throws: SIPEndpointError.addressInUse(port: port)) { try await bridge.run() }
        await other.stop()
    }

    @Test func `is not ready while its PBX has lost the registration`() {
        let watch = SIPRegistrationWatch()
        #expect(!watch.isLost)
        watch.note(.lost(.unreachable))
        #expect(watch.isLost)
        watch.note(.back)
        #expect(!watch.isLost)
    }
}
