/// One stream of a session: a line `m=` and what belongs to it.
struct MediaDescription: Sendable, Hashable {
    var kind: String
    /// 0 turns the stream down.
    var port: Int
    var transport: String
    var formats: [String]
    /// Where it goes, if not where the session does.
    var host: String?
    /// By payload type: `PCMU/8000`.
    var encodings: [UInt8: String] = [:]
    /// Where reports on it go, if not to the next port.
    var reportPort: Int?
    /// Milliseconds a packet, as the other side wants them.
    var packetTime: Int?
    var direction: MediaDirection?
    /// The first way to encrypt it that is known here.
    var crypto: MediaCrypto?

    /// Of a value such as `audio 49170 RTP/AVP 0 8`.
    init?(_ value: Substring) {
        let words = value.split(separator: " ")
        guard words.count >= 4, words.count <= 68, let port = UInt16(words[1].prefix { $0 != "/" }) else { return nil }
        (kind, self.port, transport) = (String(words[0]), Int(port), String(words[2]))
        formats = words.dropFirst(3).map(String.init)
    }

    init(port: Int, formats: [UInt8], direction: MediaDirection) {
        (kind, self.port, transport, self.direction, packetTime) = ("audio", port, "RTP/AVP", direction, 20)
        self.formats = formats.map(String.init)
    }

    /// What stands behind `a=`.
    mutating func read(attribute: Substring) {
        if let direction = MediaDirection(rawValue: String(attribute)) {
            self.direction = direction
        } else if attribute.hasPrefix("ptime:") {
            packetTime = Int(attribute.dropFirst(6)).flatMap { (1...200).contains($0) ? $0 : nil }
        } else if attribute.hasPrefix("rtcp:") {
            reportPort = attribute.dropFirst(5).split(separator: " ").first.flatMap { UInt16($0) }.map(Int.init)
        } else if attribute.hasPrefix("crypto:") {
            crypto = crypto ?? MediaCrypto(attribute.dropFirst(7))
        } else if attribute.hasPrefix("rtpmap:") {
            let words = attribute.dropFirst(7).split(separator: " ")
            guard words.count == 2, let type = UInt8(words[0]), type < 128 else { return }
            encodings[type] = words[1].uppercased()
        }
    }

    var isEncrypted: Bool { transport == "RTP/SAVP" || transport == "RTP/SAVPF" }

    /// Sound that is not turned down, over RTP as it is spoken here.
    var isUsable: Bool {
        guard kind == "audio", port != 0 else { return false }
        return isEncrypted ? crypto != nil : transport == "RTP/AVP" || transport == "RTP/AVPF"
    }

    /// Payload types in the order they are wanted.
    var payloadTypes: [UInt8] { formats.compactMap { UInt8($0) }.filter { $0 < 128 } }

    /// What a payload type is; those of G.711 need not be said.
    func encoding(of type: UInt8) -> String? { encodings[type] ?? [0: "PCMU/8000", 8: "PCMA/8000"][type] }
}
