import EchoAudio
import Testing

@Suite struct `The peaks of sound` {
    @Test func `are the loudest sample of each tenth of a second`() {
        var peaks = SoundPeaks()
        peaks.add(Array(repeating: Int16(0), count: 2_400))
        peaks.add(Array(repeating: Int16(0), count: 1_000) + [-16_384] + Array(repeating: Int16(100), count: 1_399))
        peaks.add([Int16.min, 5])
        #expect(peaks.bytes == [0, 128])
        peaks.finish()
        #expect(peaks.bytes == [0, 128, 255])
        peaks.finish()
        #expect(peaks.bytes.count == 3)
    }
}
