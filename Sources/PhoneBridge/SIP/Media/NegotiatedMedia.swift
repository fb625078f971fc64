import EchoAudio

/// The media both sides agreed on: where the sound goes, and how it is coded.
struct NegotiatedMedia: Sendable, Hashable {
    /// In numbers.
    var host: String
    var port: Int
    /// For reports on it.
    var reportPort: Int
    var codec: AudioCodec
    var payloadType: UInt8
    /// Of RFC 4733; nil where the other side has none.
    var eventType: UInt8?
    /// As this side sees it.
    var direction: MediaDirection
    /// Nil for sound that anybody on the way can hear.
    var security: MediaSecurity?

    /// The other side holds the line: it will not hear what is sent.
    var isHeld: Bool { !direction.sends }

    /// - Parameters:
    ///   - remote: what the other side offers or answers.
    ///   - codecs: those that are spoken here, the best first.
    ///   - key: of what this side says, where it is encrypted; nil where that cannot be done.
    ///   - isEncrypted: nothing else will do.
    init(
        _ remote: SessionDescription, codecs: [AudioCodec], direction own: MediaDirection = .sendrecv,
        key: MediaKey? = nil, isEncrypted: Bool = false
    ) throws(SessionDescriptionError) {
        guard let index = remote.audioIndex else { throw .incompatible }
        let stream = remote.media[index]
        guard stream.isEncrypted ? key != nil : !isEncrypted else { throw .incompatible }
        if stream.isEncrypted, let crypto = stream.crypto, let key {
            security = MediaSecurity(tag: crypto.tag, own: key, theirs: crypto.key)
        }
        let choices = stream.payloadTypes.compactMap { type in Self.codec(type, of: stream).map { (type, $0) } }
        // The best of ours that they have, as RFC 3264 leaves it to who answers.
        let wanted = codecs.lazy.compactMap { codec in choices.first { $0.1 == codec } }.first
        guard let (type, codec) = wanted, let host = stream.host ?? remote.host, !host.isEmpty else {
            throw .incompatible
        }
        (self.host, port, self.codec, payloadType) = (host, stream.port, codec, type)
        reportPort = stream.reportPort ?? min(stream.port + 1, Int(UInt16.max))
        eventType = stream.payloadTypes.first { stream.encoding(of: $0) == TelephoneEvent.encoding }
        let theirs = (stream.direction ?? remote.direction ?? .sendrecv).mirrored
        // The older way to hold a line is to send its sound nowhere.
        let heard = theirs.sends && own.sends && IPAddress(host)?.isUnspecified != true
        direction = Self.direction(sends: heard, receives: theirs.receives && own.receives)
    }

    private static func codec(_ type: UInt8, of stream: MediaDescription) -> AudioCodec? {
        switch stream.encoding(of: type) {
        case "PCMU/8000", "PCMU/8000/1": .muLaw
        case "PCMA/8000", "PCMA/8000/1": .aLaw
        default: nil
        }
    }

    private static func direction(sends: Bool, receives: Bool) -> MediaDirection {
        switch (sends, receives) {
        case (true, true): .sendrecv
        case (true, false): .sendonly
        case (false, true): .recvonly
        case (false, false): .inactive
        }
    }
}

extension SessionDescription {
    /// The first stream of sound that can be taken.
    var audioIndex: Int? { media.firstIndex(where: \.isUsable) }
}
