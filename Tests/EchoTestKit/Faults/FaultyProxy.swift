public import NIOCore
import NIOPosix
import Synchronization

/// A proxy between a client and a server on this machine that harms the connection where a test wants it.
///
/// The places are the boundaries between the pieces that the server sends: before the head of its answer to the
/// upgrade (0), before its first frame (1), and so on. In an answer without an upgrade, chunks are the pieces, or the
/// body where it has none; the next answer over the same connection goes on counting.
///
/// ```swift
/// let proxy = FaultyProxy(to: port, fault: .cut, at: 7)
/// configuration.baseURL = "ws://127.0.0.1:\(try await proxy.start())"
/// ```
public final class FaultyProxy: Sendable {
    private struct State {
        var connections = 0
        var pieces = 0
        var happened = false
        /// The next connection is refused.
        var refusesNext = false
    }

    private let port: Int
    private let fault: Fault?
    private let boundary: Int
    private let harmed: Int
    private let prepare: @Sendable (any Channel) throws -> Void
    private let state = Mutex(State())
    private let listener = Mutex<(any Channel)?>(nil)

    /// - Parameters:
    ///   - port: of the server, on 127.0.0.1.
    ///   - fault: nil only counts.
    ///   - boundary: how many pieces pass before it happens.
    ///   - harmed: how many connections it happens to, beginning with the first.
    ///   - prepare: is called for each connection before anything else is put into its pipeline, on its event loop; for
    ///     TLS say.
    public init(
        to port: Int, fault: Fault? = nil, at boundary: Int = 0, harming harmed: Int = 1,
        prepare: @escaping @Sendable (any Channel) throws -> Void = { _ in }
    ) {
        self.port = port
        self.fault = fault
        self.boundary = boundary
        self.harmed = harmed
        self.prepare = prepare
    }

    deinit { listener.withLock { $0 }?.close(promise: nil) }

    /// Pieces that the server has sent over the first connection.
    public var pieces: Int { state.withLock { $0.pieces } }

    /// Connections so far.
    public var connections: Int { state.withLock { $0.connections } }

    /// Whether it only counts.
    public var isHarmless: Bool { fault == nil }

    /// Whether the fault has happened.
    public var hasHappened: Bool { state.withLock { $0.happened } }

    /// Returns the port on 127.0.0.1 when it listens.
    public func start() async throws -> Int {
        let channel = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .childChannelOption(.allowRemoteHalfClosure, value: true)
            .childChannelInitializer { [weak self] client in
                guard let self else { return client.eventLoop.makeFailedFuture(ChannelError.eof) }
                do { try self.prepare(client) } catch { return client.eventLoop.makeFailedFuture(error) }
                return self.relay(client)
            }
            .bind(host: "127.0.0.1", port: 0).get()
        listener.withLock { $0 = channel }
        return channel.localAddress?.port ?? 0
    }

    /// Stops listening; connections live on.
    public func stop() async throws { try await listener.withLock { $0 }?.close() }

    private func relay(_ client: any Channel) -> EventLoopFuture<Void> {
        let (number, isRefused) = state.withLock { state in
            defer { state.refusesNext = false }
            state.connections += 1
            return (state.connections, state.refusesNext)
        }
        return ClientBootstrap(group: client.eventLoop)
            .channelInitializer { server in
                server.eventLoop.makeCompletedFuture {
                    let relay = FaultyRelay(
                        client: client, server: server,
                        fault: number <= self.harmed || isRefused ? self.fault : nil,
                        boundary: isRefused ? 0 : self.boundary, refuseNext: { [weak self] in self?.refuseNext() }
                    ) { [weak self] happened in
                        self?.note(piece: number == 1, happened: happened)
                    }
                    try client.pipeline.syncOperations.addHandler(FaultyRelayEnd { relay.fromClient($0) })
                    try server.pipeline.syncOperations.addHandler(FaultyRelayEnd { relay.fromServer($0) })
                }
            }
            .connect(host: "127.0.0.1", port: port).map { _ in }
    }

    private func refuseNext() { state.withLock { $0.refusesNext = true } }

    private func note(piece: Bool, happened: Bool) {
        state.withLock { state in
            state.pieces += piece && !happened ? 1 : 0
            state.happened = state.happened || happened
        }
    }
}
