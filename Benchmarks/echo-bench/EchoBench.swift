import ArgumentParser
import Foundation
import ProgramHarness

/// Measures the release build of echo-tui as its users meet it: in a terminal, with a sound card.
@main
struct EchoBench: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "echo-bench", abstract: "Measures echo-tui and prints the table of the README.")

    @Option(help: "The program to measure; without it the one built beside this.")
    var program: String?

    @Option(parsing: .upToNextOption, help: "Only these rows: frame, key, memory, idle, sound.")
    var only: [String] = []

    @Option(help: "Runs of what is measured once a start.")
    var starts = 20

    @Option(help: "Keys pressed for each row about keys.")
    var keys = 240

    @Option(help: "A text that stands on the screen when the first frame is full.")
    var mark = MeasuredProgram.firstFrameMark

    func run() async throws {
        let path = program ?? BuiltProducts.url("echo-tui").path
        print(BenchmarkEnvironment.ofThisMachine(program: path))
        print(BenchmarkRow.header)
        let measured = MeasuredProgram(path: path, mark: mark)
        for benchmark in benchmarks(measured) where only.isEmpty || only.contains(benchmark.name) {
            await report(benchmark)
        }
    }

    private func benchmarks(_ program: MeasuredProgram) -> [any BenchmarkProtocol] {
        [
            FirstFrameBenchmark(program: program, starts: starts),
            KeyBenchmark(program: program, keys: keys, situation: .idle),
            KeyBenchmark(program: program, keys: keys, situation: .streaming),
            MemoryBenchmark(program: program),
            IdleBenchmark(program: program),
            SoundBenchmark(program: program),
        ]
    }

    /// A row that cannot be measured says why and leaves the others alone.
    private func report(_ benchmark: any BenchmarkProtocol) async {
        do {
            for row in try await benchmark.rows() { print(row) }
        } catch {
            let reason = "\(error)".prefix { !$0.isNewline }
            print(BenchmarkRow(what: benchmark.name, reach: "", measured: "not measured: \(reason)"))
            FileHandle.standardError.write(Data("\(error)\n".utf8))
        }
    }
}
