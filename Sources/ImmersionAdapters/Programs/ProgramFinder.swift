import Foundation

/// Where a program lies.
enum ProgramFinder {
    /// Where distributions put them, and whoever builds their own.
    static let standardFolders = ["/usr/local/bin", "/usr/bin", "/bin"]

    /// Its path, nil when none of the folders has it.
    static func path(of name: String, folders: [String] = Self.standardFolders) -> String? {
        guard !name.contains("/") else { return nil }
        return folders.map { "\($0)/\(name)" }.first {
            FileManager.default.isExecutableFile(atPath: $0)
        }
    }
}
