import Foundation
import Testing

@testable import Echo

@Suite struct `The moment of something` {
    private let start = Moment(instant: .now, date: Date(timeIntervalSince1970: 1_800_000_000))

    private func later(_ seconds: Int, clockSetBy jump: Int) -> Moment {
        Moment(
            instant: start.instant + .seconds(seconds), date: start.date + Double(seconds + jump))
    }

    @Test(arguments: [(10, 0, 10), (10, 3_600, 3_610), (10, -3_600, 10), (10, -10, 0), (0, -1, 0)])
    func `is never before an earlier one, also where the clock is set back`(
        passed: Int, jump: Int, expected: Int
    ) {
        #expect(later(passed, clockSetBy: jump).following(start).date == start.date + Double(expected))
    }

    @Test func `is what the clock says where nothing was before`() { #expect(start.following(nil) == start) }

    @Test func `comes in order`() {
        let dates = (0..<100).map { _ in Moment.now.date }
        #expect(dates == dates.sorted())
    }
}
