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
        endpoint = SIPEndpoint(settings) { [switchboard = desk.switchboard] host, stranger in
            switchboard.turnAwayStranger(.strangeCaller(stranger, host: host))
        }
        (placed, place) = AsyncStream.makeStream()
    }

    /// - Parameters:
    ///   - registration: a PBX at which to be a telephone.
    ///   - onListening: gets the port, once, and when it is registered.
    ///   - onChange: is told when the registration is lost later, and when it is back; it must not wait.
    /// - Throws: `SIPEndpointError`, `PhoneLineError` when the PBX does not take it.
    public func run(
        registration: SIPAccount? = nil, onListening: @escaping @Sendable (Int) -> Void,
        onChange: @escaping @Sendable (SIPRegistrationChange) -> Void = { _ in }
    ) async throws {
        try await desk.run { [endpoint, desk, stops, placed, place] in
            try await endpoint.start()
            do {
                if let account = registration {
                    try await endpoint.register(
                        at: account.registrar, user: account.user, password: account.password, onChange: onChange)
                }
                onListening(await endpoint.port ?? 0)
                await withTaskGroup { group in
                    group.addTask {
                        await stops.wait()
                        await endpoint.stop()
                    }
                    group.addTask {
                        await withDiscardingTaskGroup { calls in
                            for await line in placed { calls.addTask { await desk.carry(line) } }
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
        do throws(PhoneLineError) {
            place.yield(try await endpoint.call(number, from: "echo"))
        } catch {
            let call = PhoneLineCall(id: UUID().text, from: "echo", to: number, direction: .outbound)
            desk.switchboard.notReached(call, CallStatus(error))
            throw error
        }
    }

    /// Takes no more calls; those that go on hear a goodbye. Then `run` returns.
    public func drain() async {
        desk.switchboard.drain()
        await desk.switchboard.untilIdle()
        stops.happen()
    }

    private static func take(_ call: IncomingSIPCall, _ desk: CallDesk) async {
        if case .refuse(let refusal) = desk.gate.reserve(call.id, for: .incoming(caller: call.from)) {
            desk.switchboard.turnAway(
                PhoneLineCall(id: call.id, from: call.from, to: call.to, direction: .inbound),
                call.isStranger && refusal == .callerNotAllowed
                    ? .strangeCaller(.unknown, host: call.host) : .refused(refusal))
            return await call.reject(refusal.isLimit ? .busy : .decline)
        }
        await call.ring()
        guard let line = try? await call.line() else {
            desk.gate.giveBack(call.id)
            return
        }
        await desk.carry(line)
    }
}

extension CallStatus {
    /// What became of a call that was placed.
    fileprivate init(_ error: PhoneLineError) {
        self =
            switch error {
            case .busy, .declined: .busy
            case .noAnswer: .noAnswer
            case .over: .canceled
            default: .failed
            }
    }
}
