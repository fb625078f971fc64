import EchoAudio
import EchoWire
import Foundation

/// How the sound of a session goes over the wire, the same in both directions, and how far one stream of it has come.
struct DuplexSound: Sendable {
    private enum Coding: Sendable, Hashable {
        case pcm24k, pcm16k, muLaw, aLaw

        init(_ format: LiveAudioFormat?) {
            switch (format?.type, format?.rate) {
            case ("audio/pcm", 16_000): self = .pcm16k
            case ("audio/pcmu", _): self = .muLaw
            case ("audio/pcma", _): self = .aLaw
            default: self = .pcm24k
            }
        }
    }

    private let coding: Coding
    private var decoder: LineDecoder
    private var encoder: LineEncoder
    private var raise = RateChange.raise
    private var lower = RateChange.lower

    /// - Parameter format: of a shape that was checked.
    init(_ format: LiveAudioFormat? = nil) {
        coding = Coding(format)
        let codec: AudioCodec =
            switch coding {
            case .pcm24k, .pcm16k: .pcm16
            case .muLaw: .muLaw
            case .aLaw: .aLaw
            }
        decoder = LineDecoder(codec)
        encoder = LineEncoder(codec)
    }

    var bytesPerMillisecond: Int {
        switch coding {
        case .pcm24k: 48
        case .pcm16k: 32
        case .muLaw, .aLaw: 8
        }
    }

    var bytesPerSample: Int {
        switch coding {
        case .pcm24k, .pcm16k: 2
        case .muLaw, .aLaw: 1
        }
    }

    /// Samples at 24 kHz.
    mutating func decode(_ data: Data) -> [Int16] {
        let samples = decoder.decode(data).samples
        return coding == .pcm16k ? raise.process(samples) : samples
    }

    mutating func encode(_ samples: [Int16]) -> Data {
        encoder.encode(PCM16(coding == .pcm16k ? lower.process(samples) : samples))
    }
}
