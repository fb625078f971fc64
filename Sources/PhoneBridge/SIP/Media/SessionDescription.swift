import Foundation

/// The description of a call's sound that the two sides exchange (SDP, RFC 8866), as far as a telephone needs it.
struct SessionDescription: Sendable, Hashable {
    static let sizeLimit = 8192
    private static let mediaLimit = 8

    var host: String?
    var direction: MediaDirection?
    var media: [MediaDescription]
    var sessionID: UInt64 = 0
    var version: UInt64 = 0

    init(host: String, sessionID: UInt64, version: UInt64, media: [MediaDescription]) {
        (self.host, self.sessionID, self.version, self.media) = (host, sessionID, version, media)
    }

    init(reading body: Data) throws(SessionDescriptionError) {
        guard body.count <= Self.sizeLimit else { throw .tooLarge }
        media = []
        // What stands between is a line; telephones end them as they like.
        let lines = String(decoding: body, as: UTF8.self).split { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
        guard lines.first == "v=0" else { throw .unreadable }
        for line in lines.dropFirst() {
            guard line.dropFirst().first == "=" else { throw .unreadable }
            try read(line.first ?? " ", line.dropFirst(2))
        }
    }

    private mutating func read(_ kind: Character, _ value: Substring) throws(SessionDescriptionError) {
        switch kind {
        case "m":
            guard media.count < Self.mediaLimit, let stream = MediaDescription(value) else { throw .unreadable }
            media.append(stream)
        case "c":
            let host = Self.host(in: value)
            if media.isEmpty { self.host = host } else { media[media.count - 1].host = host ?? "" }
        case "a" where media.isEmpty: direction = MediaDirection(rawValue: String(value)) ?? direction
        case "a": media[media.count - 1].read(attribute: value)
        case "o":
            let words = value.split(separator: " ")
            if words.count > 2 { (sessionID, version) = (UInt64(words[1]) ?? 0, UInt64(words[2]) ?? 0) }
        default: break
        }
    }

    /// In numbers: nobody here asks a name server for what a stranger wrote.
    private static func host(in value: Substring) -> String? {
        let words = value.split(separator: " ")
        guard words.count == 3, words[0] == "IN", let kind = ["IP4": false, "IP6": true][words[1]] else { return nil }
        let text = words[2].prefix { $0 != "/" }
        // One of IPv4 may be written as one of IPv6, and not the other way.
        guard let address = IPAddress(text), kind || !address.isV6, kind == text.contains(":") else { return nil }
        return address.text
    }

    var body: Data {
        let host = host ?? "0.0.0.0"
        let place = "IN \(host.contains(":") ? "IP6" : "IP4") \(host)"
        var lines = ["v=0", "o=- \(sessionID) \(version) \(place)", "s=-", "c=\(place)", "t=0 0"]
        for stream in media { lines += Self.lines(of: stream) }
        return Data(lines.map { $0 + "\r\n" }.joined().utf8)
    }

    private static func lines(of stream: MediaDescription) -> [String] {
        let head = "m=\(stream.kind) \(stream.port) \(stream.transport) \(stream.formats.joined(separator: " "))"
        guard stream.port != 0 else { return [head] }
        let encodings = stream.payloadTypes.flatMap { type -> [String] in
            guard let encoding = stream.encoding(of: type) else { return [] }
            let line = "a=rtpmap:\(type) \(encoding == TelephoneEvent.encoding ? "telephone-event/8000" : encoding)"
            return encoding == TelephoneEvent.encoding ? [line, "a=fmtp:\(type) 0-16"] : [line]
        }
        let time = stream.packetTime.map { ["a=ptime:\($0)"] } ?? []
        let crypto = stream.isEncrypted ? stream.crypto.map { [$0.line] } ?? [] : []
        return [head] + encodings + time + crypto + (stream.direction.map { ["a=\($0.rawValue)"] } ?? [])
    }
}
