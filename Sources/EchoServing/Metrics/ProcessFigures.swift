import Foundation

/// The kernel's figures of this process.
struct ProcessFigures: Sendable, Hashable {
    let residentBytes: Double
    let cpuSeconds: Double
    /// Seconds since 1970.
    let startTime: Double
    let openFiles: Int

    /// - Parameters:
    ///   - status: `/proc/self/stat`.
    ///   - machine: `/proc/stat`.
    /// - Returns: Nil when they do not say what they are read for.
    init?(status: String, machine: String, openFiles: Int, ticksPerSecond: Double, pageBytes: Double) {
        // The program's name, in brackets, may hold anything.
        guard let name = status.lastIndex(of: ")") else { return nil }
        let fields = status[name...].dropFirst().split(separator: " ").map { Double($0) }
        guard fields.count > 21, let user = fields[11], let system = fields[12], let start = fields[19],
            let pages = fields[21],
            let boot = machine.split(separator: "\n").first(where: { $0.hasPrefix("btime ") }),
            let bootTime = Double(boot.dropFirst(6))
        else { return nil }
        residentBytes = pages * pageBytes
        cpuSeconds = (user + system) / ticksPerSecond
        startTime = bootTime + start / ticksPerSecond
        self.openFiles = openFiles
    }

    static var now: ProcessFigures? {
        guard let status = try? String(contentsOfFile: "/proc/self/stat", encoding: .utf8),
            let machine = try? String(contentsOfFile: "/proc/stat", encoding: .utf8),
            let files = try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
        else { return nil }
        return ProcessFigures(
            // The folder itself was open while it was read.
            status: status, machine: machine, openFiles: max(0, files.count - 1),
            ticksPerSecond: Double(sysconf(Int32(_SC_CLK_TCK))), pageBytes: Double(sysconf(Int32(_SC_PAGESIZE))))
    }

    func add(to text: inout MetricsText) {
        text.add("process_resident_memory_bytes", .gauge, "Memory in use.", residentBytes)
        text.add("process_cpu_seconds_total", .counter, "Processor time used.", cpuSeconds)
        text.add("process_start_time_seconds", .gauge, "When the process started, in seconds since 1970.", startTime)
        text.add("process_open_fds", .gauge, "Open files and connections.", Double(openFiles))
    }
}
