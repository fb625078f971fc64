import Crypto
import Echo
import EchoServing
import EchoTestKit
import EchoWire
import Foundation
import HouseTestKit
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
        _ policy: CallPolicy = quietPolicy, host: CallHost = noHost, store: any CallStoreProtocol = CallStore(),
        vault: (any RecordingVaultProtocol)? = nil, asterisk: BearerToken? = nil,
        _ body: @escaping @Sendable (BridgeStand) async throws -> Result
    ) async throws -> Result {
        let twilio = FakeTwilio()
        let server = HTTPServer(HTTPServerConfiguration(routes: twilio.routes))
        return try await RunningServer.run({ try await server.run(onListening: $0) }) { twilioPort in
            var account = TwilioAccount(
                sid: "AC1", authToken: authToken, restURL: "http://127.0.0.1:\(twilioPort)")
            (account.apiKey, account.apiSecret, account.number) = ("SK1", "secret", "+12015550100")
            var configuration = BridgeConfiguration(token: BearerToken(token))
            (configuration.account, configuration.publicURL) = (account, origin)
            configuration.asterisk = asterisk
            let desk = CallDesk(host: host, gate: CallGate(policy), store: store, vault: vault)
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

    func post(_ path: String, _ json: JSONValue) async throws -> RawHTTPConnection.Answer {
        try await RawHTTPConnection.request(
            "POST", path, port: port, token: Self.token, headers: ["Content-Type": "application/json"], body: json.data)
    }

    /// A call on a line that says nothing, while `body` runs.
    func calling(_ id: String = "CA7", _ body: (QuietLine) async throws -> Void) async throws {
        let line = QuietLine(id)
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
        let address = "wss://bridge.test/media-stream"
        let code = HMAC<Insecure.SHA1>.authenticationCode(
            for: Data(address.utf8), using: SymmetricKey(data: Data(Self.authToken.utf8)))
        return try await WatchingClient.connect(
            "/media-stream", port: port, headers: ["X-Twilio-Signature": Data(code).base64EncodedString()])
    }
}

extension RawHTTPConnection.Answer {
    var code: String? { json["error"]?["code"]?.string }
    var message: String { json["error"]?["message"]?.string ?? "" }
}
