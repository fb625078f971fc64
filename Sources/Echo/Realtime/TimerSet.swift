/// Reminders that can be taken back.
struct TimerSet: Sendable {
    private var tasks: [RealtimeTimer: Task<Void, Never>] = [:]

    mutating func start(_ timer: RealtimeTimer, after delay: Duration, fire: @escaping @Sendable () async -> Void) {
        cancel(timer)
        tasks[timer] = Task {
            try? await Task.sleep(for: delay)
            if !Task.isCancelled { await fire() }
        }
    }

    mutating func cancel(_ timer: RealtimeTimer) { tasks.removeValue(forKey: timer)?.cancel() }

    mutating func cancelAll() {
        for task in tasks.values { task.cancel() }
        tasks = [:]
    }
}
