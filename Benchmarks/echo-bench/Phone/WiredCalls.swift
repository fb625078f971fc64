import EchoTestKit
import Foundation
import PhoneExchange

/// Calls over the wires that a bridge has.
struct WiredCalls {
    let count: Int
    let span: Duration
    /// They are measured when they have begun, and again when they have gone on for so long; nil for once.
    var hold: Duration?

    /// What a bridge takes while all talk.
    struct Figures: Sendable {
        let latency: String
        /// Of one core, in percent: the bridge's, and that of callers and server together.
        let share, others: Double
        let kibibytes: Int
    }

    func rows() async throws -> [BenchmarkRow] {
        try await run(by: .whole) { meters, bridge in
            let first = rows(try await measured(meters, bridge))
            guard let hold else { return first }
            try await Task.sleep(for: hold)
            return first + rows(try await measured(meters, bridge)).map { $0.after(hold) }
        }
    }

    /// - Parameter kind: what stands for the bridge.
    func figures(by kind: WiredBridge) async throws -> Figures {
        try await run(by: kind) { meters, bridge in try await measured(meters, bridge) }
    }

    /// - Parameter body: runs while all calls talk.
    private func run<Result: Sendable>(
        by kind: WiredBridge, _ body: ([CallMeter], ServedProgram) async throws -> Result
    ) async throws -> Result {
        let meters = (0..<count).map { _ in CallMeter() }
        let server = TalkativeEndpoint(meters)
        return try await BridgedWires.run(server, calls: count, by: kind) { wires in
            for (call, meter) in meters.enumerated() {
                let caller = NumberedCaller(call, meter)
                _ = try await wires.exchange.call(from: "+14155550111", to: HeldBridge.number, caller: caller)
            }
            guard await eventually(within: .seconds(60), { meters.allSatisfy { $0.count(.up) > 25 } }) else {
                throw BenchmarkFailure("not all calls came about over wires")
            }
            let answering = Task { await server.talk() }
            defer { answering.cancel() }
            try await Task.sleep(for: .seconds(1))
            return try await body(meters, wires.bridge)
        }
    }

    private func measured(_ meters: [CallMeter], _ bridge: ServedProgram) async throws -> Figures {
        for meter in meters { meter.measure(true) }
        let others = try ProcessStatistics(pid: getpid()).ticks
        let ticks = try await ProcessStatistics.ticks(of: bridge.pid, for: span)
        let othersTicks = try ProcessStatistics(pid: getpid()).ticks - others
        for meter in meters { meter.measure(false) }
        return Figures(
            latency: Distribution(meters.flatMap { $0.durations(.up) })?.text(50, 99) ?? "nothing came",
            share: ProcessStatistics.share(ticks, of: span), others: ProcessStatistics.share(othersTicks, of: span),
            kibibytes: try ProcessStatistics(pid: bridge.pid).proportionalKiB)
    }

    private func rows(_ figures: Figures) -> [BenchmarkRow] {
        let each = Double(Int(figures.share / Double(count) * 1000)) / 1000
        return [
            BenchmarkRow(
                what: "\(count) calls over WebSockets: caller → Realtime event", reach: "", measured: figures.latency),
            BenchmarkRow(
                what: "… the bridge's process: of one core, all and each", reach: count == 50 ? "≤ 7 %" : "",
                measured: "\(Int(figures.share.rounded())) %, \(each) %"),
            BenchmarkRow(
                what: "… callers and Realtime server in their process: of one core", reach: "",
                measured: "\(Int(figures.others.rounded())) %"),
            BenchmarkRow(
                what: "… memory (PSS) of the bridge", reach: "", measured: "\(figures.kibibytes / 1024) MiB"),
        ]
    }
}

extension BenchmarkRow {
    fileprivate func after(_ hold: Duration) -> BenchmarkRow {
        BenchmarkRow(what: "after \(Int(hold / .seconds(60))) min, " + what, reach: reach, measured: measured)
    }
}
