import Foundation
import Testing

@testable import EchoAudio

@Suite struct `Two clocks that drift apart` {
    private static let pause = 6_000

    /// A look every quarter of a second.
    private func makeSUT(_ looks: Int, lag: (Int) -> Double) -> EchoDrift {
        var sut = EchoDrift()
        for look in 0..<looks { sut.note(lag: lag(look), at: look * Self.pause) }
        return sut
    }

    @Test(arguments: [100e-6, -20e-6]) func `are known by how fast the echo gets later`(speed: Double) {
        let sut = makeSUT(40) { 1_440 + speed * Double($0 * Self.pause) + ($0.isMultiple(of: 2) ? 0.3 : -0.3) }

        #expect(abs(sut.speed - speed) < 2e-6)
    }

    @Test func `are not guessed from a few looks`() {
        #expect(makeSUT(8) { 1_440 + 0.6 * Double($0) }.speed == 0)
    }

    @Test func `are one where the echo stays`() {
        #expect(makeSUT(60) { $0.isMultiple(of: 3) ? 1_440.4 : 1_440 }.speed == 0)
    }

    @Test func `are not what moves a microphone`() {
        #expect(makeSUT(40) { $0 < 20 ? 1_440 : 1_300 }.speed == 0)
    }

    @Test func `are not known from looks that differ by chance`() {
        #expect(makeSUT(40) { 1_440 + Double($0 * 7_919 % 20) + Double($0) / 2 }.speed == 0)
    }

    @Test(arguments: [0.25, 0.5, 0.9]) func `are given what is between two samples`(fraction: Double) {
        func tone(_ place: Double) -> Double { 10_000 * sin(2 * .pi * 1_000 * place / 24_000) }
        let samples = (-FractionalSpan.before..<480 + FractionalSpan.after).map { Int16(tone(Double($0)).rounded()) }

        let between = FractionalSpan.samples(samples, at: fraction)

        #expect(between.count == 480)
        for (index, sample) in between.enumerated() {
            #expect(abs(Double(sample) - tone(Double(index) + fraction)) < 15)
        }
    }

    @Test func `change nothing where there is no fraction`() {
        #expect(FractionalSpan.samples([1, 2, 3, 4, 5], at: 0) == [2, 3])
    }
}
