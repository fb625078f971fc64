import CALSA
import Glibc

/// A thread for calls that may block, outside the cooperative pool.
enum DeviceThread {
    /// What PulseAudio gives itself (nice-level in its daemon.conf).
    private static let haste: Int32 = -11

    private final class Body: Sendable {
        let name: String
        let isUrgent: Bool
        let run: @Sendable () -> Void

        init(_ name: String, _ isUrgent: Bool, _ run: @escaping @Sendable () -> Void) {
            self.name = name
            self.isUrgent = isUrgent
            self.run = run
        }
    }

    /// Runs `body` on a new detached thread that takes no signals. False when the system has none left.
    ///
    /// - Parameter isUrgent: sound is lost when it comes late: it has its turn before others where the system allows it.
    static func spawn(_ name: String, isUrgent: Bool = false, _ body: @escaping @Sendable () -> Void) -> Bool {
        let box = Unmanaged.passRetained(Body(name, isUrgent, body))
        var everything = sigset_t()
        var previous = sigset_t()
        sigfillset(&everything)
        // The new thread inherits the mask: signals belong to the main thread.
        pthread_sigmask(SIG_SETMASK, &everything, &previous)
        defer { pthread_sigmask(SIG_SETMASK, &previous, nil) }
        var thread = pthread_t()
        let status = pthread_create(
            &thread, nil,
            { argument in
                guard let argument else { return nil }
                let body = Unmanaged<Body>.fromOpaque(argument).takeRetainedValue()
                ca_name_thread(body.name)
                if body.isUrgent { ca_hurry_thread(DeviceThread.haste) }
                body.run()
                return nil
            }, box.toOpaque())
        guard status == 0 else {
            box.release()
            return false
        }
        pthread_detach(thread)
        return true
    }
}
