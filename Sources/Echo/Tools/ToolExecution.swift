/// The rules of one call: who allows it, how long it may take, and what the assistant is told in the end.
struct ToolExecution: Sendable {
    private(set) var activity: ToolActivity
    private let permission: ToolPermission
    private let timeout: Duration
    private let outputLimit: Int
    private var startedAt: ContinuousClock.Instant?

    init(_ call: ToolCall, permission: ToolPermission, timeout: Duration, outputLimit: Int, server: String? = nil) {
        activity = ToolActivity(call: call, phase: .waitingForApproval, server: server)
        self.permission = permission
        self.timeout = timeout
        self.outputLimit = outputLimit
    }

    private static let unattended =
        "Nobody is there to approve this call: it did not run. The user can allow this tool beforehand."

    mutating func begin(at now: ContinuousClock.Instant) -> [ToolExecutionAction] {
        switch permission {
        case .always: start(at: now)
        case .ask: [.report(activity)]
        case .never: end(.denied, "This tool is not allowed to run.", at: now)
        }
    }

    mutating func decide(_ decision: ToolDecision, at now: ContinuousClock.Instant) -> [ToolExecutionAction] {
        guard activity.phase == .waitingForApproval else { return [] }
        return switch decision {
        case .approved: start(at: now)
        case .approvedForGood: [.allowForGood] + start(at: now)
        case .denied: end(.denied, "The user denied this call.", at: now)
        case .unattended:
            end(.denied, Self.unattended, at: now)
        }
    }

    mutating func progress(_ progress: ToolProgress) -> [ToolExecutionAction] {
        guard activity.phase == .running else { return [] }
        activity.progress = progress
        return [.report(activity)]
    }

    mutating func finish(
        _ outcome: Result<String, ToolFailure>, at now: ContinuousClock.Instant
    ) -> [ToolExecutionAction] {
        switch outcome {
        case .success(let output): end(.succeeded, output, at: now)
        case .failure(let failure): end(.failed, failure.message, at: now)
        }
    }

    mutating func timeOut(at now: ContinuousClock.Instant) -> [ToolExecutionAction] {
        end(.timedOut, "The tool timed out after \(timeout).", at: now)
    }

    mutating func cancel(at now: ContinuousClock.Instant) -> [ToolExecutionAction] {
        end(.cancelled, "The call was cancelled.", at: now)
    }

    private mutating func start(at now: ContinuousClock.Instant) -> [ToolExecutionAction] {
        activity.phase = .running
        startedAt = now
        return [.report(activity), .start(timeout: timeout)]
    }

    /// What comes later is dropped.
    private mutating func end(
        _ phase: ToolActivity.Phase, _ output: String, at now: ContinuousClock.Instant
    ) -> [ToolExecutionAction] {
        guard !activity.isOver else { return [] }
        let output = ToolOutput.presentable(output, limit: outputLimit)
        activity.phase = phase
        activity.output = output
        activity.duration = startedAt.map { $0.duration(to: now) }
        return [.stop, .report(activity), .end(activity)]
    }
}

/// An action of the rules of a call.
enum ToolExecutionAction: Sendable, Hashable {
    case report(ToolActivity)
    /// Run the tool, and remind of the time that it has.
    case start(timeout: Duration)
    /// The tool and the reminder are not needed any more.
    case stop
    /// From now on this tool needs nobody's leave.
    case allowForGood
    case end(ToolActivity)
}
