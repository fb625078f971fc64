import Foundation

/// How much memory is free for another program.
struct MemoryRoom: Sendable, Hashable {
    /// What is to be left for everything else.
    static let reserve = 128 << 20

    /// Bytes; nil where the system does not tell.
    let available: Int?

    init(available: Int?) { self.available = available }

    /// - Parameter text: of `/proc/meminfo`.
    init(meminfo text: String) {
        let line = text.split(separator: "\n").first { $0.hasPrefix("MemAvailable:") }
        available = line?.split(separator: " ").dropFirst().first.flatMap { Int($0) }.map { $0 << 10 }
    }

    static var now: MemoryRoom {
        MemoryRoom(meminfo: (try? String(contentsOfFile: "/proc/meminfo", encoding: .utf8)) ?? "")
    }

    func has(_ bytes: Int) -> Bool { available.map { bytes + Self.reserve <= $0 } ?? true }
}
