import Echo
import EchoAudio
import EchoTestKit
import Foundation

/// Many voice conversations at once, each with a line of its own: what each holds, costs and waits for.
struct CrowdBenchmark: BenchmarkProtocol {
    let name = "crowd"
    let mostRuns = 1
    let sizes = (small: 100, large: 1000)
    /// Of each conversation's turn.
    private static let speech = Duration.seconds(1)
    /// Conversations in which somebody speaks at the same moment.
    private static let speaking = 20

    private struct Figures {
        var count: Int
        var kibibytes: Double
        /// Milliseconds of a core for a second of sound, both ways.
        var cost: Double
        var latency: Distribution
    }

    private struct Line: Sendable {
        let conversation: Conversation
        let microphone: ManualMicrophone
    }

    func rows() async throws -> [BenchmarkRow] {
        let server = try ServedProgram.scripted()
        defer { server.stop() }
        _ = try await figures(5, server)
        let small = try await figures(sizes.small, server)
        let large = try await figures(sizes.large, server)
        return [
            // What earlier work left behind is used again first, and makes the few look free.
            row("memory (PSS) of each", "≤ 256 KiB", small, large, { max($0.kibibytes, 64) }, shown: \.kibibytes) {
                "\(GrowthBenchmark.rounded($0)) KiB"
            },
            row("CPU for a second of sound", "≤ 20 ms", small, large, \.cost) { "\(GrowthBenchmark.rounded($0)) ms" },
            BenchmarkRow(
                what: "conversations at once: end of a turn to the first word", reach: "p95 ≤ 150 ms",
                measured: [small, large].map { "\($0.latency.text(50, 95)) (\($0.count))" }.joined(separator: "; ")),
        ]
    }

    private func row(
        _ what: String, _ reach: String, _ small: Figures, _ large: Figures, _ figure: @escaping (Figures) -> Double,
        shown: ((Figures) -> Double)? = nil, text: (Double) -> String
    ) -> BenchmarkRow {
        let shown = shown ?? figure
        let grows = figure(large) > max(figure(small), 0.1) * Growth.tolerance
        return BenchmarkRow(
            what: "conversations at once: \(what)", reach: reach,
            measured: "\(text(shown(small))) (\(small.count)); \(text(shown(large))) (\(large.count))"
                + (grows ? ", FAILS: grows faster than their number" : ""), failed: grows)
    }

    private func figures(_ count: Int, _ server: ServedProgram) async throws -> Figures {
        var configuration = EchoConfiguration()
        configuration.baseURL = server.url
        configuration.settings.turnMode = .manual
        let echo = Echo(key: server.token, configuration: configuration)
        let before = try ProcessStatistics(pid: getpid())
        let lines = try await lines(count, echo)
        let connected = try ProcessStatistics(pid: getpid())
        let latencies = try await inTurn(lines) { try await Self.talk($0) }
        let after = try ProcessStatistics(pid: getpid())
        for line in lines { await line.conversation.close() }
        guard let latency = Distribution(latencies) else { throw BenchmarkFailure("nobody was answered") }
        let seconds = Double(count) * (Self.speech / .seconds(1))
        return Figures(
            count: count,
            kibibytes: Double(connected.proportionalKiB - before.proportionalKiB) / Double(count),
            cost: Double(after.ticks - connected.ticks) * 10 / seconds, latency: latency)
    }

    private func lines(_ count: Int, _ echo: Echo) async throws -> [Line] {
        try await inTurn(Array(0..<count)) { _ in
            let microphone = ManualMicrophone()
            let conversation = try await echo.startConversation(
                settings: echo.configuration.settings, devices: AudioDevices(microphone: microphone, codec: .muLaw))
            return Line(conversation: conversation, microphone: microphone)
        }
    }

    /// A few at a time.
    private func inTurn<Item: Sendable, Result: Sendable>(
        _ items: [Item], _ work: @escaping @Sendable (Item) async throws -> Result
    ) async throws -> [Result] {
        try await withThrowingTaskGroup { group in
            var waiting = items[...]
            for item in waiting.prefix(Self.speaking) { group.addTask { try await work(item) } }
            waiting = waiting.dropFirst(Self.speaking)
            var results: [Result] = []
            for try await result in group {
                results.append(result)
                if let item = waiting.popFirst() { group.addTask { try await work(item) } }
            }
            return results
        }
    }

    private static func talk(_ line: Line) async throws -> Duration {
        let events = line.conversation.events
        try await line.conversation.startListening()
        while !line.microphone.isOpen { try await Task.sleep(for: .milliseconds(1)) }
        for _ in 0..<10 {
            line.microphone.say(SpokenSound.voice(milliseconds: 100))
            try await Task.sleep(for: .milliseconds(100))
        }
        let end = ContinuousClock.now
        try await line.conversation.endUserTurn()
        for await event in events {
            if case .assistantTextDelta = event { return ContinuousClock.now - end }
            if case .error(let error) = event { throw error }
        }
        throw BenchmarkFailure("a conversation ended")
    }
}
