import EchoAudio
import Foundation
import Testing

@Suite struct `A codec` {
    @Test(arguments: AudioCodec.allCases) func `gives back the very bytes`(_ codec: AudioCodec) {
        let bytes = Data((0...255).map { UInt8($0) } + (0...255).reversed().map { UInt8($0) })

        #expect(codec.encode(codec.decode(bytes)) == bytes)
    }

    @Test(arguments: [AudioCodec.muLaw, .aLaw]) func `of a telephone lasts as long as it says`(_ codec: AudioCodec) {
        #expect(codec.decode(Data(count: codec.bytesPerMillisecond * 20)).duration == .milliseconds(20))
    }

    @Test func `makes silence silent`() {
        for codec in AudioCodec.allCases {
            let silence = codec.decode(codec.encode(PCM16.silence(.milliseconds(20))))
            #expect(silence.samples.allSatisfy { abs(Int($0)) <= 8 })
            #expect(silence.duration == .milliseconds(20))
        }
    }
}
