import Testing

@testable import EchoALSA

@Suite struct `Telling what the loudspeaker plays` {
    private let start = ContinuousClock.now
    private func at(_ milliseconds: Int) -> ContinuousClock.Instant { start.advanced(by: .milliseconds(milliseconds)) }
    private func sound(_ milliseconds: Int, _ value: Int16 = 9_000) -> ArraySlice<Int16> {
        Array(repeating: value, count: milliseconds * 24)[...]
    }

    @Test func `three periods are told at once, with when the last of them is heard`() {
        var untold = UntoldSound()

        #expect(untold.append(sound(20), item: "a", heardAt: at(20)) == [])
        #expect(untold.append(sound(20), item: "a", heardAt: at(40)) == [])
        let told = untold.append(sound(20), item: "a", heardAt: at(61))

        #expect(told == [UntoldSound.Piece(samples: Array(sound(60)), item: "a", heardAt: at(61))])
        #expect(untold.take() == nil)
    }

    @Test func `each item is told apart`() {
        var untold = UntoldSound()
        _ = untold.append(sound(20), item: "a", heardAt: at(20))

        let told = untold.append(sound(60, 7), item: "b", heardAt: at(80))

        #expect(told.map(\.item) == ["a", "b"])
        #expect(told.map(\.samples.count) == [480, 1_440])
    }

    @Test func `silence is told until the meter is dark, and the sound after it again`() {
        var untold = UntoldSound()
        let told = (0..<100).flatMap { untold.append(sound(20, 0), item: nil, heardAt: at($0 * 20)) }
        #expect(told.reduce(0) { $0 + $1.samples.count } == UntoldSound.longestSilence)

        #expect(untold.append(sound(60), item: "a", heardAt: at(3_000)).map(\.item) == ["a"])
    }
}
