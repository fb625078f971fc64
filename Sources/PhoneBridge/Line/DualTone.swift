import EchoAudio
import Foundation

/// The two tones of a telephone's key (ITU-T Q.23), with the silence after them, for lines that carry keys as sound.
struct DualTone: Sendable, Hashable {
    private static let rows = [697.0, 770, 852, 941]
    private static let columns = [1209.0, 1336, 1477, 1633]
    private static let keys = "123A456B789C*0#D"
    /// Samples at 8 kHz: a tenth of a second each, more than the 40 ms that ITU-T Q.24 asks for.
    private static let length = 800
    /// Of each of the two tones.
    private static let amplitude = 0.35

    private let low: Double
    private let high: Double

    /// Nil for what is no key.
    init?(_ key: Character) {
        guard let index = Self.keys.firstIndex(of: Character(key.uppercased())) else { return nil }
        let place = Self.keys.distance(from: Self.keys.startIndex, to: index)
        (low, high) = (Self.rows[place / 4], Self.columns[place % 4])
    }

    /// 100 ms of tone and 100 ms of silence, in µ-law or A-law.
    func sound(_ codec: AudioCodec) -> Data {
        codec == .aLaw ? sound(ALaw.encode, silence: 0xD5) : sound(MuLaw.encode, silence: 0xFF)
    }

    private func sound(_ encode: (Int16) -> UInt8, silence: UInt8) -> Data {
        let tone = (0..<Self.length).map { index in
            let angle = 2 * Double.pi * Double(index) / 8000
            let level = Self.amplitude * (sin(angle * low) + sin(angle * high))
            return encode(Int16(level * Double(Int16.max)))
        }
        return Data(tone) + Data(repeating: silence, count: Self.length)
    }
}
