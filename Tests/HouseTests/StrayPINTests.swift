import Foundation
@testable import House
import Testing

@Suite struct `Figures that nobody asked for` {
    private let now = TestDates.morning

    @Test(
        arguments: [
            ("2468", .perhaps), ("24 68", .perhaps), ("123", .perhaps), ("123456789012", .perhaps), ("12", .no),
            ("1234567890123", .no), ("2468 please", .no), ("twenty", .no), ("", .no), ("24.68", .no), ("２４６８", .no),
        ] as [(String, StrayPIN.Verdict)])
    func `may be the PIN that is set`(text: String, verdict: StrayPIN.Verdict) {
        #expect(StrayPIN().verdict(text, isSet: true, now: now) == verdict)
        #expect(StrayPIN().verdict(text, isSet: false, now: now) == .no)
    }

    @Test func `are taken for one for a minute after something was asked of a lock`() {
        var sut = StrayPIN()
        sut.guardedAt = now
        for isSet in [true, false] {
            #expect(sut.verdict("2468", isSet: isSet, now: now.addingTimeInterval(60)) == .yes)
            #expect(sut.verdict("12345678", isSet: isSet, now: now) == .yes)
        }
        #expect(sut.verdict("123", isSet: false, now: now) == .no)
        #expect(sut.verdict("2468", isSet: false, now: now.addingTimeInterval(61)) == .no)
        #expect(sut.verdict("turn on the lamp", isSet: true, now: now) == .no)
    }

    @Test func `are compared a few times only, and go nowhere then`() {
        var sut = StrayPIN()
        for _ in 0..<StrayPIN.most { sut.compare(at: now) }
        #expect(sut.verdict("2468", isSet: true, now: now) == .yes)
        #expect(sut.verdict("2468", isSet: true, now: now.addingTimeInterval(StrayPIN.span)) == .perhaps)
    }
}
