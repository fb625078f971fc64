public import Foundation

/// Turns sound of 24 kHz that was recorded or made here, as it comes, into the bytes of a telephone line: without what lies
/// above 4 kHz, which would be heard as a noise below it.
///
/// What came over a line has nothing there, and `AudioCodec.encode(_:)` gives its very bytes back.
public struct LineEncoder: Sendable {
    private let codec: AudioCodec
    private var lower = TelephoneRate.Lower()

    public init(_ codec: AudioCodec) { self.codec = codec }

    /// 1.5 ms late, where the line is one of 8 kHz.
    public mutating func encode(_ sound: PCM16) -> Data {
        switch codec {
        case .pcm16: sound.littleEndianData
        case .muLaw: Data(MuLaw.encode(lower.process(sound.samples)))
        case .aLaw: Data(ALaw.encode(lower.process(sound.samples)))
        }
    }

    /// A whole sound.
    public static func bytes(of sound: PCM16, _ codec: AudioCodec) -> Data {
        var encoder = LineEncoder(codec)
        return encoder.encode(sound)
    }
}
