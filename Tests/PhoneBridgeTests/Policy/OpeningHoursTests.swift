import Foundation
import PhoneBridge
import Testing

@Suite struct `The hours of a line` {
    private func date(_ text: String) throws -> Date { try Date(text, strategy: .iso8601) }

    private func hours(_ day: Weekday, _ from: (Int, Int), _ to: (Int, Int), in zone: String = "Europe/Berlin") throws
        -> OpeningHours
    {
        let span = try #require(OpeningHours.Span(from: from, to: to))
        return OpeningHours([day: [span]], timeZone: try #require(TimeZone(identifier: zone)))
    }

    @Test(arguments: [
        // Wednesday, 9:00 to 17:00 in Berlin, in winter.
        ("2026-11-25T07:59:59Z", false), ("2026-11-25T08:00:00Z", true), ("2026-11-25T15:59:59Z", true),
        ("2026-11-25T16:00:00Z", false), ("2026-11-26T10:00:00Z", false),
        // In summer.
        ("2026-07-22T06:59:59Z", false), ("2026-07-22T07:00:00Z", true), ("2026-07-22T15:00:00Z", false),
    ])
    func `are those of the clock on the wall`(instant: String, isOpen: Bool) throws {
        #expect(try hours(.wednesday, (9, 0), (17, 0)).contains(date(instant)) == isOpen)
    }

    @Test(arguments: [
        // 2:00 to 3:00 on the Sunday that has the hour twice, and on the one that lacks it.
        ("2026-10-24T23:59:59Z", false), ("2026-10-25T00:00:00Z", true), ("2026-10-25T01:59:59Z", true),
        ("2026-10-25T02:00:00Z", false), ("2026-03-29T00:59:59Z", false), ("2026-03-29T01:00:00Z", false),
    ])
    func `come out right on days of 23 and 25 hours`(instant: String, isOpen: Bool) throws {
        #expect(try hours(.sunday, (2, 0), (3, 0)).contains(date(instant)) == isOpen)
    }

    @Test(arguments: [
        ("2026-11-28T20:59:00Z", false), ("2026-11-28T21:00:00Z", true), ("2026-11-28T23:30:00Z", true),
        ("2026-11-29T04:59:00Z", true), ("2026-11-29T05:00:00Z", false), ("2026-11-28T04:00:00Z", false),
    ])
    func `go on over midnight, also from Saturday to Sunday`(instant: String, isOpen: Bool) throws {
        #expect(try hours(.saturday, (22, 0), (6, 0)).contains(date(instant)) == isOpen)
    }

    @Test func `last the whole day, or are none`() throws {
        let noon = try date("2026-11-25T12:00:00Z")
        #expect(try hours(.wednesday, (0, 0), (24, 0)).contains(noon))
        #expect(!OpeningHours([:], timeZone: .gmt).contains(noon))
        let wrong: [((Int, Int), (Int, Int))] = [
            ((9, 0), (9, 0)), ((24, 0), (1, 0)), ((0, 0), (24, 1)), ((-1, 0), (2, 0)), ((1, 60), (2, 0)),
            ((1, 0), (25, 0)),
        ]
        for (from, to) in wrong { #expect(OpeningHours.Span(from: from, to: to) == nil) }
    }
}
