import Foundation

/// The file that the program of a part writes its output to.
enum PartLog {
    /// One that has grown beyond is begun anew with the next start.
    private static let largest = 1 << 20

    /// Makes it ready to be added to, for nobody else to read.
    ///
    /// - Returns: its path, or that of nothing where it cannot be made.
    static func begin(_ path: String) -> String {
        let files = FileManager.default
        let size = (try? files.attributesOfItem(atPath: path))?[.size] as? Int
        if let size, size <= largest { return path }
        try? files.createDirectory(
            atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        let isMade = files.createFile(atPath: path, contents: nil, attributes: [.posixPermissions: 0o600])
        return isMade ? path : "/dev/null"
    }
}
