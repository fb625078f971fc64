import Foundation

/// Whether somebody starts the program for the first time: nothing was kept for them yet.
struct FirstRun {
    let paths: Paths
    let configFile: URL

    /// True once: from then on there is a directory for the program's state.
    func begin() -> Bool {
        let files = FileManager.default
        guard !files.fileExists(atPath: configFile.path), !files.fileExists(atPath: paths.stateDirectory.path) else {
            return false
        }
        try? files.createDirectory(
            at: paths.stateDirectory, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        return true
    }
}
