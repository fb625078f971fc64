import EchoAudio
import Foundation
import Testing

@testable import PhoneBridge

@Suite struct `The tones of keys` {
    private let start = ContinuousClock.now

    private func sound(_ steps: [LineStep]) -> [Data] {
        steps.compactMap { if case .frame(let bytes) = $0 { bytes } else { nil } }
    }

    @Test(arguments: [AudioCodec.muLaw, .aLaw])
    func `go out as frames of 20 ms, three ahead and then one by one`(codec: AudioCodec) throws {
        var sut = KeyTones(codec: codec)
        sut.press("5#")
        let counts = (0..<20).map { index in sut.frames(at: start + .milliseconds(20 * index)).count }
        #expect(counts == [3] + Array(repeating: 1, count: 17) + [0, 0])

        sut.press("5#x")
        let frames = (100..<120).flatMap { sound(sut.frames(at: start + .milliseconds(20 * $0))) }
        #expect(frames.allSatisfy { $0.count == 160 })
        let tones = try "5#".map { try #require(DualTone($0)).sound(codec) }
        #expect(frames.reduce(Data(), +) == tones.reduce(Data(), +))
    }

    @Test func `are heard in the place of what is said, and behind what was sent`() {
        var sut = KeyTones(codec: .muLaw)
        let speech = LineStep.frame(Data(repeating: 1, count: 160))
        #expect(sut.admit([speech, speech, speech], at: start).count == 3)
        sut.press("1")
        #expect(sut.frames(at: start).isEmpty)
        var sent: [Int] = []
        for index in 1...12 {
            let now = start + .milliseconds(20 * index)
            #expect(sut.admit([speech, .mark("m")], at: now) == (index <= 10 ? [.mark("m")] : [speech, .mark("m")]))
            sent.append(sut.frames(at: now).count)
        }
        #expect(sent == Array(repeating: 1, count: 10) + [0, 0])
    }

    @Test func `begin again three ahead when the line was cleared, and never fill the memory`() {
        var sut = KeyTones(codec: .muLaw)
        sut.press(String(repeating: "7", count: 100_000))
        #expect(sut.frames(at: start).count == 3)
        #expect(sut.frames(at: start).isEmpty)
        sut.clear()
        #expect(sut.frames(at: start).count == 3)
        let frames = (1...10_000).reduce(6) { $0 + sut.frames(at: start + .milliseconds(20 * $1)).count }
        #expect(frames == 640)
    }
}
