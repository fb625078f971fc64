import EchoServing
import EchoTestKit
import EchoWire
import Foundation
import NIOHTTP1
import Testing

@testable import PhoneBridge

@Suite(.timeLimit(.minutes(10))) struct `Users of a bridge` {
    private static let now = Date(timeIntervalSince1970: 1_764_064_800)

    private static func user(
        _ name: String, _ rights: UserRights, token: String, expires: Date = .distantFuture
    ) throws -> BridgeUser {
        try #require(BridgeUser(name: name, rights: rights, token: token, expires: expires))
    }

    private func run(_ body: @escaping @Sendable (BridgeStand) async throws -> Void) async throws {
        let store = try SQLiteCallStore(path: nil)
        for rights in UserRights.allCases {
            try await store.save(Self.user(rights.rawValue, rights, token: "\(rights.rawValue)-token"))
        }
        try await store.save(Self.user("late", .administer, token: "late-token", expires: .distantPast))
        var gone = try Self.user("gone", .administer, token: "gone-token")
        gone.revoked = .distantPast
        try await store.save(gone)
        try await BridgeStand.run(store: store, body)
    }

    private func ask(
        _ stand: BridgeStand, _ method: String, _ path: String, as user: String, _ json: JSONValue? = nil
    ) async throws -> RawHTTPConnection.Answer {
        try await RawHTTPConnection.request(
            method, path, port: stand.port, token: "\(user)-token",
            headers: json == nil ? [:] : ["Content-Type": "application/json"], body: json?.data ?? Data())
    }

    private static let attempts: [(String, String, JSONValue?, UserRights)] = [
        ("GET", "/api/calls", nil, .watch), ("GET", "/api/calls/history", nil, .watch),
        ("GET", "/api/recordings", nil, .watch), ("GET", "/api/prompts", nil, .watch),
        ("GET", "/api/calls/CA1", nil, .watch), ("GET", "/api/events/CA1", nil, .watch),
        ("GET", "/api/recordings/CA1", nil, .watch),
        ("POST", "/api/calls/outgoing", ["to": "nonsense"], .act), ("POST", "/api/calls/CA1/end", nil, .act),
        ("POST", "/api/token", ["identity": "ada"], .act),
        ("POST", "/api/session/config", ["callId": "CA1", "voice": "ash"], .act),
        ("POST", "/api/session/config", ["voice": "ash"], .administer),
        ("DELETE", "/api/session/config", nil, .administer), ("POST", "/api/prompts", [:], .administer),
        ("DELETE", "/api/prompts/1", nil, .administer), ("DELETE", "/api/calls/CA1", nil, .administer),
        ("GET", "/api/people/1", nil, .administer), ("DELETE", "/api/people/1", nil, .administer),
    ]

    @Test func `may do what their token lets them, and nothing else`() async throws {
        try await run { stand in
            for (method, path, body, needed) in Self.attempts {
                for rights in UserRights.allCases {
                    let answer = try await ask(stand, method, path, as: rights.rawValue, body)
                    #expect((answer.status == 403) == (rights < needed), "\(method) \(path) as \(rights)")
                    #expect(answer.status != 401)
                    if answer.status == 403 { #expect(answer.code == "E001") }
                }
                for stranger in ["late", "gone", "nobody"] {
                    #expect(try await ask(stand, method, path, as: stranger, body).status == 401)
                }
            }
        }
    }

    @Test func `have in a call's WebSocket the say that they have elsewhere`() async throws {
        try await run { stand in
            try await stand.calling("CA1") { line in
                let client = try await WatchingClient.connect(
                    "/ios-client", port: stand.port, headers: ["Authorization": "Bearer watch-token"])
                try await client.send(["type": "subscribe", "callId": "CA1"])
                try await client.send(["type": "call.end", "callId": "CA1"])
                let error = try await client.until(type: "error")
                #expect(error["code"] == "E001")
                #expect(error["command"] == "call.end")
                #expect(!line.isOver)

                let other = try await WatchingClient.connect(
                    "/ios-client", port: stand.port, headers: ["Authorization": "Bearer act-token"])
                try await other.send(["type": "config.update", "config": ["voice": "ash"]])
                #expect(try await other.until(type: "error")["code"] == "E001")
                try await other.send(["type": "call.end", "callId": "CA1"])
                #expect(await eventually { line.isOver })
                client.close()
                other.close()
            }
        }
    }

    @Test func `are written down with the calls that they place`() async throws {
        try await run { stand in
            let client = try await WatchingClient.connect(
                "/ios-client", port: stand.port, headers: ["Authorization": "Bearer act-token"])
            try await client.send(["type": "call.start", "to": "+12015550123"])
            #expect(try await client.until(type: "call.status")["status"] == "queued")
            let id = try Self.user("act", .act, token: "").id
            #expect(await eventually { (try? await stand.store.call(UUID(ofCall: "CA1")))??.user == id })

            let device = try await WatchingClient.connect(
                "/ios-client", port: stand.port,
                headers: ["Authorization": "Bearer \(BridgeStand.token)", "X-Device-Id": "tablet"])
            try await device.send(["type": "call.start", "to": "+12015550124"])
            let tablet = CallUser.id(of: "tablet")
            #expect(await eventually { (try? await stand.store.call(UUID(ofCall: "CA2")))??.user == tablet })
            device.close()

            _ = try await ask(stand, "POST", "/api/prompts", as: "administer", ["name": "A", "instructions": "B"])
            let owner = try Self.user("administer", .administer, token: "").id
            #expect(try await stand.store.prompts().first?.user == owner)
            client.close()
        }
    }

    @Test func `are known until their token is taken back or expires`() throws {
        let directory = UserDirectory(BearerToken("owner")) { Self.now }
        var anna = try Self.user("anna", .act, token: "a", expires: Self.now + 1)
        directory.adopt([anna, try Self.user("bob", .watch, token: "b", expires: Self.now)])
        #expect(directory.caller(showing: ["owner"]) == .owner)
        #expect(directory.caller(showing: ["a"]) == .user(anna))
        #expect(directory.caller(showing: ["b"]) == nil)
        #expect(directory.caller(showing: []) == nil)
        let caller = BridgeCaller.user(anna)

        anna.rights = .watch
        directory.adopt([anna])
        #expect(directory.current(caller)?.may(.act) == false)
        anna.revoked = Self.now
        directory.adopt([anna])
        #expect(directory.current(caller) == nil)
        #expect(directory.current(.owner) == .owner)
    }

    @Test(arguments: ["", "a b", "a\nb", "\u{1B}[31m", String(repeating: "x", count: 61)])
    func `have names that fit into a line`(name: String) {
        #expect(BridgeUser(name: name, rights: .watch, token: "t", expires: Self.now) == nil)
    }

    @Test func `have tokens that nobody guesses, and that are kept nowhere`() throws {
        let token = BridgeUser.makeToken()
        #expect(token.hasPrefix("user-") && token.utf8.count == 37)
        #expect(token != BridgeUser.makeToken())
        let user = try Self.user("anna", .watch, token: token)
        #expect(!String(reflecting: user).contains(token))
        #expect(BridgeUser.hash(of: "abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    }

    @Test(arguments: StoreUnderTest.allCases)
    func `are kept with what they may, by name`(kind: StoreUnderTest) async throws {
        let store = try #require(try await kind.make() as? any UserKeepingProtocol & CallStoreProtocol)
        let expires = Date(timeIntervalSince1970: 1_800_000_000)
        var anna = try Self.user("anna", .act, token: "a", expires: expires)
        let bob = try Self.user("bob", .watch, token: "b", expires: expires)
        try await store.save(bob)
        try await store.save(anna)
        // Who only names a device is no user.
        try await store.see(CallUser(device: "tablet", seen: Self.now))
        #expect(try await store.users() == [anna, bob])

        anna.renew(token: "c", until: expires + 60)
        anna.rights = .administer
        try await store.save(anna)
        try await store.see(CallUser(device: anna.device, seen: Self.now))
        anna.seen = Self.now
        #expect(try await store.users() == [anna, bob])

        anna.revoked = Self.now
        try await store.save(anna)
        _ = try await store.erase(.everything)
        #expect(try await store.users().map(\.name).contains("bob"))
    }
}
