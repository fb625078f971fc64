import EchoAudio
import PhoneBridge

/// How loud both sides of a call are, a tenth of a second after the other.
struct CallLevels {
    private static let step = Duration.milliseconds(100)

    private let codec: AudioCodec
    private var (caller, assistant) = (0, 0)
    private var last: ContinuousClock.Instant?

    init(codec: AudioCodec) { self.codec = codec }

    /// - Returns: the loudest samples, 0–255, when a tenth of a second is over.
    mutating func hear(_ sound: CallSound, at now: ContinuousClock.Instant) -> (caller: UInt8, assistant: UInt8)? {
        switch sound {
        case .caller(let bytes): caller = max(caller, Self.peak(codec.decode(bytes)))
        case .assistant(let bytes): assistant = max(assistant, Self.peak(codec.decode(bytes)))
        }
        guard let last else {
            last = now
            return nil
        }
        guard now - last >= Self.step else { return nil }
        defer { (caller, assistant, self.last) = (0, 0, now) }
        return (UInt8(caller / 128), UInt8(assistant / 128))
    }

    private static func peak(_ sound: PCM16) -> Int {
        sound.samples.reduce(0) { max($0, min(Int($1.magnitude), Int(Int16.max))) }
    }
}
