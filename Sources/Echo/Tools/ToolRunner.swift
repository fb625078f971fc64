import EchoConcurrency
import Synchronization

/// Runs the calls of a conversation, any number at once, and ends each whatever its tool does.
///
/// A tool that does not listen to its cancellation goes on by itself: nobody waits for it and its result is dropped.
final class ToolRunner: Sendable {
    private struct Run {
        var execution: ToolExecution
        let tool: Tool
        let arguments: String
        let report: @Sendable (ToolActivity) -> Void
        let ending: CheckedContinuation<ToolActivity, Never>
        var work: [WorkItem] = []
    }

    private struct State {
        var runs: [Int: Run] = [:]
        var lastID = 0
        /// What is to be done, in the order in which it was decided; one thread at a time does it.
        var actions: [(id: Int, action: ToolExecutionAction)] = []
        var isPerforming = false
    }

    /// Calls are made while it runs.
    let work = WorkGroup()
    private let tools: ToolBox
    private let timeout: Duration
    private let outputLimit: Int
    private let state = Mutex(State())

    init(tools: ToolBox, configuration: EchoConfiguration) {
        self.tools = tools
        timeout = configuration.toolTimeout
        outputLimit = configuration.toolOutputLimit
    }

    /// Calls that are waiting or running.
    var count: Int { state.withLock { $0.runs.count } }

    /// Returns when the call is over, however that came. Whatever goes wrong is told to the assistant, which can make
    /// something of it. Cancelling the task cancels the call.
    ///
    /// - Parameter report: hears of each step, in order.
    func run(_ call: ToolCall, report: @escaping @Sendable (ToolActivity) -> Void) async -> ToolResult {
        await end(of: call, report).result
    }

    /// Runs a call and tells of each step, the last one with the result.
    func run(_ call: ToolCall, tell: @escaping @Sendable (ToolStep) -> Void) {
        work.start { [weak self] in
            guard let self else { return }
            let activity = await end(of: call) { if !$0.isOver { tell(.changed($0)) } }
            tell(.over(activity.result, activity))
        }
    }

    private func end(
        of call: ToolCall, _ report: @escaping @Sendable (ToolActivity) -> Void
    ) async -> ToolActivity {
        do throws(ToolFailure) {
            let arguments = try ToolArguments.check(call.arguments)
            return await run(call, try tool(named: call.name), arguments, report)
        } catch {
            return refuse(call, error, report)
        }
    }

    /// What a person said to a call that waits. Approving a tool for good lets its other calls go on as well.
    func decide(_ decision: ToolDecision, on callID: String) {
        let name = state.withLock { state in
            state.runs.values.first { $0.execution.activity.call.id == callID }?.tool.name
        }
        update { run in
            let isMeant = run.execution.activity.call.id == callID
            guard isMeant || (decision == .approvedForGood && run.tool.name == name) else { return [] }
            return run.execution.decide(isMeant ? decision : .approved, at: .now)
        }
    }

    func cancel(_ callID: String) {
        update { $0.execution.activity.call.id == callID ? $0.execution.cancel(at: .now) : [] }
    }

    func cancelAll() { update { $0.execution.cancel(at: .now) } }

    // MARK: One call

    private func tool(named name: String) throws(ToolFailure) -> Tool {
        if let tool = tools.tool(named: name) { return tool }
        let names = tools.summaries.map(\.name).joined(separator: ", ")
        throw ToolFailure(
            (name.isEmpty ? "This is a tool call without a name. " : "There is no tool named \(name). ")
                + (names.isEmpty ? "No tools are available." : "Available tools: \(names)."))
    }

    private func refuse(
        _ call: ToolCall, _ failure: ToolFailure, _ report: @Sendable (ToolActivity) -> Void
    ) -> ToolActivity {
        let output = ToolOutput.presentable(failure.message, limit: outputLimit)
        let server = tools.tool(named: call.name)?.server
        let activity = ToolActivity(call: call, phase: .failed, output: output, server: server)
        report(activity)
        return activity
    }

