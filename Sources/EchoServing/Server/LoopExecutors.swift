import NIOCore
import Synchronization

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
