import Foundation

/// Where a program lies.
enum ProgramFinder {
    /// Its path, nil when none of the folders of `PATH` has it.
    static func path(of name: String, folders: String = ProcessInfo.processInfo.environment["PATH"] ?? "") -> String? {
        guard !name.contains("/") else { return nil }
        return folders.split(separator: ":").map { "\($0)/\(name)" }.first {
            FileManager.default.isExecutableFile(atPath: $0)
        }
    }
}
