import EchoAudio
import Foundation

/// Turns the bytes of a stream of sound into samples at 24 kHz.
struct SoundDecoder: Sendable {
    private let format: SoundFormat
    private var raise = TelephoneRate.Raise()
    /// Half a sample that waits for its other half.
    private var odd: UInt8?

    init(format: SoundFormat) { self.format = format }

    mutating func decode(_ data: Data) -> [Int16] {
        switch format {
        case .pcm: pcm(data)
        case .pcmu: raise.process(MuLaw.decode([UInt8](data)))
        case .pcma: raise.process(ALaw.decode([UInt8](data)))
        }
    }

    private mutating func pcm(_ data: Data) -> [Int16] {
        var data = odd.map { Data([$0]) + data } ?? data
        odd = data.count.isMultiple(of: 2) ? nil : data.popLast()
        return PCM16(littleEndian: data).samples
    }
}
