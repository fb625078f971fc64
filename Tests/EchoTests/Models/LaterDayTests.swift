import Echo
import Testing

@Suite struct `A day so many days later` {
    @Test(arguments: [
        ("2026-11-28", 14, "2026-12-12"), ("2026-12-25", 14, "2027-01-08"), ("2028-02-28", 1, "2028-02-29"),
        ("2027-02-28", 1, "2027-03-01"), ("2000-02-28", 2, "2000-03-01"), ("1900-02-28", 1, "1900-03-01"),
        ("2027-01-01", -1, "2026-12-31"), ("2026-11-28", 0, "2026-11-28"), ("2026-11-28", 146_097, "2426-11-28"),
    ])
    func `is one of the calendar`(day: String, days: Int, later: String) throws {
        #expect(try #require(CalendarDay(day)).adding(days: days) == CalendarDay(later))
    }

    @Test func `and as far away as was asked`() throws {
        let start = try #require(CalendarDay("2023-12-30"))
        for days in -2000...2000 { #expect(start.days(until: start.adding(days: days)) == days) }
    }
}
