import EchoWire
import Foundation

/// One message of the Wyoming protocol, which speech programs of Home Assistant speak: a line of JSON, and perhaps sound.
struct WyomingMessage: Sendable, Hashable {
    var type: String
    var data: JSONObject = [:]
    /// Sound, as `data` says.
    var payload = Data()

    var bytes: Data {
        var head: JSONObject = ["type": .string(type), "data": .object(data)]
        if !payload.isEmpty { head["payload_length"] = .integer(payload.count) }
        return Data(JSONValue.object(head).text.utf8) + [0x0A] + payload
    }
}

/// Reads messages from bytes as they come.
struct WyomingReader: Sendable {
    enum Trouble: Error, Sendable, Hashable {
        /// It is not of this protocol.
        case garbled
        case tooLong
    }

    private static let longestHead = 64 << 10
    private static let longestData = 1 << 20
    private static let longestPayload = 16 << 20

    private struct Head: Sendable {
        var type: String
        var data: JSONObject
        var dataLength: Int
        var payloadLength: Int
    }

    private var rest = Data()
    private var head: Head?

    mutating func receive(_ bytes: some Sequence<UInt8>) throws(Trouble) -> [WyomingMessage] {
        rest.append(contentsOf: bytes)
        var messages: [WyomingMessage] = []
        while let message = try next() { messages.append(message) }
        return messages
    }

    private mutating func next() throws(Trouble) -> WyomingMessage? {
        if head == nil {
            guard let end = rest.firstIndex(of: 0x0A) else {
                if rest.count > Self.longestHead { throw .tooLong }
                return nil
            }
            head = try Self.head(rest[..<end])
            rest = Data(rest[(end + 1)...])
        }
        guard let whole = head, rest.count >= whole.dataLength + whole.payloadLength else { return nil }
        head = nil
        let more = rest.prefix(whole.dataLength)
        let payload = Data(rest.dropFirst(whole.dataLength).prefix(whole.payloadLength))
        var message = WyomingMessage(type: whole.type, data: whole.data, payload: payload)
        if !more.isEmpty {
            guard let data = (try? JSONValue(parsing: Data(more)))?.object else { throw .garbled }
            message.data.merge(data) { $1 }
        }
        rest = Data(rest.dropFirst(whole.dataLength + whole.payloadLength))
        return message
    }

    private static func head(_ line: Data) throws(Trouble) -> Head {
        guard line.count <= longestHead, let value = try? JSONValue(parsing: Data(line)),
            let type = value["type"]?.string
        else { throw .garbled }
        let head = Head(
            type: type, data: value["data"]?.object ?? [:], dataLength: value["data_length"]?.integer ?? 0,
            payloadLength: value["payload_length"]?.integer ?? 0)
        guard head.dataLength >= 0, head.payloadLength >= 0 else { throw .garbled }
        guard head.dataLength <= longestData, head.payloadLength <= longestPayload else { throw .tooLong }
        return head
    }
}
