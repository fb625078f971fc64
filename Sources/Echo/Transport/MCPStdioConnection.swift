import EchoWire

/// A running MCP server, one JSON text a line.
final class MCPStdioConnection: MCPConnectionProtocol {
    /// 64 MiB: our choice; a tool's output of 10 MB, escaped, fits.
    private static let longestLine = 64 << 20

    let incoming: AsyncStream<MCPIncoming>
    private let inbox: AsyncStream<MCPIncoming>.Continuation
    private let program: LineProgram

    init(command: String, arguments: [String], environment: [String: String]) {
        // Unbounded: a server answers no more than it is asked, and is asked no more than a model asks.
        (incoming, inbox) = AsyncStream.makeStream(of: MCPIncoming.self)
        program = LineProgram(
            command: command, arguments: arguments, environment: environment, longestLine: Self.longestLine)
    }

    func run() async {
        let end = await program.run { [inbox] lines in
            for incoming in lines.flatMap(MCPIncoming.read) { inbox.yield(incoming) }
        }
        inbox.yield(.closed(reason: end.reason, isFinal: !end.hasStarted))
        inbox.finish()
    }

    func send(_ outgoing: MCPOutgoing) {
        if case .message(let message, _) = outgoing { program.send(message.json.data) }
    }

    func hangUp() {
        program.hangUp()
        inbox.finish()
    }
}
