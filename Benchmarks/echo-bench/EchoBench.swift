import ArgumentParser
import Foundation
import ProgramHarness

/// Measures the release build of echo-tui as its users meet it: in a terminal, with a sound card.
@main
struct EchoBench: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "echo-bench", abstract: "Measures echo-tui and prints the tables of docs/measured.md.")

    private static let names = """
        frame, quit, key, stream, load, flood, hardship, paste, memory, length, idle, spoken, talk, sound, echo, voice, over, duplex,
        wake, sse, events, base64, queue, similar, flight, connections, mode, written, crowd, phone, passing, turnover,
        serve, panes, store, sealed, kept, house, house-load, language, corrections, local, live, live-crowd
        """

    @Option(help: "The program to measure; without it the one built beside this.")
    var program: String?

    @Option(parsing: .upToNextOption, help: ArgumentHelp("Only these rows: \(Self.names)."))
    var only: [String] = []

    @Option(help: "Runs of what is measured once a start.")
    var starts = 20

    @Option(help: "Keys pressed for each row about keys.")
    var keys = 240

    @Option(help: "Seconds of a thousand events each.")
    var loadSeconds = 20

    @Option(help: "Minutes in which it hears nothing but itself.")
    var minutes = 10

    @Option(help: "Seconds in which both sides of full duplex sound.")
    var liveSeconds = 60

    @Option(parsing: .upToNextOption, help: "Telephone calls at once, a table for each.")
    var calls = PhoneBenchmark.usual

    @Option(help: "Minutes that telephone calls go on, at whose ends they are measured.")
    var callMinutes: Int?

    @Option(help: "A text that stands on the screen when the first frame is full.")
    var mark = MeasuredProgram.firstFrameMark

    @Option(help: "Writes what the voice detector learns from into this folder, and measures nothing.")
    var lessons: String?

    @Option(help: "Walks a path for valgrind to count its instructions: decode, event, frame or key.")
    var count: CountedPath?

    @Option(help: "How often the counted path is walked.")
    var times = 10

    @Option(help: "How often each quick row is measured; the run in the middle counts.")
    var runs = 3

    @Option(help: "What was measured last: rows are compared with it.")
    var last = BuiltProducts.sourceDirectory.appending(path: "docs/measured.json").path

    @Flag(help: "Writes what is measured now where the last was read.")
    var record = false

    @Flag(help: .hidden)
    var serveScripted = false

    @Option(help: .hidden)
    var holdBridge: String?

    @Flag(help: .hidden)
    var holdPlain = false

    @Option(help: .hidden)
    var houseDevices: Int?

    @Option(help: .hidden)
    var houseRate = 500

    func run() async throws {
        if serveScripted { return try await ScriptedServer.run() }
        if let holdBridge {
            return try await HeldBridge.run(server: holdBridge, calls: calls.max() ?? 1, isPlain: holdPlain)
        }
        if let houseDevices { return try await SpeakingForHouse(devices: houseDevices, rate: houseRate).run() }
        if let lessons { return try await VoiceLessons.write(to: URL(filePath: lessons)) }
        if let count { return try count.walk(times) }
        let path = program ?? BuiltProducts.url("echo-tui").path
        let measured = MeasuredProgram(path: path, mark: mark)
        let chosen = try chosen(among: benchmarks(measured))
        let environment = BenchmarkEnvironment.ofThisMachine(program: path)
        print(environment)
        print(BenchmarkReport.header)
        var report = BenchmarkReport(last: .read(URL(filePath: last)))
        for benchmark in chosen {
            for line in await rows(benchmark, in: &report) { print(line) }
            fflush(nil)
        }
        if !report.worse.isEmpty { print("\nWorse than last time: " + report.worse.joined(separator: "; ") + ".") }
        if record {
            var record = report.record
            record.environment = environment.lines
            try record.write(URL(filePath: last))
        }
        if report.failed { throw ExitCode.failure }
    }

    /// What is not known is refused: an empty table would look like nothing to measure.
    private func chosen(among benchmarks: [any BenchmarkProtocol]) throws -> [any BenchmarkProtocol] {
        let names = Set(only.flatMap { $0.split(separator: ",").map(String.init) })
        if let unknown = names.subtracting(benchmarks.map(\.name)).min() {
            throw ValidationError("There is no row '\(unknown)'. There are: \(Self.names).")
        }
        return names.isEmpty ? benchmarks : benchmarks.filter { names.contains($0.name) }
    }

    private func benchmarks(_ program: MeasuredProgram) -> [any BenchmarkProtocol] {
        [
            FirstFrameBenchmark(program: program, starts: starts), QuitBenchmark(program: program, starts: starts / 2),
            KeyBenchmark(program: program, keys: keys, situation: .idle),
            KeyBenchmark(program: program, keys: keys, situation: .streaming),
            StreamBenchmark(program: program),
            PasteBenchmark(program: program, runs: 5),
            EventLoadBenchmark(program: program, seconds: loadSeconds), FloodBenchmark(program: program),
            HardshipBenchmark(program: program),
            MemoryBenchmark(program: program),
            LengthBenchmark(program: program, keys: keys),
            IdleBenchmark(program: program),
            SpokenAnswerBenchmark(program: program), TalkKeyBenchmark(program: program),
            SoundBenchmark(program: program), VoiceActivityBenchmark(), DuplexBenchmark(),
            TalkingOverBenchmark(program: program, minutes: minutes), DuplexCostBenchmark(program: program),
            WakeBenchmark(),
        ] + WireBenchmarks.all + StructureBenchmarks.all
            + [
                FlightBenchmark.benchmark, IdleConnectionBenchmark(program: program), ModeChangeBenchmark(),
                WrittenAnswerBenchmark(),
                CrowdBenchmark(), PhoneBenchmark(sizes: calls, hold: callMinutes.map { .seconds($0 * 60) }),
                PassingBenchmark(sizes: calls == PhoneBenchmark.usual ? PassingBenchmark.usual : calls),
                TurnoverBenchmark(),
                ServeBenchmark(program: program), DrawingBenchmark(),
                StoreBenchmark(), SealedStoreBenchmark(), KeptSoundBenchmark(),
                HouseSentenceBenchmark(), HouseLoadBenchmark(program: program), LanguageBenchmark(),
                CorrectionsBenchmark(),
                CachedLookupBenchmark(), LocalBenchmark(program: program),
                PartsScreenBenchmark(program: program, keys: keys),
                LiveBenchmark(program: program, span: .seconds(liveSeconds)), LiveCrowdBenchmark(),
            ]
    }

    /// A row that cannot be measured says why and leaves the others alone.
    private func rows(_ benchmark: any BenchmarkProtocol, in report: inout BenchmarkReport) async -> [String] {
        var measured: [[BenchmarkRow]] = []
        do {
            for _ in 0..<max(1, min(runs, benchmark.mostRuns)) { measured.append(try await benchmark.rows()) }
            return report.lines(measured)
        } catch {
            let reason = "\(error)".prefix { !$0.isNewline }
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            return ["\(BenchmarkRow(what: benchmark.name, reach: "", measured: "not measured: \(reason)")) |"]
        }
    }
}
