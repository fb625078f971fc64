public import House
import NIOCore
import NIOPosix
import Synchronization

/// Looks for Home Assistants on the local network: by multicast DNS, as a one-shot query (RFC 6762, 5.1), which needs no
/// other program and no port of its own.
public struct HomeAssistantSearch: Sendable {
    private let group: String
    private let port: Int
    private let clock: any Clock<Duration>
    /// A datagram was taken in.
    private let noticed: @Sendable () -> Void

    public init() { self.init(group: "224.0.0.251", port: 5353, clock: ContinuousClock()) }

    init(
        group: String, port: Int, clock: any Clock<Duration>, noticed: @escaping @Sendable () -> Void = {}
    ) {
        (self.group, self.port, self.clock, self.noticed) = (group, port, clock, noticed)
    }

    /// Asks at once, and twice more for what is missing.
    ///
    /// - Parameter limit: the time it takes, whatever is found.
    /// - Throws: ``HouseError/unreachable(address:)`` when the network cannot be asked.
    public func find(within limit: Duration = .seconds(3)) async throws(HouseError) -> [FoundHomeAssistant] {
        do {
            return try await search(limit)
        } catch {
            throw .unreachable(address: "\(group):\(port)")
        }
    }

    private func search(_ limit: Duration) async throws -> [FoundHomeAssistant] {
        let target = try SocketAddress(ipAddress: group, port: port)
        let ear = SightingHandler(noticed)
        let channel = try await DatagramBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .channelOption(
                .recvAllocator, value: FixedSizeRecvByteBufferAllocator(capacity: DNSAnswer.mostBytes + 1)
            )
            .channelInitializer { $0.pipeline.addHandler(ear) }
            .bind(host: "0.0.0.0", port: 0).get()
        do {
            for _ in 0..<3 {
                let query = channel.allocator.buffer(bytes: DNSQuestion.query(ear.sightings.questions))
                try await channel.writeAndFlush(AddressedEnvelope(remoteAddress: target, data: query)).get()
                try await clock.sleep(for: limit / 3)
            }
        } catch {
            try? await channel.close()
            throw error
        }
        try? await channel.close()
        return ear.sightings.found
    }
}

/// Keeps what the datagrams of a socket say.
private final class SightingHandler: ChannelInboundHandler, Sendable {
    typealias InboundIn = AddressedEnvelope<ByteBuffer>

    private let kept = Mutex(HomeAssistantSightings())
    private let noticed: @Sendable () -> Void

    init(_ noticed: @escaping @Sendable () -> Void) { self.noticed = noticed }

    var sightings: HomeAssistantSightings { kept.withLock { $0 } }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let bytes = Array(unwrapInboundIn(data).data.readableBytesView)
        kept.withLock { sightings in
            if sightings.takesMore, let answer = DNSAnswer(bytes) { sightings.take(answer) }
        }
        noticed()
    }

    /// Where nobody listens, an error comes back; silence says the same.
    func errorCaught(context: ChannelHandlerContext, error: any Error) {}
}
