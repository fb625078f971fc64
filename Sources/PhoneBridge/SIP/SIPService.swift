import EchoConcurrency
import Foundation
import Synchronization

/// Answers the calls of SIP telephones and places calls, until it is stopped.
public struct SIPService: Sendable {
    /// A call that was placed and answered.
    private struct Answered: Sendable {
        let line: any PhoneLineProtocol
        let prompt: UUID?
        let recording: RecordingMode?
    }

    public let desk: CallDesk
    private let endpoint: SIPEndpoint
    private let stops = OneTimeEvent()
    private let registration = SIPRegistrationWatch()
    private let answered: AsyncStream<Answered>
    private let answer: AsyncStream<Answered>.Continuation

    public init(_ settings: SIPSettings, desk: CallDesk) {
        self.desk = desk
        endpoint = SIPEndpoint(settings) { [switchboard = desk.switchboard] host, stranger in
            switchboard.turnAwayStranger(.strangeCaller(stranger, host: host))
        }
        (answered, answer) = AsyncStream.makeStream()
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
        try await desk.run {
            onListening(try await open(registration: registration, onChange: onChange))
            await carry()
        }
    }

    // MARK: - At a desk that works already

    /// Listens, and registers; to be followed by `carry()`.
    ///
    /// - Returns: the port.
    func open(
        registration account: SIPAccount?, onChange: @escaping @Sendable (SIPRegistrationChange) -> Void
    ) async throws -> Int {
        try await endpoint.start()
        do {
            if let account {
                try await endpoint.register(at: account.registrar, user: account.user, password: account.password) {
                    [registration] change in
                    registration.note(change)
                    onChange(change)
                }
            }
            return await endpoint.port ?? 0
        } catch {
            await endpoint.stop()
            throw error
        }
    }

    /// Carries the calls that come and those that are placed, until it is stopped or the task is cancelled.
    func carry() async {
        await withTaskGroup { group in
            group.addTask { await endpoint.watchIdentity() }
            await carryCalls()
            group.cancelAll()
        }
    }

    private func carryCalls() async {
        await withTaskGroup { group in
            group.addTask {
                await stops.wait()
                await endpoint.stop()
            }
            group.addTask {
                await withDiscardingTaskGroup { calls in
                    for await call in answered {
                        calls.addTask { await desk.carry(call.line, holding: call.prompt, recording: call.recording) }
                    }
                }
            }
            await withDiscardingTaskGroup { calls in
                for await call in endpoint.incoming { calls.addTask { await Self.take(call, desk) } }
            }
            answer.finish()
            stops.happen()
        }
    }

    /// Hangs up everywhere, and is registered no more.
    func stop() async {
        stops.happen()
        await endpoint.stop()
    }

    /// What is wrong with the line, in a sentence; nil for nothing.
    var problem: String? { registration.isLost ? "The PBX no longer accepts the registration." : nil }

    // MARK: - Calls that are placed

    /// Calls a number at the PBX, or a SIP address, and carries the call while the service runs.
    ///
    /// - Returns: when it was answered.
    /// - Throws: why it came to no call.
    public func call(_ number: String) async throws(PhoneLineError) {
        try await call(number, holding: nil, recording: nil) { _ in }
    }

    /// - Parameters:
    ///   - prompt: the saved prompt that the call is held by; nil for the one for all.
    ///   - recording: of this call; nil for what the settings say.
    ///   - follow: is told that it is on its way, and that it rings; it must not wait.
    func call(
        _ number: String, holding prompt: UUID?, recording: RecordingMode?,
        follow: @escaping @Sendable (SIPCallProgress) -> Void
    ) async throws(PhoneLineError) {
        let begun = Mutex<PhoneLineCall?>(nil)
        do throws(PhoneLineError) {
            let line = try await endpoint.call(number, from: Self.name) { progress in
                if case .calling(let call) = progress { begun.withLock { $0 = call } }
                follow(progress)
            }
            answer.yield(Answered(line: line, prompt: prompt, recording: recording))
        } catch {
            let call = begun.withLock(\.self)
            desk.switchboard.report(
                CallStatus(error),
                of: call ?? PhoneLineCall(id: UUID().text, from: Self.name, to: number, direction: .outbound))
            throw error
        }
    }

    /// Takes a call back that rings, or ends it.
    ///
    /// - Returns: whether there is such a call.
    func hangUp(_ call: String) async -> Bool { await endpoint.end(call) }

    /// The name of this side, where no PBX has another one for it.
    static let name = "echo"

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
