import EchoTestKit
import EchoWire
import Foundation

@testable import PhoneBridge

/// A media stream that a webhook announced, as Twilio connects it.
struct AnnouncedStream {
    let client: WatchingClient

    static var policy: CallPolicy {
        var policy = BridgeStand.quietPolicy
        policy.incoming.allowed = [.any]
        return policy
    }

    /// - Parameters:
    ///   - name: of the call as the stream says it; nil for that of the webhook.
    ///   - encoding: of its sound.
    init(
        _ call: String, startedAs name: String? = nil, on stand: BridgeStand, encoding: String = "audio/x-mulaw"
    ) async throws {
        let twiml = try await stand.webhook(
            "/voice/incoming",
            ["CallSid": call, "From": "+12015550123", "To": "+12015550100", "CallStatus": "ringing"]
        ).text
        try await self.init(name ?? call, Self.parameters(of: twiml), on: stand, encoding: encoding)
    }

    /// What a webhook's answer gives the stream.
    static func parameters(of twiml: String) -> [String: String] {
        let pairs = twiml.matches(of: /<Parameter name="([^"]*)" value="([^"]*)"/).map {
            (String($0.output.1), String($0.output.2))
        }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }

    /// - Parameter parameters: what the webhook's answer gave the stream.
    init(
        _ call: String, _ parameters: [String: String], on stand: BridgeStand, encoding: String = "audio/x-mulaw",
        stream: String = "MZ1"
    ) async throws {
        client = try await stand.mediaStream()
        try await client.send(["event": "connected", "protocol": "Call", "version": "1.0.0"])
        try await client.send([
            "event": "start", "sequenceNumber": "1", "streamSid": .string(stream),
            "start": [
                "accountSid": "AC1", "streamSid": .string(stream), "callSid": .string(call), "tracks": ["inbound"],
                "mediaFormat": ["encoding": .string(encoding), "sampleRate": 8000, "channels": 1],
                "customParameters": .object(parameters.mapValues { .string($0) }),
            ],
        ])
    }

    func send(_ text: String) async throws { try await client.send(opcode: 1, Data(text.utf8)) }
}
