import EchoWire
import Synchronization

@testable import Echo

/// A tool that listens to nobody, and ends when the test lets it.
final class StuckTool: Sendable {
    private let calls = Mutex<[CheckedContinuation<String, Never>]>([])

    var isRunning: Bool { calls.withLock { !$0.isEmpty } }

    func tool(named name: String = "stuck", permission: ToolPermission? = nil, timeout: Duration? = nil) -> Tool {
        Tool(name: name, description: "", parameters: [:], permission: permission, timeout: timeout) { _ in
            await withCheckedContinuation { call in self.calls.withLock { $0.append(call) } }
        }
    }

    func release(_ output: String = "late") {
        let waiting = calls.withLock { calls in
            defer { calls = [] }
            return calls
        }
        for call in waiting { call.resume(returning: output) }
    }
}
