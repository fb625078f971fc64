public import Foundation

/// Turns the bytes of a telephone line, as they come, into sound of 24 kHz for an ear: smooth, where
/// `AudioCodec.decode(_:)` holds each sample, which hisses.
public struct LineDecoder: Sendable {
    private let codec: AudioCodec
    private var raise = TelephoneRate.Raise()

    public init(_ codec: AudioCodec) { self.codec = codec }

    /// 1.5 ms late, where the line is one of 8 kHz.
    public mutating func decode(_ bytes: Data) -> PCM16 {
        switch codec {
        case .pcm16: PCM16(littleEndian: bytes)
        case .muLaw: PCM16(raise.process(MuLaw.decode([UInt8](bytes))))
        case .aLaw: PCM16(raise.process(ALaw.decode([UInt8](bytes))))
        }
    }
}
