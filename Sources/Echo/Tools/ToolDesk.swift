import EchoConcurrency
/// Where a conversation hands in its calls: they run side by side, and their steps come back in one order.
final class ToolDesk: Sendable {
    let steps: AsyncStream<ToolStep>
    private let continuation: AsyncStream<ToolStep>.Continuation
    private let runner: ToolRunner

    init(tools: ToolBox, configuration: EchoConfiguration) {
        runner = ToolRunner(tools: tools, configuration: configuration)
        // Unbounded: a step that is lost would leave the assistant waiting.
        (steps, continuation) = AsyncStream.makeStream(of: ToolStep.self, bufferingPolicy: .unbounded)
    }

    /// Runs what is handed in, until the task is cancelled, and all calls with it.
    func run() async { await runner.work.run() }

    func run(_ call: ToolCall) { runner.run(call) { [continuation] in continuation.yield($0) } }

    func decide(_ decision: ToolDecision, on callID: String) { runner.decide(decision, on: callID) }

    func cancel(_ callID: String) { runner.cancel(callID) }

    func cancelAll() { runner.cancelAll() }
}
