import Foundation
import NIOCore
import NIOPosix

/// SIP over connections: TCP, and TLS over it.
extension SIPEndpoint {
    /// All together, and of one machine.
    private static let (mostStreams, mostOfHost) = (256, 32)
    private static let idleLimit = TimeAmount.minutes(2)
    private static let connectLimit = TimeAmount.seconds(10)
    private static let mostWaiting = 32

    func listenToStreams() async throws {
        if settings.takesTCP { listeners[.tcp] = try await listen(.tcp, at: port ?? settings.port) }
        if security?.serves == true { listeners[.tls] = try await listen(.tls, at: settings.tlsPort) }
    }

    /// Shows new files of its certificate as soon as they are there, until the task is cancelled.
    nonisolated func watchIdentity() async { await security?.watch(settings.onIdentity) }

    private func listen(_ transport: SIPTransport, at port: Int) async throws -> any Channel {
        let security = transport == .tls ? security : nil
        return try await ServerBootstrap(group: loop)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .childChannelInitializer { [weak self] channel in
                channel.eventLoop.makeCompletedFuture {
                    guard let address = channel.remoteAddress else { throw ChannelError.ioOnClosedChannel }
                    if let handler = security?.serverHandler() {
                        try channel.pipeline.syncOperations.addHandler(handler)
                    }
                    let flow = SIPFlow(address: address, transport: transport)
                    try Self.prepare(channel, flow, self)
                    self?.assumeIsolated { $0.accept(channel, flow) }
                }
            }
            .bind(host: settings.host, port: port).get()
    }

    /// On the connection's event loop, which is the endpoint's.
    private static func prepare(
        _ channel: any Channel, _ flow: SIPFlow, _ endpoint: SIPEndpoint?
    ) throws {
        try channel.pipeline.syncOperations.addHandler(IdleStateHandler(allTimeout: idleLimit))
        try channel.pipeline.syncOperations.addHandler(
            SIPStreamHandler { [weak endpoint] event in
                endpoint?.assumeIsolated { $0.receive(event, over: flow) }
            })
    }

    private func accept(_ stream: any Channel, _ flow: SIPFlow) {
        let ofHost = streams.keys.count { $0.household == flow.household }
        guard !isStopping, streams.count < Self.mostStreams, ofHost < Self.mostOfHost else {
            return stream.close(promise: nil)
        }
        streams[flow] = stream
    }

    private func receive(_ event: SIPStreamHandler.Event, over flow: SIPFlow) {
        switch event {
        case .message(let bytes): receive(bytes, from: flow)
        case .idle: if !isNeeded(flow) { streams[flow]?.close(promise: nil) }
        case .closed:
            streams[flow] = nil
            giveUp(flow)
        }
    }

    /// Something may still have to be said over it.
    private func isNeeded(_ flow: SIPFlow) -> Bool {
        calls.values.contains { $0.peer == flow && !$0.isClosed } || registrations.values.contains { $0.peer == flow }
    }

    // MARK: - Writing

    /// Over the connection that is there; where there is none, one is made.
    func writeStream(_ message: ByteBuffer, to flow: SIPFlow) {
        guard let stream = streams[flow] else { return connect(flow, message) }
        // A client that reads nothing is let go.
        guard stream.isWritable else { return stream.close(promise: nil) }
        stream.writeAndFlush(message, promise: nil)
    }

    private func connect(_ flow: SIPFlow, _ message: ByteBuffer) {
        guard waiting[flow] == nil else {
            if waiting[flow, default: []].count < Self.mostWaiting { waiting[flow]?.append(message) }
            return
        }
        waiting[flow] = [message]
        let security = flow.transport == .tls ? security : nil
        ClientBootstrap(group: loop)
            .connectTimeout(Self.connectLimit)
            .channelInitializer { [weak self] channel in
                channel.eventLoop.makeCompletedFuture {
                    if let handler = try security?.clientHandler(flow.name) {
                        try channel.pipeline.syncOperations.addHandler(handler)
                    }
                    try Self.prepare(channel, flow, self)
                }
            }
            .connect(to: flow.address)
            .whenComplete { [weak self] result in
                self?.assumeIsolated { $0.connected(flow, try? result.get()) }
            }
    }

    private func connected(_ flow: SIPFlow, _ stream: (any Channel)?) {
        let messages = waiting.removeValue(forKey: flow) ?? []
        guard let stream, channel != nil else {
            stream?.close(promise: nil)
            return giveUp(flow)
        }
        streams[flow] = stream
        for message in messages { stream.write(message, promise: nil) }
        stream.flush()
    }

    /// Nobody is there: who calls need not wait for it.
    private func giveUp(_ flow: SIPFlow) {
        let now = Instant.now
        for call in calls.values where call.peer == flow && call.dialog.state == .calling {
            perform(call.dialog.giveUp(.unreachable, at: now), for: call, at: now)
        }
    }

    func closeStreams() {
        for listener in listeners.values { listener.close(promise: nil) }
        for stream in streams.values { stream.close(promise: nil) }
        (listeners, streams, waiting) = ([:], [:], [:])
    }
}
