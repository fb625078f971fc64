/// What a frame costs, by the pane in which something has changed: view state and cells, without a terminal.
struct DrawingBenchmark: BenchmarkProtocol {
    let name = "panes"
    var frames = 2_000

    func rows() async throws -> [BenchmarkRow] { try DrawingPath.Step.allCases.map(row) }

    private func row(_ step: DrawingPath.Step) throws -> BenchmarkRow {
        var path = try DrawingPath()
        var drawing = Duration.zero
        for _ in 0..<frames {
            path.step(step)
            drawing += ContinuousClock().measure { path.draw() }
        }
        return BenchmarkRow(
            what: "frame after \(step.words)", reach: step == .nothing ? "≤ 20 µs" : "≤ 250 µs",
            measured: "\((drawing * 10 / frames / .microseconds(1)).rounded() / 10) µs")
    }
}

extension DrawingPath.Step {
    fileprivate var words: String {
        switch self {
        case .nothing: "nothing has changed"
        case .meters: "the meters moved (levels)"
        case .word: "a word of an answer (conversation)"
        case .event: "an event (events)"
        case .letter: "a letter was typed (composer)"
        }
    }
}
