import Foundation
import Glibc

/// Tells a file that only its owner can read from others.
enum OwnerOnlyFile {
    static func check(_ file: URL) throws(KeyRefusal) {
        var status = stat()
        guard stat(file.path, &status) == 0 else { throw .unreadable(file) }
        guard status.st_uid == geteuid() else { throw .ownedBySomeoneElse(file) }
        let mode = Int(status.st_mode & 0o777)
        guard mode & 0o077 == 0 else { throw .openToOthers(file, mode: mode) }
    }
}
