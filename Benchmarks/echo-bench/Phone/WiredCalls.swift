import EchoTestKit
import Foundation
import PhoneExchange

/// Calls over the wires that a bridge has.
struct WiredCalls {
    let count: Int
    let span: Duration
    /// They are measured when they have begun, and again when they have gone on for so long; nil for once.
    var hold: Duration?

    func rows() async throws -> [BenchmarkRow] {
        let meters = (0..<count).map { _ in CallMeter() }
        let server = TalkativeEndpoint(meters)
        return try await BridgedWires.run(server, calls: count) { wires in
            for (call, meter) in meters.enumerated() {
                let caller = NumberedCaller(call, meter)
                _ = try await wires.exchange.call(from: "+14155550111", to: HeldBridge.number, caller: caller)
            }
            return try await measured(meters, server, wires.bridge)
        }
    }

    private func measured(
        _ meters: [CallMeter], _ server: TalkativeEndpoint, _ bridge: ServedProgram
    ) async throws -> [BenchmarkRow] {
        guard await eventually(within: .seconds(60), { meters.allSatisfy { $0.count(.up) > 25 } }) else {
            throw BenchmarkFailure("not all calls came about over wires")
        }
        let answering = Task { await server.talk() }
        defer { answering.cancel() }
        try await Task.sleep(for: .seconds(1))
        let first = try await measured(meters, bridge)
        guard let hold else { return first }
        try await Task.sleep(for: hold)
        return first + (try await measured(meters, bridge, after: hold))
    }

    private func measured(
        _ meters: [CallMeter], _ bridge: ServedProgram, after hold: Duration? = nil
    ) async throws -> [BenchmarkRow] {
        for meter in meters { meter.measure(true) }
        let others = try ProcessStatistics(pid: getpid()).ticks
        let ticks = try await ProcessStatistics.ticks(of: bridge.pid, for: span)
        let othersTicks = try ProcessStatistics(pid: getpid()).ticks - others
        for meter in meters { meter.measure(false) }
        let rows = rows(
            meters, share: ProcessStatistics.share(ticks, of: span),
            others: ProcessStatistics.share(othersTicks, of: span),
            kibibytes: try ProcessStatistics(pid: bridge.pid).proportionalKiB)
        guard let hold else { return rows }
        return rows.map { row in
            BenchmarkRow(
                what: "after \(Int(hold / .seconds(60))) min, " + row.what, reach: row.reach, measured: row.measured)
        }
    }

    private func rows(
        _ meters: [CallMeter], share: Double, others: Double, kibibytes: Int
    ) -> [BenchmarkRow] {
        let latency = Distribution(meters.flatMap { $0.durations(.up) })?.text(50, 99) ?? "nothing came"
        let each = Double(Int(share / Double(count) * 1000)) / 1000
        return [
            BenchmarkRow(
                what: "\(count) calls over WebSockets: caller → Realtime event", reach: "", measured: latency),
            BenchmarkRow(
                what: "… the bridge's process: of one core, all and each", reach: count == 50 ? "≤ 7 %" : "",
                measured: "\(Int(share.rounded())) %, \(each) %"),
            BenchmarkRow(
                what: "… callers and Realtime server in their process: of one core", reach: "",
                measured: "\(Int(others.rounded())) %"),
            BenchmarkRow(what: "… memory (PSS) of the bridge", reach: "", measured: "\(kibibytes / 1024) MiB"),
        ]
    }
}
