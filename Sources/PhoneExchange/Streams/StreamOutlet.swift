import EchoWire
import Foundation

/// Writes the exchange's side of a media stream: messages with their numbers, and the caller's sound in pieces.
///
/// Numbers are strings, as Twilio writes them.
struct StreamOutlet: Sendable {
    private static let oddSizes = [80, 1, 333, 160, 47, 600]

    let stream: String
    private let faults: Set<ExchangeFault>
    private var number = 0
    private var chunk = 0
    private var milliseconds = 0
    /// Sound that waits for its piece to be full.
    private var partial = Data()
    private var oddIndex = 0
    private var burst: [String] = []

    init(stream: String, faults: Set<ExchangeFault>) {
        self.stream = stream
        self.faults = faults
    }

    /// The only message without a number and without the name of the stream.
    static let connected: JSONValue = ["event": "connected", "protocol": "Call", "version": "1.0.0"]

    mutating func message(_ event: String, _ body: JSONObject) -> JSONValue {
        number += 1
        return [
            "event": .string(event), event: .object(body), "sequenceNumber": .string(String(number)),
            "streamSid": .string(stream),
        ]
    }

    /// - Returns: the messages to send now, and how many pieces were lost.
    mutating func sound(_ frame: Data) -> (messages: [String], lost: Int) {
        var (messages, lost): ([String], Int) = ([], 0)
        for piece in pieces(frame) {
            if isLost() { lost += 1 } else { burst.append(media(piece)) }
            milliseconds += piece.count / 8
        }
        if burst.count >= faults.burst {
            messages = burst
            burst = []
        }
        return (messages, lost)
    }

    private mutating func pieces(_ frame: Data) -> [Data] {
        guard faults.contains(.oddFrames) else { return [frame] }
        partial += frame
        var pieces: [Data] = []
        while partial.count >= Self.oddSizes[oddIndex] {
            pieces.append(Data(partial.prefix(Self.oddSizes[oddIndex])))
            partial = Data(partial.dropFirst(Self.oddSizes[oddIndex]))
            oddIndex = (oddIndex + 1) % Self.oddSizes.count
        }
        return pieces
    }

    /// Spread evenly, so that a test sees the same each time.
    private mutating func isLost() -> Bool {
        chunk += 1
        return chunk * faults.loss / 100 != (chunk - 1) * faults.loss / 100
    }

    /// Fifty a second for every call: written without a tree of values.
    private mutating func media(_ bytes: Data) -> String {
        number += 1
        return """
            {"event":"media","sequenceNumber":"\(number)","media":{"track":"inbound","chunk":"\(chunk)",\
            "timestamp":"\(milliseconds)","payload":"\(bytes.base64EncodedString())"},"streamSid":"\(stream)"}
            """
    }
}
