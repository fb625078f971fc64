import Echo
import EchoAudio
import Foundation
import Testing

@testable import PhoneBridge

@Suite struct `The recording of a whole call` {
    private let start = ContinuousClock.now
    private let frame = Data(repeating: 0x55, count: 160)

    private func sides(_ sounds: [ConversationSound]) -> [ConversationSound.Side] {
        // Behind the two samples that both sides begin with.
        sounds.dropFirst(2).map(\.side)
    }

    @Test func `has what was before it, and both sides begin at the same time`() {
        let sut = LineTape(codec: .muLaw, waits: true)
        sut.add(frame, of: .assistant, endingAt: start + .seconds(1))
        sut.add(frame, of: .user, endingAt: start + .seconds(2))
        let whole = sut.start(keepsCaller: true, at: start + .seconds(3))
        #expect(whole.start == start + .milliseconds(980))
        #expect(sides(whole.before) == [.assistant, .user])
        let first = whole.start + .milliseconds(1)
        #expect(whole.before.prefix(2).map(\.lastSampleAt) == [first, first])
        #expect(whole.before.map(\.number) == [0, 1, 2, 3])
    }

    @Test func `has nothing that a caller said before they were told, where the law wants all to agree`() {
        let sut = LineTape(codec: .muLaw, waits: true)
        sut.add(frame, of: .user, endingAt: start)
        sut.add(frame, of: .assistant, endingAt: start)
        #expect(sides(sut.start(keepsCaller: false, at: start).before) == [.assistant])
    }

    @Test func `has keys as tones, silence and what comes, until it ends`() async {
        let sut = LineTape(codec: .aLaw, waits: false)
        sut.add(frame, of: .user, endingAt: start)
        let whole = sut.start(keepsCaller: true, at: start)
        #expect(sides(whole.before).isEmpty)
        sut.key("5", of: .user, at: start)
        sut.add(frame, of: .assistant, endingAt: start + .milliseconds(20))
        sut.tick(at: start + .milliseconds(1300))
        sut.stop()
        sut.add(frame, of: .user, endingAt: start + .seconds(2))
        var heard: [ConversationSound] = []
        for await sound in whole.sound { heard.append(sound) }
        #expect(heard.map(\.side) == [.user, .assistant, .user, .assistant])
        #expect(heard.map(\.sound.samples.count) == [4800, 480, 1, 1])
        #expect(heard.map(\.number) == [2, 3, 4, 5])
    }

    @Test func `keeps no more in memory than a few minutes before it begins`() {
        let sut = LineTape(codec: .muLaw, waits: true)
        for index in 0..<20_000 { sut.add(frame, of: .user, endingAt: start + .milliseconds(20 * index)) }
        let whole = sut.start(keepsCaller: true, at: start + .seconds(400))
        #expect(sides(whole.before).isEmpty)
        #expect(whole.start == start + .seconds(400))
    }
}
