import Echo
import EchoAudio
import EchoTestKit
import Foundation
import PhoneBridge
import Synchronization

/// Telephone calls at once, both sides talking all the time: what the bridge adds to the way of their sound, and what each
/// call costs; first with line and server within the program and without wires, then with the bridge in a process of its
/// own, over the wires that it has.
struct PhoneBenchmark: BenchmarkProtocol {
    static let usual = [1, 50, 200, 1000, 2000]

    let name = "phone"
    let mostRuns = 1
    var sizes = usual
    var span = Duration.seconds(5)
    /// Nothing but what becomes of calls over wires that go on for so long.
    var hold: Duration?

    private struct Call: Sendable {
        let meter: CallMeter
        let line: MeasuredLine
        let server: TalkativeServer

        init(_ number: Int) {
            meter = CallMeter()
            line = MeasuredLine(number, meter)
            server = TalkativeServer(meter)
        }
    }

    func rows() async throws -> [BenchmarkRow] {
        var rows: [BenchmarkRow] = []
        if let hold {
            for size in sizes { rows += try await WiredCalls(count: size, span: span, hold: hold).rows() }
            return rows
        }
        for size in sizes { rows += try await run(size) + wired(size) }
        return rows
    }

    /// More calls than a machine carries over wires do not come about, which says something, too.
    private func wired(_ size: Int) async throws -> [BenchmarkRow] {
        do {
            return try await WiredCalls(count: size, span: span).rows()
        } catch let failure as BenchmarkFailure {
            return [BenchmarkRow(what: "\(size) calls over WebSockets", reach: "", measured: "\(failure)")]
        }
    }

    /// Nobody says anything but what is measured.
    static var configuration: CallConfiguration {
        var configuration = CallConfiguration()
        (configuration.opening, configuration.silence, configuration.connecting) = (nil, nil, "")
        configuration.longest = .seconds(86_400)
        return configuration
    }

    private func run(_ size: Int) async throws -> [BenchmarkRow] {
        let calls = (0..<size).map { Call($0) }
        let servers = Dictionary(uniqueKeysWithValues: calls.map { ($0.line.call.id, $0.server) })
        let host = CallHost(
            makeEngine: { Echo(key: nil, realtimeTransport: servers[$0.id]) },
            configuration: { _ in Self.configuration })
        var policy = CallPolicy()
        policy.limits = CallLimits(callsAtOnce: size, minutesPerDay: nil, dollarsPerDay: nil)
        let switchboard = Switchboard(host, gate: CallGate(policy))
        let before = try ProcessStatistics(pid: getpid())
        return try await withThrowingTaskGroup { group in
            group.addTask { await switchboard.run() }
            for call in calls { group.addTask { _ = await switchboard.carry(call.line) } }
            let rows = try await measured(calls, before)
            for call in calls { call.line.hangUp() }
            _ = await eventually(within: .seconds(30)) { switchboard.count == 0 }
            group.cancelAll()
            return rows
        }
    }

    private func measured(_ calls: [Call], _ before: ProcessStatistics) async throws -> [BenchmarkRow] {
        let talking = Task { await Self.talk(calls, [Data(repeating: 0xD5, count: FrameNumber.bytes)]) }
        defer { talking.cancel() }
        guard await eventually(within: .seconds(60), { calls.allSatisfy { $0.meter.count(.up) > 25 } }) else {
            throw BenchmarkFailure("not all calls came about")
        }
        let answering = Task {
            for call in calls { call.server.beginAnswer() }
            await FramePace.keep(calls.count, every: TalkativeWords.period) { calls[$0].server.talk() }
        }
        defer { answering.cancel() }
        try await Task.sleep(for: .seconds(1))
        for call in calls { call.meter.measure(true) }
        let pid = getpid()
        let ticks = try await ProcessStatistics.ticks(of: pid, for: span)
        for call in calls { call.meter.measure(false) }
        let memory = try ProcessStatistics(pid: pid).proportionalKiB - before.proportionalKiB
        // Somebody talks over the answer, whom the server hears and the bridge does.
        talking.cancel()
        let words = try await Self.words()
        let interrupting = Task { await Self.talk(calls, words) }
        defer { interrupting.cancel() }
        for call in calls { call.server.hearSpeech() }
        _ = await eventually(within: .seconds(10)) { calls.allSatisfy { $0.meter.clearing != nil } }
        return Self.rows(calls, share: ProcessStatistics.share(ticks, of: span), kibibytes: memory)
    }

    private static func rows(_ calls: [Call], share: Double, kibibytes: Int) -> [BenchmarkRow] {
        func latency(_ direction: CallMeter.Direction) -> String {
            Distribution(calls.flatMap { $0.meter.durations(direction) })?.text(50, 99) ?? "nothing came"
        }
        let count = calls.count
        let reach = count == 50 ? "p99 ≤ 1 ms" : count == 1000 ? "p99 ≤ 20 ms" : ""
        let clearing = Distribution(calls.compactMap(\.meter.clearing))?.text(50, 99) ?? "nothing was thrown away"
        let each = Double(Int(share / Double(count) * 1000)) / 1000
        return [
            BenchmarkRow(what: "\(count) calls: caller → Realtime event", reach: reach, measured: latency(.up)),
            BenchmarkRow(what: "… Realtime event → line", reach: "", measured: latency(.down)),
            BenchmarkRow(
                what: "… both sides talking, line and server included: of one core, all and each", reach: "",
                measured: "\(Int(share.rounded())) %, \(each) %"),
            BenchmarkRow(what: "… memory (PSS) of each", reach: "", measured: "\(max(0, kibibytes) / count) KiB"),
            BenchmarkRow(what: "… speech of the caller → clear", reach: "", measured: clearing),
        ]
    }

    /// - Parameter frames: said one after the other, and again.
    private static func talk(_ calls: [Call], _ frames: [Data]) async {
        let said = Mutex<[String: Int]>([:])
        await FramePace.keep(calls.count) { index in
            let call = calls[index]
            let place = said.withLock { said in
                defer { said[call.line.call.id, default: 0] += 1 }
                return said[call.line.call.id, default: 0]
            }
            call.line.say(frames[place % frames.count])
        }
    }

    /// In frames of 20 ms of µ-law, from the first that is loud.
    private static func words() async throws -> [Data] {
        let spoken = try await SpokenSentence.flite("No, wait, I meant another.", voice: "slt")
        let sound = AudioCodec.muLaw.encode(PCM16(spoken.map { Int16(max(-32_768, min(32_767, $0))) }))
        let start = sound.firstIndex { $0 & 0x7F < 0x40 } ?? 0
        return stride(from: start, to: sound.count - FrameNumber.bytes, by: FrameNumber.bytes).map {
            Data(sound[$0..<$0 + FrameNumber.bytes])
        }
    }
}
