/// Starts or reaches an MCP server.
protocol MCPTransportProtocol: Sendable {
    /// Whether requests travel over HTTP, which has rules of its own.
    var isHTTP: Bool { get }

    /// What keeps it from working comes as `MCPIncoming.closed`.
    func open() -> any MCPConnectionProtocol
}

/// One way to a running MCP server.
protocol MCPConnectionProtocol: Sendable {
    /// All that comes. Ends after `closed`, or with `hangUp()`. One listener.
    var incoming: AsyncStream<MCPIncoming> { get }

    /// Carries what is sent and what comes, until it was hung up and nothing of it is left: no process, no request.
    func run() async

    /// In order, without making anybody wait.
    func send(_ outgoing: MCPOutgoing)

    /// Nothing comes any more; the end begins, which `run()` sees to.
    func hangUp()
}
