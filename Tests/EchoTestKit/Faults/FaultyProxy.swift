public import NIOCore
import NIOPosix
import Synchronization

/// A proxy between a client and a server on this machine that harms the connection where a test wants it.
///
/// The places are the boundaries between the pieces that the server sends: before the head of its answer to the
/// upgrade (0), before its first frame (1), and so on. In an answer without an upgrade, chunks are the pieces, or the
/// body where it has none. The next answer goes on counting, over whichever connection it comes: a client may or may not
/// have one to use again.
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

        /// - Returns: whether it happens instead of this piece.
        mutating func pass(_ boundary: Int?) -> Bool {
            guard !happened, let boundary, pieces == boundary else {
                pieces += 1
                return false
            }
            happened = true
            return true
        }
    }

    private let port: Int
    private let fault: Fault?
    private let boundary: Int
    private let prepare: @Sendable (any Channel) throws -> Void
    private let state = Mutex(State())
    private let listener = Mutex<(any Channel)?>(nil)

    /// - Parameters:
    ///   - port: of the server, on 127.0.0.1.
    ///   - fault: nil only counts.
    ///   - boundary: how many pieces pass before it happens.
    ///   - prepare: is called for each connection before anything else is put into its pipeline, on its event loop; for
    ///     TLS say.
    public init(
        to port: Int, fault: Fault? = nil, at boundary: Int = 0,
        prepare: @escaping @Sendable (any Channel) throws -> Void = { _ in }
    ) {
        self.port = port
        self.fault = fault
        self.boundary = boundary
        self.prepare = prepare
    }

    deinit { listener.withLock { $0 }?.close(promise: nil) }

    /// Pieces that the server has sent.
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
        let isRefused = state.withLock { state in
            defer { state.refusesNext = false }
            state.connections += 1
            return state.refusesNext
        }
        return ClientBootstrap(group: client.eventLoop)
            .channelInitializer { server in
                server.eventLoop.makeCompletedFuture {
                    let relay = FaultyRelay(
                        client: client, server: server, nextFault: { self.pass(isRefused: isRefused) },
                        refuseNext: { self.state.withLock { $0.refusesNext = true } })
                    try client.pipeline.syncOperations.addHandler(FaultyRelayEnd { relay.fromClient($0) })
                    try server.pipeline.syncOperations.addHandler(FaultyRelayEnd { relay.fromServer($0) })
                }
            }
            .connect(host: "127.0.0.1", port: port).map { _ in }
    }

    /// What happens instead of the next piece; nil lets it pass.
    private func pass(isRefused: Bool) -> Fault? {
        isRefused || state.withLock { $0.pass(fault == nil ? nil : boundary) } ? fault : nil
    }
}
