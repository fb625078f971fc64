import Echo
import EchoScreen
import Foundation
import Testing

@Suite struct `A filter of the history as it is typed` {
    private static let zone = TimeZone(secondsFromGMT: 3_600) ?? .gmt
    /// 2026-11-24 22:30 in that zone.
    private static let now = date("2026-11-24T21:30:00Z")

    private static func date(_ text: String) -> Date {
        (try? Date(text, strategy: .iso8601)) ?? .distantPast
    }

    private func parse(_ text: String) throws(HistoryFilterError) -> HistoryFilter {
        try HistoryFilter(parsing: text, now: Self.now, in: Self.zone)
    }

    private func error(of text: String) -> HistoryFilterError? {
        do throws(HistoryFilterError) {
            _ = try parse(text)
            return nil
        } catch {
            return error
        }
    }

    @Test func `is text where no field is named`() throws {
        #expect(try parse("") == HistoryFilter())
        #expect(try parse("  blue   whale") == HistoryFilter(text: "blue whale"))
        #expect(try parse("\"blue  whale\" big").text == "\"blue  whale\" big")
        #expect(try parse("https://example.org 12:30 from").text == "https://example.org 12:30 from")
    }

    @Test func `tells a finished last word from one that is being typed`() throws {
        #expect(try parse("wha").text == "wha")
        #expect(try parse("whale ").text == "whale ")
        #expect(try parse("mode:text ").text == "")
    }

    @Test func `knows all its fields, wherever they stand`() throws {
        let filter = try parse("from:2026-11-01 blue before:today MODEL:mini mode:voice tool:weather whale cost>$0,50")

        var wanted = HistoryFilter(text: "blue whale")
        wanted.from = Self.date("2026-10-31T23:00:00Z")
        wanted.before = Self.date("2026-11-23T23:00:00Z")
        wanted.model = "mini"
        wanted.mode = .audio
        wanted.tool = "weather"
        wanted.costOver = Decimal(string: "0.5")
        #expect(filter == wanted)
    }

    @Test func `takes a value in quotes, and leaves a field in quotes as text`() throws {
        #expect(try parse("tool:\"web search\" x").tool == "web search")
        #expect(try parse("\"from:2026\"").text == "\"from:2026\"")
        #expect(try parse("tool:\"not closed x").tool == "not closed x")
    }

    @Test(arguments: [
        ("2026", "2025-12-31T23:00:00Z"), ("2026-03", "2026-02-28T23:00:00Z"), ("2024-2-29", "2024-02-28T23:00:00Z"),
        ("yesterday", "2026-11-22T23:00:00Z"), ("7d", "2026-11-16T23:00:00Z"),
    ])
    func `takes days, months, years and days ago`(typed: String, beginning: String) throws {
        #expect(try parse("from:\(typed)").from == Self.date(beginning))
    }

    @Test(arguments: ["2026-02-30", "2026-13", "26-01-01", "soon", "-1d", "999999d", "2026-11-24T12", "٢٠٢٦"])
    func `says what is no day`(typed: String) {
        #expect(error(of: "before:\(typed)") == .notADay(field: "before", value: typed))
    }

    @Test func `says what else cannot be understood`() {
        #expect(error(of: "mode:loud") == .notAMode(value: "loud"))
        #expect(error(of: "cost>much") == .notAnAmount(value: "much"))
        #expect(error(of: "cost>-1") == .notAnAmount(value: "-1"))
        #expect(error(of: "cost>1e9") == .notAnAmount(value: "1e9"))
        #expect(error(of: "cost>inf") == .notAnAmount(value: "inf"))
        #expect(error(of: "blue from:") == .missingValue(field: "from"))
        #expect(error(of: "tool:\"\"") == .missingValue(field: "tool"))
        #expect(error(of: "mode:text mode:voice") == .givenTwice(field: "mode"))
    }
}
