import Foundation
import Glibc

/// A folder that one program at a time holds while it changes a file in it. It need not be writable, and nothing is left in
/// it; the system lets go of it when that program ends.
struct FolderLock {
    private let descriptor: Int32

    /// Waits until nobody else holds the folder in which a file is, wherever a link leads; nil where it cannot be held.
    init?(of file: String) {
        let target = URL(fileURLWithPath: file).resolvingSymlinksInPath().path
        descriptor = open((target as NSString).deletingLastPathComponent, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        while flock(descriptor, LOCK_EX) != 0 {
            guard errno == EINTR else {
                close(descriptor)
                return nil
            }
        }
    }

    func release() { close(descriptor) }
}
