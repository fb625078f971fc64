import Glibc

/// A thread of the system, for work that waits.
struct DetachedThread {
    private final class Body {
        let run: @Sendable () -> Void
        init(_ run: @escaping @Sendable () -> Void) { self.run = run }
    }

    private let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }

    func start() {
        var thread = pthread_t()
        let argument = Unmanaged.passRetained(Body(body)).toOpaque()
        pthread_create(
            &thread, nil,
            { argument in
                if let argument { Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().run() }
                return nil
            }, argument)
        pthread_detach(thread)
    }
}
