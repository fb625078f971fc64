import Foundation

/// What it costs to pass the sound of telephone calls on: ours and Node's, one after the other with the same callers and
/// the same server, since only their ratio says something on a machine that nobody knows.
struct PassingBenchmark: BenchmarkProtocol {
    static let usual = [50, 200, 500]

    let name = "passing"
    let mostRuns = 1
    var sizes = usual
    var span = Duration.seconds(10)

    func rows() async throws -> [BenchmarkRow] {
        var rows: [BenchmarkRow] = []
        for size in sizes { rows += await self.rows(size) }
        return rows
    }

    private func rows(_ size: Int) async -> [BenchmarkRow] {
        var kinds = [WiredBridge.plain, .whole]
        if WiredBridge.interpreter != nil { kinds += [.node(frames: false), .node(frames: true)] }
        var (rows, shares) = ([BenchmarkRow](), [WiredBridge: Double]())
        for kind in kinds {
            let what = "\(size) calls, \(kind.name)"
            do {
                let figures = try await WiredCalls(count: size, span: span).figures(by: kind)
                shares[kind] = figures.share
                rows.append(Self.row(what, figures, size))
            } catch {
                let reason = "\(error)".prefix { !$0.isNewline }
                rows.append(BenchmarkRow(what: what, reach: "", measured: "not measured: \(reason)"))
            }
        }
        return rows + Self.ratios(size, shares)
    }

    private static func row(_ what: String, _ figures: WiredCalls.Figures, _ size: Int) -> BenchmarkRow {
        let reach = size == 500 ? "p99 ≤ 20 ms" : ""
        let each = Double(Int(figures.share / Double(size) * 1000)) / 1000
        return BenchmarkRow(
            what: "\(what): caller → Realtime event; of one core, all and each; callers and server", reach: reach,
            measured: "\(figures.latency); \(Int(figures.share.rounded())) %, \(each) %; "
                + "\(Int(figures.others.rounded())) %")
    }

    private static func ratios(_ size: Int, _ shares: [WiredBridge: Double]) -> [BenchmarkRow] {
        guard let node = shares[.node(frames: true)], node > 0 else {
            let isThere = WiredBridge.interpreter != nil
            let reason = isThere ? "Node was not measured" : "there is no node in PATH"
            return [BenchmarkRow(what: "… ours beside Node's", reach: "", measured: "no ratio: \(reason)")]
        }
        func ratio(_ kind: WiredBridge, _ reach: String) -> BenchmarkRow? {
            shares[kind].map { share in
                let ratio = (share / node * 100).rounded() / 100
                return BenchmarkRow(what: "… \(kind.name), beside Node in frames", reach: reach, measured: "\(ratio)")
            }
        }
        return [ratio(.plain, "≤ 1"), ratio(.whole, "≤ 2"), ratio(.node(frames: false), "")].compactMap(\.self)
    }
}
