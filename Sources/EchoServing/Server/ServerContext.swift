import NIOCore
import Synchronization

/// The context shared by all connections of a server.
struct ServerContext: Sendable {
    let table: RouteTable
    let limits: ServerLimits
    let tally: ServerTally
    let drain: ServerDrain
    let bodies: BodyBudget
    let executors = LoopExecutors()
    /// None for what every address may ask as often as it likes.
    let rates: [RateClass: RequestRates]
    /// Nil when nobody is believed about others.
    let proxies: TrustedProxies?
    let refusing: @Sendable (HTTPRefusal, RoutePath?) -> HTTPRefusal

    func answer(_ refusal: HTTPRefusal, at path: RoutePath?) -> HTTPAnswer {
        refusing(refusal, path).answer
    }
}

/// One executor for each event loop, so that who has work for many connections knows which of them share a thread.
final class LoopExecutors: Sendable {
    private let executors = Mutex<[ObjectIdentifier: LoopExecutor]>([:])

    func executor(of loop: any EventLoop) -> LoopExecutor {
        executors.withLock { executors in
            let executor = executors[ObjectIdentifier(loop)] ?? LoopExecutor(loop)
            executors[ObjectIdentifier(loop)] = executor
            return executor
        }
    }
}

/// Runs tasks on the event loop of a connection, so that what comes over it is handled without waking another thread.
final class LoopExecutor: TaskExecutor {
    private let loop: any EventLoop

    init(_ loop: any EventLoop) { self.loop = loop }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        loop.execute { [self] in job.runSynchronously(on: asUnownedTaskExecutor()) }
    }
}
