import EchoCrypto
import Echo
import EchoServing
import EchoTestKit
import EchoWire
import Foundation
import ServerTestKit
import Synchronization

@testable import PhoneBridge

/// A bridge that serves on loopback while a test asks it, and what stands in for Twilio.
struct BridgeStand: Sendable {
    static let token = "client-token"
    static let origin = "https://bridge.test"
    static let authToken = "12345"

    let port: Int
    let bridge: CallBridge
    let twilio: FakeTwilio

    var switchboard: Switchboard { bridge.desk.switchboard }
    var store: any CallStoreProtocol { bridge.desk.store }

    /// Who has to enter a PIN first keeps the assistant away, and with it every server.
    static var quietPolicy: CallPolicy {
        var policy = CallPolicy(country: "US")
        policy.incoming.pin = KeypadPIN("4711")
        return policy
    }

    static let noHost = CallHost(makeEngine: { _ in Echo(key: nil, configuration: EchoConfiguration()) })

    static func run<Result: Sendable>(
        _ policy: CallPolicy = quietPolicy, host: CallHost = noHost, store: (any CallStoreProtocol)? = nil,
        mail: PostgresCallStore? = nil, vault: (any RecordingVaultProtocol)? = nil,
        asterisk: BearerToken? = nil, instance: String = "bridge", keepsDetails: Bool = true,
        configure: @escaping @Sendable (inout BridgeConfiguration) -> Void = { _ in },
        _ body: @escaping @Sendable (BridgeStand) async throws -> Result
    ) async throws -> Result {
        let (twilio, store) = (FakeTwilio(), try store ?? SQLiteCallStore(path: nil))
        let server = HTTPServer(HTTPServerConfiguration(routes: twilio.routes))
        return try await RunningServer.run({ try await server.run(onListening: $0) }) { twilioPort in
            var account = TwilioAccount(
                sid: "AC1", authToken: authToken, restURL: "http://127.0.0.1:\(twilioPort)")
            (account.apiKey, account.apiSecret, account.number) = ("SK1", "secret", "+12015550100")
            var configuration = BridgeConfiguration(token: BearerToken(token))
            (configuration.account, configuration.publicURL) = (account, origin)
            configuration.asterisk = asterisk
            configure(&configuration)
            let desk = CallDesk(
                host: host, gate: CallGate(policy), store: store, vault: vault, mail: mail, instance: instance,
                keepsDetails: keepsDetails)
            let bridge = CallBridge(configuration, desk: desk)
            return try await RunningServer.run({ try await bridge.run(onListening: $0) }) { port in
                try await body(BridgeStand(port: port, bridge: bridge, twilio: twilio))
            }
        }
    }

    func get(
        _ path: String, token: String? = token, headers: [String: String] = [:], method: String = "GET"
    ) async throws -> RawHTTPConnection.Answer {
        try await RawHTTPConnection.request(method, path, port: port, token: token, headers: headers)
    }

    /// Of the calls that run, or ring.
    func runningStatuses() async throws -> [String] {
        let calls = try await get("/api/calls").json["calls"]?.array ?? []
        return calls.compactMap { $0["status"]?.string }
    }

    func post(_ path: String, _ json: JSONValue) async throws -> RawHTTPConnection.Answer {
        try await RawHTTPConnection.request(
            "POST", path, port: port, token: Self.token, headers: ["Content-Type": "application/json"], body: json.data)
    }

    /// A webhook as Twilio sends it: `signature` in the place of the right one, where it is to be another.
    @discardableResult
    func webhook(
        _ path: String, _ fields: [String: String], signature: String? = nil
    ) async throws -> RawHTTPConnection.Answer {
        let signed = Self.origin + path + fields.sorted { $0.key < $1.key }.map { $0.key + $0.value }.joined()
        let body = fields.map { "\($0.key)=\($0.value.replacing("+", with: "%2B"))" }.joined(separator: "&")
        return try await RawHTTPConnection.request(
            "POST", path, port: port, token: nil,
            headers: [
                "Content-Type": "application/x-www-form-urlencoded",
                "X-Twilio-Signature": signature ?? Self.signature(of: signed),
            ], body: Data(body.utf8))
    }

    private static func signature(of text: String) -> String {
        let key = SymmetricKey(data: Data(authToken.utf8))
        return Data(HMAC<Insecure.SHA1>.authenticationCode(for: Data(text.utf8), using: key)).base64EncodedString()
    }

    /// A call on a line that says nothing, while `body` runs.
    func calling(
        _ id: String = "CA7", failure: PhoneLineError? = nil, _ body: (QuietLine) async throws -> Void
    ) async throws {
        let line = QuietLine(id, failure: failure)
        async let end = switchboard.carry(line)
        _ = await eventually { switchboard.call(id) != nil }
        do {
            try await body(line)
        } catch {
            line.hangUp()
            _ = await end
            throw error
        }
        line.hangUp()
        _ = await end
    }

    /// The handshake of a media stream, signed as Twilio does it.
    func mediaStream() async throws -> WatchingClient {
        try await WatchingClient.connect(
            "/media-stream", port: port,
            headers: ["X-Twilio-Signature": Self.signature(of: "wss://bridge.test/media-stream")])
    }
}

extension RawHTTPConnection.Answer {
    var code: String? { json["error"]?["code"]?.string }
    var message: String { json["error"]?["message"]?.string ?? "" }
}
