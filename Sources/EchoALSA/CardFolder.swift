import CALSA
import Foundation
import Glibc

/// The folder in which the system names its sound cards: says when one comes or goes.
final class CardFolder: Sendable {
    private let file: Int32
    private let path: String

    init(_ path: String = "/dev/snd") {
        self.path = path
        file = inotify_init1(O_CLOEXEC | O_NONBLOCK)
        // A machine without a card has no such folder: it comes with the first one.
        if !watch() { _ = inotify_add_watch(file, (path as NSString).deletingLastPathComponent, UInt32(IN_CREATE)) }
    }

    /// The same folder again changes nothing.
    private func watch() -> Bool {
        inotify_add_watch(file, path, UInt32(IN_CREATE | IN_DELETE | IN_ATTRIB)) >= 0
    }

    deinit { close(file) }

    var descriptor: pollfd { pollfd(fd: file, events: Int16(POLLIN), revents: 0) }

    /// Forgets what was said; a folder that came is watched from now on.
    func clear() {
        _ = watch()
        var buffer = [UInt8](repeating: 0, count: 4_096)
        while read(file, &buffer, buffer.count) > 0 {}
    }
}
