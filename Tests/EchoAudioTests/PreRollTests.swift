import EchoAudio
import Testing

@Suite struct `Pre-roll` {
    @Test func `keeps the last 200 ms, however the sound came`() {
        var preRoll = PreRoll()
        let sound = (0..<9_600).map { Int16($0) }

        for start in stride(from: 0, to: sound.count, by: 480) {
            preRoll.append(PCM16(Array(sound[start..<start + 480])))
        }

        #expect(preRoll.drain().samples == Array(sound.suffix(4_800)))
        #expect(preRoll.drain().samples.isEmpty)
    }

    @Test func `a chunk longer than itself leaves its end`() {
        var preRoll = PreRoll(.milliseconds(1))

        preRoll.append(PCM16((0..<100).map { Int16($0) }))

        #expect(preRoll.drain().samples == (76..<100).map { Int16($0) })
    }
}