    private func run(
        _ call: ToolCall, _ tool: Tool, _ arguments: String, _ report: @escaping @Sendable (ToolActivity) -> Void
    ) async -> ToolActivity {
        let execution = ToolExecution(
            call, permission: tools.permission(of: tool), timeout: tool.timeout ?? timeout, outputLimit: outputLimit,
            server: tool.server)
        let id = state.withLock { state in
            state.lastID += 1
            return state.lastID
        }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                state.withLock {
                    $0.runs[id] = Run(
                        execution: execution, tool: tool, arguments: arguments, report: report, ending: continuation)
                }
                update(id) { $0.begin(at: .now) }
                if Task.isCancelled { update(id) { $0.cancel(at: .now) } }
            }
        } onCancel: {
            update(id) { $0.cancel(at: .now) }
        }
    }

    private func update(_ id: Int, _ change: (inout ToolExecution) -> [ToolExecutionAction]) {
        state.withLock { state in
            guard var run = state.runs[id] else { return }
            state.actions += change(&run.execution).map { (id, $0) }
            state.runs[id] = run
        }
        perform()
    }

    private func update(_ change: (inout Run) -> [ToolExecutionAction]) {
        state.withLock { state in
            for id in state.runs.keys.sorted() {
                guard var run = state.runs[id] else { continue }
                state.actions += change(&run).map { (id, $0) }
                state.runs[id] = run
            }
        }
        perform()
    }

    // MARK: Performing

    /// Outside the lock, since a listener may answer at once.
    private func perform() {
        while let (id, action) = next() { perform(action, of: id) }
    }

    private func next() -> (id: Int, action: ToolExecutionAction)? {
        state.withLock { state in
            guard !state.isPerforming, !state.actions.isEmpty else { return nil }
            state.isPerforming = true
            return state.actions.removeFirst()
        }
    }

    private func perform(_ action: ToolExecutionAction, of id: Int) {
        let run = state.withLock { $0.runs[id] }
        switch action {
        case .report(let activity): run?.report(activity)
        case .start(let timeout): start(id, timeout: timeout)
        case .stop: for item in run?.work ?? [] { item.cancel() }
        case .allowForGood: if let run { tools.setPermission(.always, for: run.tool.name) }
        case .end(let activity):
            state.withLock { _ = $0.runs.removeValue(forKey: id) }
            run?.ending.resume(returning: activity)
        }
        state.withLock { $0.isPerforming = false }
    }

    private func start(_ id: Int, timeout: Duration) {
        guard let run = state.withLock({ $0.runs[id] }) else { return }
        let making = work.start { [weak self] in
            let outcome = await Self.outcome(of: run.tool, run.arguments) { [weak self] progress in
                self?.update(id) { $0.progress(progress) }
            }
            self?.update(id) { $0.finish(outcome, at: .now) }
        }
        let reminder = work.start { [weak self] in
            try? await Task.sleep(for: timeout)
            if !Task.isCancelled { self?.update(id) { $0.timeOut(at: .now) } }
        }
        state.withLock { $0.runs[id]?.work = [making, reminder] }
    }

    /// A tool that computes holds up nothing of the conversation, wherever that goes on.
    private static func run(
        _ tool: Tool, _ arguments: String, report: @escaping @Sendable (ToolProgress) -> Void
    ) async throws -> String {
        try await withThrowingTaskGroup(of: String.self) { group in
            group.addTask(executorPreference: globalConcurrentExecutor) { try await tool.body(arguments, report) }
            guard let output = try await group.next() else { throw CancellationError() }
            return output
        }
    }

    private static func outcome(
        of tool: Tool, _ arguments: String, report: @escaping @Sendable (ToolProgress) -> Void
    ) async -> Result<String, ToolFailure> {
        do {
            return .success(try await run(tool, arguments, report: report))
        } catch {
            return .failure(ToolFailure(error))
        }
    }
}
