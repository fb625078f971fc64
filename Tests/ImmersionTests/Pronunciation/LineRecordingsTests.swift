import EchoAudio
import Testing

@testable import Immersion

@Suite struct `One's own voice is kept by line` {
    @Test func `the last lines only, each once`() {
        var recordings = LineRecordings()
        #expect(recordings.sound(of: nil) == nil)

        for line in 0..<15 { recordings.keep(PCM16([Int16(line)]), line: line) }
        recordings.keep(PCM16([99]), line: 14)

        #expect(recordings.sound(of: nil)?.sound == PCM16([99]))
        #expect(recordings.sound(of: 14)?.sound == PCM16([99]))
        #expect(recordings.sound(of: 3) == nil)
        #expect(recordings.sound(of: 6)?.sound == PCM16([6]))
        recordings.clear()
        #expect(recordings.sound(of: 14) == nil)
    }
}
