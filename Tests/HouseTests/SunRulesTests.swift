import Foundation
import Testing

@testable import House

@Suite struct `When the sun rises and sets` {
    private func date(_ text: String) throws -> Date { try Date(text, strategy: .iso8601) }

    // Published times of these days and places, to the minute.
    @Test(arguments: [
        (52.52, 13.405, "2026-01-14T00:00:00Z", "2026-01-14T07:10:00Z", "2026-01-14T15:20:00Z"),
        (52.52, 13.405, "2026-06-21T00:00:00Z", "2026-06-21T02:43:00Z", "2026-06-21T19:33:00Z"),
        (0, 0, "2026-03-20T00:00:00Z", "2026-03-20T06:04:00Z", "2026-03-20T18:11:00Z"),
        (-33.87, 151.21, "2025-12-21T12:00:00Z", "2025-12-21T18:41:00Z", "2025-12-22T09:06:00Z"),
    ])
    func `as almanacs have it, to five minutes`(
        latitude: Double, longitude: Double, from: String, sunrise: String, sunset: String
    ) throws {
        let place = try #require(HousePlace(latitude: latitude, longitude: longitude))
        let next = SunRules.next(after: try date(from), at: place)

        #expect(abs(try #require(next.sunrise).timeIntervalSince(date(sunrise))) < 300)
        #expect(abs(try #require(next.sunset).timeIntervalSince(date(sunset))) < 300)
    }

    @Test(arguments: 0..<24)
    func `both are ahead, at any time of day`(hour: Int) throws {
        let now = try date("2026-04-01T00:00:00Z").addingTimeInterval(Double(hour) * 3600)
        let next = SunRules.next(after: now, at: try #require(HousePlace(latitude: 48, longitude: 11)))

        for moment in [next.sunrise, next.sunset] {
            #expect((0.0...87_000.0).contains(try #require(moment).timeIntervalSince(now)))
        }
    }

    @Test func `beyond the polar circle there may be none`() throws {
        let place = try #require(HousePlace(latitude: 80, longitude: 0))
        let next = SunRules.next(after: try date("2026-06-21T00:00:00Z"), at: place)
        #expect(next.sunrise == nil && next.sunset == nil)
        #expect(HousePlace(latitude: 91, longitude: 0) == nil)
        #expect(HousePlace(latitude: .nan, longitude: 0) == nil)
    }
}
