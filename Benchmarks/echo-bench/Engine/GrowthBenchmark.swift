import Foundation

/// Work of the library, measured at two sizes to show how it grows.
struct GrowthBenchmark: BenchmarkProtocol {
    /// What a size counts, and how many of it make one of the unit that is printed.
    struct Unit: Sendable {
        var size: String
        var rate: String
        /// How many of the rate's units one of the size is.
        var worth: Double
    }

    let name: String
    let what: String
    let reach: String
    let sizes: (small: Int, large: Int)
    let unit: Unit
    var tolerance = Growth.tolerance
    /// Prepares work of a size and returns how long the work itself took.
    let measure: @Sendable (Int) async throws -> Duration

    func rows() async throws -> [BenchmarkRow] {
        let small = try await best(sizes.small)
        let large = try await best(sizes.large)
        let growth = Growth(small: small, large: large, tolerance: tolerance)
        let measured = "\(text(small)); \(text(large))\(growth.complaint)"
        return [BenchmarkRow(what: what, reach: reach, measured: measured, failed: !growth.isLinear)]
    }

    /// The quickest of three: the others were disturbed.
    private func best(_ size: Int) async throws -> Growth.Point {
        var durations: [Duration] = []
        for _ in 0..<3 { durations.append(try await measure(size)) }
        return Growth.Point(size: size, duration: durations.min() ?? .zero)
    }

    private func text(_ point: Growth.Point) -> String {
        let rate = Double(point.size) * unit.worth / max(point.duration / .seconds(1), 1e-9)
        return "\(Self.rounded(rate)) \(unit.rate) (\(point.size.formatted()) \(unit.size))"
    }

    static func rounded(_ value: Double) -> String {
        value >= 100 ? Int(value.rounded()).formatted() : "\((value * 100).rounded() / 100)"
    }
}
