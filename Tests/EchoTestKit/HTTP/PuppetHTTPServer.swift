import Foundation
public import NIOCore
import NIOHTTP1
import NIOPosix
import Synchronization

/// A real HTTP server on the loopback interface that does to every request what a script says: answers, pauses, cuts
/// the connection, says nothing at all or something that is not HTTP.
///
/// ```swift
/// let server = PuppetHTTPServer { _ in PuppetHTTPStep.answer(503) }
/// configuration.baseURL = "http://127.0.0.1:\(try await server.start())/v1"
/// ```
public final class PuppetHTTPServer: Sendable {
    /// What to do with a request. After the last step the connection stays open, unless one of them closes it.
    public typealias Script = @Sendable (PuppetHTTPRequest) -> [PuppetHTTPStep]

    private struct State {
        var listener: (any Channel)?
        var connections: [ObjectIdentifier: any Channel] = [:]
        var accepted = 0
        var requests: [PuppetHTTPRequest] = []
        var flooded = 0
    }

    private let state = Mutex(State())
    private let script: Script
    private let prepare: @Sendable (any Channel) throws -> Void

    /// - Parameters:
    ///   - prepare: is called for each connection before anything else is put into its pipeline, on its event loop; for
    ///     TLS say.
    ///   - script: what to do with a request.
    public init(prepare: @escaping @Sendable (any Channel) throws -> Void = { _ in }, script: @escaping Script) {
        self.prepare = prepare
        self.script = script
    }

    deinit { close() }

    /// All requests so far.
    public var requests: [PuppetHTTPRequest] { state.withLock { $0.requests } }
    /// Connections that are open now.
    public var connections: Int { state.withLock { $0.connections.count } }
    /// Connections that were ever made.
    public var accepted: Int { state.withLock { $0.accepted } }
    /// Bytes of `flood` that the client's side has taken.
    public var flooded: Int { state.withLock { $0.flooded } }

    /// Returns the port when it listens on 127.0.0.1.
    ///
    /// - Parameter port: 0 for any that is free.
    public func start(port: Int = 0) async throws -> Int {
        let channel = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .childChannelInitializer { [weak self] channel in
                channel.eventLoop.makeCompletedFuture {
                    guard let self else { return }
                    try self.opened(channel)
                }
            }
            .bind(host: "127.0.0.1", port: port).get()
        state.withLock { $0.listener = channel }
        return channel.localAddress?.port ?? 0
    }

    /// Returns when nobody listens on the port any more.
    public func stop() async {
        let listener = state.withLock { $0.listener }
        close()
        try? await listener?.closeFuture.get()
    }

    /// Closes everything at once.
    public func close() {
        let channels = state.withLock { state in
            defer { state.listener = nil }
            return state.connections.values + [state.listener].compactMap(\.self)
        }
        for channel in channels { channel.close(promise: nil) }
    }

    private func opened(_ channel: any Channel) throws {
        state.withLock { state in
            state.connections[ObjectIdentifier(channel)] = channel
            state.accepted += 1
        }
        channel.closeFuture.whenComplete { [weak self] _ in
            self?.state.withLock { $0.connections[ObjectIdentifier(channel)] = nil }
        }
        try prepare(channel)
        let decoder = ByteToMessageHandler(HTTPRequestDecoder(leftOverBytesStrategy: .forwardBytes))
        try channel.pipeline.syncOperations.addHandler(decoder)
        try channel.pipeline.syncOperations.addHandler(PuppetHTTPHandler(server: self))
    }

    fileprivate func steps(for request: PuppetHTTPRequest) -> [PuppetHTTPStep] {
        var request = request
        state.withLock { state in
            request.number = state.requests.count + 1
            state.requests.append(request)
        }
        return script(request)
    }

    fileprivate func took(_ count: Int) { state.withLock { $0.flooded += count } }
}

/// Collects requests and performs the steps for each, in order.
private final class PuppetHTTPHandler: ChannelInboundHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = ByteBuffer

    private static let floodPiece = 64 << 10

    private weak var server: PuppetHTTPServer?
    private var request: PuppetHTTPRequest?
    private var isChunked = true

    init(server: PuppetHTTPServer) { self.server = server }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch Self.unwrapInboundIn(data) {
        case .head(let head):
            let headers = Dictionary(
                head.headers.map { ($0.name.lowercased(), $0.value) }, uniquingKeysWith: { "\($0), \($1)" })
            request = PuppetHTTPRequest(
                number: 0, method: head.method.rawValue, target: head.uri, headers: headers, body: .init())
        case .body(let bytes): request?.body.append(contentsOf: bytes.readableBytesView)
        case .end:
            guard let whole = request, let server else { return }
            request = nil
            perform(server.steps(for: whole)[...], context)
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }

    private func perform(_ steps: ArraySlice<PuppetHTTPStep>, _ context: ChannelHandlerContext) {
        guard let step = steps.first, context.channel.isActive else { return }
        let rest = steps.dropFirst()
        switch step {
        case .pause(let time):
            context.eventLoop.assumeIsolated().scheduleTask(in: TimeAmount(time)) { self.perform(rest, context) }
            return
        case .flood(let count): return flood(count, context) { self.perform(rest, context) }
        case .cut: return context.close(promise: nil)
        case .head(let status, let headers): write(head(status, headers), context)
        case .body(let data): write(chunk(ByteBuffer(bytes: data)), context)
        case .end: if isChunked { write(ByteBuffer(string: "0\r\n\r\n"), context) }
        case .bytes(let data): write(ByteBuffer(bytes: data), context)
        }
        perform(rest, context)
    }

    private func write(_ bytes: ByteBuffer, _ context: ChannelHandlerContext) {
        context.writeAndFlush(Self.wrapOutboundOut(bytes), promise: nil)
    }

    private func head(_ status: Int, _ headers: [String: String]) -> ByteBuffer {
        isChunked = !headers.keys.contains { $0.lowercased() == "content-length" }
        var lines = ["HTTP/1.1 \(status) \(HTTPResponseStatus(statusCode: status).reasonPhrase)"]
        lines += headers.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
        if isChunked { lines.append("transfer-encoding: chunked") }
        return ByteBuffer(string: lines.joined(separator: "\r\n") + "\r\n\r\n")
    }

    private func chunk(_ bytes: ByteBuffer) -> ByteBuffer {
        guard isChunked else { return bytes }
        guard bytes.readableBytes > 0 else { return bytes }
        var chunk = ByteBuffer(string: String(bytes.readableBytes, radix: 16) + "\r\n")
        chunk.writeImmutableBuffer(bytes)
        chunk.writeString("\r\n")
        return chunk
    }

    /// Piece after piece, each when the one before is out of our hands.
    private func flood(_ count: Int, _ context: ChannelHandlerContext, then next: @escaping () -> Void) {
        guard count > 0 else { return next() }
        let size = min(count, Self.floodPiece)
        let written = context.eventLoop.makePromise(of: Void.self)
        context.writeAndFlush(
            Self.wrapOutboundOut(chunk(ByteBuffer(repeating: UInt8(ascii: " "), count: size))), promise: written)
        written.futureResult.assumeIsolated().whenSuccess {
            self.server?.took(size)
            self.flood(count - size, context, then: next)
        }
    }
}

@available(*, unavailable)
extension PuppetHTTPHandler: Sendable {}
