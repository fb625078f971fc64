import EchoWire
import Foundation

/// Counts the sound of a microphone in time, whatever its format on the wire.
struct SoundCount: Sendable {
    private var heard = Duration.zero
    private var taken = Duration.zero
    private var bytesPerMillisecond = 48

    /// What a session says of the sound that is to come.
    mutating func format(_ session: JSONValue?) {
        guard let format = session?["audio"]?["input"]?["format"] else { return }
        bytesPerMillisecond = Self.bytesPerMillisecond(format)
    }

    /// Base64, as on the wire.
    mutating func add(_ base64: String) { heard += Self.duration(of: base64, bytesPerMillisecond) }

    func missing(_ wanted: Duration) -> Duration { max(.zero, wanted - (heard - taken)) }

    /// False when there is less.
    mutating func take(_ wanted: Duration) -> Bool {
        guard missing(wanted) == .zero else { return false }
        taken += wanted
        return true
    }

    /// 24 kHz PCM16 has 48 bytes a millisecond, G.711 has 8.
    static func bytesPerMillisecond(_ format: JSONValue) -> Int { format["type"] == "audio/pcm" ? 48 : 8 }

    static func duration(of base64: String, _ bytesPerMillisecond: Int) -> Duration {
        let bytes = base64.utf8.count / 4 * 3 - base64.utf8.suffix(2).count { $0 == UInt8(ascii: "=") }
        return .microseconds(bytes * 1000 / bytesPerMillisecond)
    }
}
