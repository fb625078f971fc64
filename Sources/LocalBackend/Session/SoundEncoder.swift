import EchoAudio
import Foundation

/// Turns samples at 24 kHz into the bytes of a stream of sound.
struct SoundEncoder: Sendable {
    private let format: SoundFormat
    private var lower = TelephoneRate.Lower()

    init(format: SoundFormat) { self.format = format }

    mutating func encode(_ samples: [Int16]) -> Data {
        switch format {
        case .pcm: PCM16(samples).littleEndianData
        case .pcmu: Data(MuLaw.encode(lower.process(samples)))
        case .pcma: Data(ALaw.encode(lower.process(samples)))
        }
    }
}
