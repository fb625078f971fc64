/// Something that the exchange does wrong, on purpose.
public enum ExchangeFault: Sendable, Hashable {
    /// Webhooks and handshakes are signed with a secret that is not the account's.
    case badSignature
    case noSignature
    /// Each webhook comes a second time, as who has recorded it would send it.
    case replay
    /// A message of a media stream that no version of the protocol has.
    case unknownEvent
    /// A media stream is closed without its last message.
    case noStop
    /// The first message of a media stream that says what it is comes late.
    case lateStart(Duration)
    /// Of a hundred frames of a caller's sound, so many are lost.
    case loss(percent: Int)
    /// A caller's sound comes in bursts of so many frames.
    case burst(frames: Int)
    case mediaBeforeStart
    case startTwice
    /// A media stream says that its sound is not µ-law.
    case wrongCodec
    /// A caller's sound comes in pieces that are not 20 ms.
    case oddFrames
    /// The REST API answers nothing but this HTTP status.
    case http(status: Int)
    /// The REST API takes its time.
    case slowREST(Duration)
    /// The connection of a media stream breaks when it is so old, or ends, without a word.
    case dropsWithoutStop(after: Duration)
}

extension Set<ExchangeFault> {
    /// What the first of the faults says that says anything.
    func first<Value>(_ value: (ExchangeFault) -> Value?) -> Value? { lazy.compactMap(value).first }

    var lateStart: Duration? { first { if case .lateStart(let delay) = $0 { delay } else { nil } } }
    var loss: Int { first { if case .loss(let percent) = $0 { percent } else { nil } } ?? 0 }
    var burst: Int { first { if case .burst(let frames) = $0 { frames } else { nil } } ?? 1 }
    var status: Int? { first { if case .http(let status) = $0 { status } else { nil } } }
    var slowness: Duration? { first { if case .slowREST(let delay) = $0 { delay } else { nil } } }
    var drop: Duration? { first { if case .dropsWithoutStop(let age) = $0 { age } else { nil } } }
}
