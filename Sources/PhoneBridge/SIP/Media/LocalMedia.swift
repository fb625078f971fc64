import EchoAudio

/// The media this side can hear and say, and its offers and answers (RFC 3264).
struct LocalMedia: Sendable, Hashable {
    /// The usual number for digits.
    static let eventType: UInt8 = 101

    var host: String
    /// Of RTP.
    var port: Int
    /// The best first.
    var codecs: [AudioCodec] = [.aLaw, .muLaw]
    var direction = MediaDirection.sendrecv
    var sessionID: UInt64
    /// Of what this side says, where it is encrypted; nil where that cannot be done.
    var key: MediaKey?
    /// It is, and nothing else will do.
    var isEncrypted = false
    private var version: UInt64 = 0

    init(host: String, port: Int, codecs: [AudioCodec] = [.aLaw, .muLaw], sessionID: UInt64) {
        (self.host, self.port, self.codecs, self.sessionID) = (host, port, codecs, sessionID)
    }

    mutating func offer() -> SessionDescription {
        let types = codecs.map { $0 == .muLaw ? UInt8(0) : 8 } + [Self.eventType]
        var stream = MediaDescription(port: port, formats: types, direction: direction)
        stream.encodings[Self.eventType] = TelephoneEvent.encoding
        if isEncrypted, let key {
            stream.transport = "RTP/SAVP"
            stream.crypto = MediaCrypto(tag: 1, key: key)
        }
        return describe([stream])
    }

    /// As many streams as were offered, all but one turned down.
    mutating func answer(
        to offer: SessionDescription
    ) throws(SessionDescriptionError) -> (SessionDescription, NegotiatedMedia) {
        let agreed = try agreed(with: offer)
        isEncrypted = agreed.security != nil
        let chosen = offer.audioIndex
        let streams = offer.media.enumerated().map { index, stream in
            var answered = stream
            if index == chosen { answered = self.stream(agreed, like: stream) } else { answered.port = 0 }
            return answered
        }
        return (describe(streams), agreed)
    }

    /// - Parameter remote: what the other side offers, or answers.
    func agreed(with remote: SessionDescription) throws(SessionDescriptionError) -> NegotiatedMedia {
        let agreed = try NegotiatedMedia(
            remote, codecs: codecs, direction: direction, key: key, isEncrypted: isEncrypted)
        // Sound does not go from one kind of address to the other; to no address at all, it goes nowhere.
        guard let own = IPAddress(host), let theirs = IPAddress(agreed.host), !theirs.isUnspecified else {
            return agreed
        }
        guard own.isV6 == theirs.isV6 else { throw .incompatible }
        return agreed
    }

    private func stream(_ agreed: NegotiatedMedia, like offered: MediaDescription) -> MediaDescription {
        var stream = MediaDescription(
            port: port, formats: [agreed.payloadType] + (agreed.eventType.map { [$0] } ?? []),
            direction: agreed.direction)
        // Held by an address of zeros, this side does as if by `sendonly`.
        stream.transport = offered.transport
        stream.crypto = agreed.security.map { MediaCrypto(tag: $0.tag, key: $0.own) }
        stream.encodings[agreed.payloadType] = agreed.codec == .muLaw ? "PCMU/8000" : "PCMA/8000"
        if let type = agreed.eventType { stream.encodings[type] = TelephoneEvent.encoding }
        return stream
    }

    private mutating func describe(_ streams: [MediaDescription]) -> SessionDescription {
        version += 1
        return SessionDescription(host: host, sessionID: sessionID, version: version, media: streams)
    }
}
