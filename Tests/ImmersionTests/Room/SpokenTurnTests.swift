import EchoAudio
import EchoTestKit
import Testing

@testable import Immersion

@Suite struct `A spoken answer ends by itself` {
    private func receive(_ sound: [Int16], into turn: inout SpokenTurn) -> Bool {
        var wantsMore = true
        for start in stride(from: 0, to: sound.count, by: 480) {
            wantsMore = turn.receive(Array(sound[start..<min(start + 480, sound.count)]))
        }
        return wantsMore
    }

    private let quiet = Array(repeating: Int16(0), count: 24_000)

    @Test func `after a silence`() {
        var turn = SpokenTurn()
        let voice = EchoTestKit.SpokenSound.voice(milliseconds: 1200).samples
        #expect(receive(Array(quiet.prefix(14_400)) + voice, into: &turn))
        #expect(turn.hasSpoken)

        #expect(!receive(quiet + quiet, into: &turn))
        #expect(turn.spoken > .milliseconds(700))
        #expect(turn.spoken < .milliseconds(3000))
    }

    @Test func `when nobody says anything, and when it never ends`() {
        var silent = SpokenTurn()
        for _ in 0..<9 { #expect(receive(quiet, into: &silent)) }
        #expect(!receive(quiet, into: &silent))
        #expect(!silent.hasSpoken)
        #expect(silent.spoken == .zero)

        let count = silent.samples.count
        let wantsMore = silent.receive(quiet)
        #expect(!wantsMore)
        #expect(silent.samples.count == count)
    }

    @Test func `when the person says so`() {
        var turn = SpokenTurn()
        #expect(receive(quiet, into: &turn))
        turn.stop()

        let wantsMore = turn.receive([0])
        #expect(!wantsMore)
    }
}
