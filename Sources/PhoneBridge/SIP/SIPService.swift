import EchoConcurrency
import Foundation

/// Answers the calls of SIP telephones, until it is stopped.
public struct SIPService: Sendable {
    public let desk: CallDesk
    private let endpoint: SIPEndpoint
    private let stops = OneTimeEvent()
    private let placed: AsyncStream<any PhoneLineProtocol>
    private let place: AsyncStream<any PhoneLineProtocol>.Continuation

    public init(_ settings: SIPSettings, desk: CallDesk) {
        self.desk = desk
        endpoint = SIPEndpoint(settings)
        (placed, place) = AsyncStream.makeStream()
    }

    /// - Parameters:
    ///   - registration: a PBX at which to be a telephone.
    ///   - onListening: gets the port, once, and when it is registered.
    /// - Throws: `SIPEndpointError`, `PhoneLineError` when the PBX does not take it.
    public func run(
        registration: SIPAccount? = nil, onListening: @escaping @Sendable (Int) -> Void = { _ in }
    ) async throws {
        try await desk.run { [endpoint, desk, stops, placed, place] in
            try await endpoint.start()
            do {
                if let account = registration {
                    try await endpoint.register(at: account.registrar, user: account.user, password: account.password)
                }
                onListening(await endpoint.port ?? 0)
                await withTaskGroup { group in
                    group.addTask {
                        await stops.wait()
                        await endpoint.stop()
                    }
                    group.addTask {
                        await withDiscardingTaskGroup { calls in
                            for await line in placed { calls.addTask { await desk.switchboard.carry(line) } }
                        }
                    }
                    await withDiscardingTaskGroup { calls in
                        for await call in endpoint.incoming { calls.addTask { await Self.take(call, desk) } }
                    }
                    place.finish()
                    stops.happen()
                }
            } catch {
                await endpoint.stop()
                throw error
            }
        }
    }

    /// Calls a number at the PBX, or an address of SIP, and carries the call while the service runs.
    ///
    /// - Returns: when it was answered.
    /// - Throws: why it came to no call.
    public func call(_ number: String) async throws(PhoneLineError) {
        place.yield(try await endpoint.call(number, from: "echo"))
    }

    /// Takes no more calls; those that go on hear a goodbye. Then `run` returns.
    public func drain() async {
        // Listened to before it is looked: no end is missed.
        let news = desk.switchboard.news
        desk.switchboard.drain()
        if desk.switchboard.count > 0 { for await _ in news where desk.switchboard.count == 0 { break } }
        stops.happen()
    }

    private static func take(_ call: IncomingSIPCall, _ desk: CallDesk) async {
        if case .refuse(let refusal) = desk.gate.decision(on: .incoming(caller: call.from)) {
            switch refusal {
            case .tooManyCalls: await call.reject(.busy)
            default: await call.reject(.decline)
            }
            return
        }
        await call.ring()
        guard let line = try? await call.line() else { return }
        await desk.switchboard.carry(line)
    }
}
