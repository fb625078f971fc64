import EchoAudio
import Foundation

/// Turns samples at 24 kHz into the bytes of a stream of sound.
struct SoundEncoder: Sendable {
    private var line: LineEncoder

    init(format: SoundFormat) { line = LineEncoder(format.codec) }

    mutating func encode(_ samples: [Int16]) -> Data { line.encode(PCM16(samples)) }
}
