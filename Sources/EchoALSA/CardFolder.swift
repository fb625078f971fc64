import CALSA
import Glibc

/// The folder in which the system names its sound cards: says when one comes or goes.
final class CardFolder: Sendable {
    private let file: Int32

    init(_ path: String = "/dev/snd") {
        file = inotify_init1(O_CLOEXEC | O_NONBLOCK)
        let events = UInt32(IN_CREATE | IN_DELETE | IN_ATTRIB)
        // A machine without a card has no such folder: it comes with the first one.
        if inotify_add_watch(file, path, events) < 0 { _ = inotify_add_watch(file, "/dev", UInt32(IN_CREATE)) }
    }

    deinit { close(file) }

    var descriptor: pollfd { pollfd(fd: file, events: Int16(POLLIN), revents: 0) }

    /// Forgets what was said.
    func clear() {
        var buffer = [UInt8](repeating: 0, count: 4_096)
        while read(file, &buffer, buffer.count) > 0 {}
    }
}
