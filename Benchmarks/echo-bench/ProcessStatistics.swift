import Foundation

/// What the kernel counts about a process.
struct ProcessStatistics: Sendable, Hashable {
    /// Its share of memory in use, KiB.
    let proportionalKiB: Int
    /// User and system time, in ticks of 10 ms.
    let ticks: Int

    init(pid: pid_t) throws {
        proportionalKiB = try Self.proportionalKiB(of: Self.read("/proc/\(pid)/smaps_rollup"))
        ticks = try Self.ticks(of: Self.read("/proc/\(pid)/stat"))
    }

    /// The ticks that a process takes in the time from now.
    static func ticks(of pid: pid_t, for span: Duration) async throws -> Int {
        let before = try ProcessStatistics(pid: pid).ticks
        try await Task.sleep(for: span)
        return try ProcessStatistics(pid: pid).ticks - before
    }

    /// How often its threads have gone to sleep since they began: each was woken as often.
    static func wakeUps(of pid: pid_t) throws -> Int {
        try FileManager.default.contentsOfDirectory(atPath: "/proc/\(pid)/task").reduce(0) { sum, task in
            let status = (try? read("/proc/\(pid)/task/\(task)/status")) ?? ""
            let match = status.firstMatch(of: /(?m)^voluntary_ctxt_switches:\s+(\d+)/)
            return sum + (match.flatMap { Int($0.1) } ?? 0)
        }
    }

    /// Files, sockets and the like that it holds open.
    static func descriptors(of pid: pid_t) throws -> Int {
        try FileManager.default.contentsOfDirectory(atPath: "/proc/\(pid)/fd").count
    }

    /// What so many ticks are of one core, percent.
    static func share(_ ticks: Int, of span: Duration) -> Double { Double(ticks) / (span / .seconds(1)) }

    static func proportionalKiB(of rollup: String) throws -> Int {
        guard let match = rollup.firstMatch(of: /(?m)^Pss:\s+(\d+) kB/), let size = Int(match.output.1) else {
            throw BenchmarkFailure("the kernel does not tell the memory of a process")
        }
        return size
    }

    /// The name in parentheses may hold blanks: count from behind it.
    static func ticks(of stat: String) throws -> Int {
        let fields = stat.split(separator: ")").last?.split(separator: " ") ?? []
        guard fields.count > 12, let user = Int(fields[11]), let system = Int(fields[12]) else {
            throw BenchmarkFailure("the kernel does not tell the time of a process")
        }
        return user + system
    }

    private static func read(_ file: String) throws -> String {
        try String(contentsOfFile: file, encoding: .utf8)
    }
}
