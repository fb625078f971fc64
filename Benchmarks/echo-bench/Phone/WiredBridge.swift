import Foundation

/// What joins calls with a Realtime server, in a process of its own.
enum WiredBridge: Sendable, Hashable {
    /// Ours, with all that it does in a call that is not recorded.
    case whole
    /// Ours, where it only passes sound on.
    case plain
    /// Node, as Twilio's sample does it.
    ///
    /// - Parameter frames: each piece of the server's goes on as frames of 20 ms, as ours has it; else in one.
    case node(frames: Bool)

    /// Nil where there is none.
    static var interpreter: String? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/local/bin:/usr/bin").split(separator: ":")
        return folders.map { $0 + "/node" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    var name: String {
        switch self {
        case .whole: "ours, with the detector"
        case .plain: "ours, passing sound on"
        case .node(frames: false): "Node, passing pieces on as they come"
        case .node(frames: true): "Node, in frames of 20 ms"
        }
    }

    func start(server: String, calls: Int) throws -> ServedProgram {
        switch self {
        case .whole: return try .bridge(server: server, calls: calls)
        case .plain: return try .bridge(server: server, calls: calls, isPlain: true)
        case .node(let frames):
            guard let node = Self.interpreter else { throw BenchmarkFailure("there is no node") }
            return try .script(NodeBridge.script, of: node, [server, frames ? "frames" : "pieces", HeldBridge.number])
        }
    }
}
