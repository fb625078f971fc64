import Foundation
import Testing

@testable import echo_bench

@Suite struct `What was measured is compared with the last time` {
    @Test(arguments: [
        ("p50 2.85 ms, p99 5.86 ms (n 120)", 0.00285, "s"), ("528 µs, 108 bytes", 0.000528, "s"),
        ("12,345", 12_345, ""), ("3.1 MiB, 19.5 %", 3.1, "MiB"), ("313 MB/s (8 MB)", 313, "MB/s"),
        ("1.44 s of CPU", 1.44, "s"), ("50 frames", 50, ""),
    ]) func `a row begins with its figure`(text: String, amount: Double, unit: String) throws {
        let value = try #require(MeasuredValue(text))

        #expect(abs(value.amount - amount) < 1e-9 && value.unit == unit)
    }

    @Test(arguments: ["", "not measured: 3 s passed", "nothing"]) func `a row without one is left`(text: String) {
        #expect(MeasuredValue(text) == nil)
    }

    private func rows(_ measured: [String], reach: String = "≤ 5 ms") -> [[BenchmarkRow]] {
        measured.map { [BenchmarkRow(what: "key", reach: reach, measured: $0)] }
    }

    private func report(_ now: [String], after before: [String], reach: String = "≤ 5 ms") -> BenchmarkReport {
        var first = BenchmarkReport(last: BenchmarkRecord())
        _ = first.lines(rows(before, reach: reach))
        var second = BenchmarkReport(last: first.record)
        _ = second.lines(rows(now, reach: reach))
        return second
    }

    @Test func `the middle of three runs counts`() {
        var report = BenchmarkReport(last: BenchmarkRecord())

        let lines = report.lines(rows(["9 ms", "1 ms", "2 ms"]))

        #expect(lines == ["| key | ≤ 5 ms | 2 ms |  |"])
    }

    @Test func `worse is what is worse by more than its noise`() {
        #expect(report(["3 ms", "3 ms", "3 ms"], after: ["2 ms", "2 ms", "2.1 ms"]).worse == ["key"])
        #expect(report(["3 ms", "2 ms", "4 ms"], after: ["2 ms", "2 ms", "2.1 ms"]).worse.isEmpty)
        #expect(report(["2.05 ms"], after: ["2 ms"]).worse.isEmpty)
        #expect(report(["1 ms"], after: ["2 ms"]).worse.isEmpty)
    }

    @Test func `fewer is worse where more is wanted`() {
        #expect(report(["20"], after: ["30"], reach: "≥ 10").worse == ["key"])
        #expect(report(["30"], after: ["20"], reach: "≥ 10").worse.isEmpty)
        #expect(report(["30"], after: ["20"], reach: "").worse.isEmpty)
    }

    @Test func `rows of the same name are told apart`() {
        var report = BenchmarkReport(last: BenchmarkRecord())
        _ = report.lines(rows(["1 ms"]))
        _ = report.lines(rows(["2 ms"]))

        #expect(report.record.rows.keys.sorted() == ["key", "key (2)"])
    }

    @Test func `a record is read as it was written`() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "record-\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: file) }
        var report = BenchmarkReport(last: BenchmarkRecord())
        _ = report.lines(rows(["1 ms"]))
        try report.record.write(file)

        #expect(BenchmarkRecord.read(file).rows == report.record.rows)
    }
}
