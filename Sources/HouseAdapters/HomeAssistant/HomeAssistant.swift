public import Echo
import EchoConcurrency
import EchoWire
import Foundation
public import House

/// A Home Assistant: one socket to follow it and to give it orders, made anew when it breaks.
public actor HomeAssistant: HouseProtocol {
    let address: HomeAssistantAddress
    private let token: HomeAssistantToken
    /// The one that holds now, where the first ends within the hour.
    private let renewed: (@Sendable () async -> HomeAssistantToken?)?
    let pin: CertificateFingerprint?
    let patience: HomeAssistantPatience
    private let also: HomeAssistantExposure
    let http: any HTTPTransportProtocol
    private let network: NetworkEnvironment
    private var session: HomeAssistantSession?
    private var line: HomeAssistantLine?
    private var waiting: [Int: CheckedContinuation<Result<JSONValue, HouseError>, Never>] = [:]
    private var tell: @Sendable (HouseNews) -> Void = { _ in }
    /// Of the house as it was last; its history is counted in them too.
    private(set) var units = HomeAssistantUnits.celsius
    /// The marks of this program's orders outlive a connection: what they changed is still its doing.
    private var ownContexts: [String] = []
    private var unanswered: [String: UnansweredOrder] = [:]
    private var isRunning = false
    private var wasHere = false

    /// - Parameters:
    ///   - renewed: the token that holds now; nil where the first holds on.
    ///   - pin: the only certificate that is accepted; nil to ask the machine's authorities.
    ///   - network: proxies and authorities.
    ///   - also: what is seen though it is not shown to assistants.
    public init(
        address: HomeAssistantAddress, token: HomeAssistantToken,
        renewed: (@Sendable () async -> HomeAssistantToken?)? = nil, pin: CertificateFingerprint? = nil,
        network: NetworkEnvironment = NetworkEnvironment(), http: (any HTTPTransportProtocol)? = nil,
        patience: HomeAssistantPatience = HomeAssistantPatience(),
        also: HomeAssistantExposure = HomeAssistantExposure()
    ) {
        self.address = address
        self.token = token
        self.renewed = token.isShortLived ? renewed : nil
        self.pin = pin
        self.patience = patience
        self.also = also
        self.network = network
        self.http = http ?? HTTPTransport(network: network)
    }

    // MARK: connecting

    public func run(_ tell: @escaping @Sendable (HouseNews) -> Void) async {
        guard !isRunning else { return }
        isRunning = true
        defer { isRunning = false }
        self.tell = tell
        var attempt = 0
        var told: HouseError?
        while !Task.isCancelled {
            let error = await live()
            if Task.isCancelled { return }
            if wasHere { (attempt, told) = (0, nil) }
            wasHere = false
            if told != error { tell(.away(error)) }
            told = error
            guard Self.isWorthTryingAgain(error) else { return }
            attempt += 1
            try? await Task.sleep(
                for: patience.reconnection.delay(forAttempt: attempt, random: .random(in: 0..<1)))
        }
    }

    private static func isWorthTryingAgain(_ error: HouseError) -> Bool {
        switch error {
        case .tokenRefused, .certificateRefused: false
        default: true
        }
    }

    /// The one that holds now.
    func currentToken() async -> HomeAssistantToken { await renewed?() ?? token }

    /// One connection, from its beginning to its end.
    private func live() async -> HouseError {
        let token = await currentToken()
        let connection: any RealtimeConnectionProtocol
        do { connection = try await connect() } catch { return error }
        let line = HomeAssistantLine(connection)
        session = HomeAssistantSession(
            address: address.text, token: token.value, ownContexts: ownContexts, unanswered: unanswered,
            also: also)
        self.line = line
        let end = await withTaskGroup(of: HouseError.self) { group in
            group.addTask { [address] in
                await line.run()
                return .unreachable(address: address.text)
            }
            group.addTask { await self.listen(connection) }
            group.addTask { await self.watch() }
            let first = await group.next() ?? .unreachable(address: address.text)
            group.cancelAll()
            await connection.close()
            return first
        }
        hangUp()
        return end
    }

    private func connect() async throws(HouseError) -> any RealtimeConnectionProtocol {
        let trusts = trust
        let socket: TextSocket
        do {
            socket = try TextSocket(url: address.socket, network: network, trusts: trusts)
            return try await socket.connect()
        } catch {
            throw await failure(error, trusts: trusts)
        }
    }

    /// Nil to ask the machine's authorities.
    private var trust: (@Sendable (Data) -> Bool)? {
        guard let pin else { return nil }
        return { CertificateFingerprint(of: $0) == pin }
    }

    /// A certificate that nobody vouches for is shown, so that it can be pinned.
    private func failure(_ error: EchoError, trusts: (@Sendable (Data) -> Bool)?) async -> HouseError {
        switch error {
        case .unreachable where address.isEncrypted:
            let socket = try? TextSocket(url: address.socket, network: network, trusts: trusts)
            let shown = await socket?.certificate()
            return shown.map {
                .certificateRefused(fingerprint: CertificateFingerprint(of: $0).description, isPinned: pin != nil)
            } ?? .unreachable(address: address.text)
        case .rejected(let status, _): return .protocolBroken("HTTP \(status)")
        case .keyRequired: return .protocolBroken("HTTP 401")
        case .invalidKey: return .protocolBroken("HTTP 403")
        default: return .unreachable(address: address.text)
        }
    }

    private func hangUp() {
        session?.giveUpAll()
        ownContexts = session?.ownContexts ?? ownContexts
        unanswered = session?.unanswered ?? unanswered
        (session, line) = (nil, nil)
        let waiting = waiting.values
        self.waiting = [:]
        for continuation in waiting { continuation.resume(returning: .failure(.noAnswer)) }
    }

    // MARK: listening

    private func listen(_ connection: any RealtimeConnectionProtocol) async -> HouseError {
        while true {
            let events = await connection.receive()
            if events.isEmpty { return .unreachable(address: address.text) }
            for event in events {
                if let end = receive(event) { return end }
            }
        }
    }

    private func receive(_ event: RealtimeTransportEvent) -> HouseError? {
        switch event {
        case .closed: return .unreachable(address: address.text)
        case .violated(let reason): return .protocolBroken(reason)
        case .text(let text):
            guard let frames = try? HomeAssistantFrame.frames(in: text) else { return .protocolBroken("not JSON") }
            return perform(session?.receive(frames) ?? [])
        }
    }

    /// Asks again and again whether it is still there.
    private func watch() async -> HouseError {
        while (try? await Task.sleep(for: patience.tick)) != nil {
            if let end = perform(session?.tick() ?? []) { return end }
        }
        return .unreachable(address: address.text)
    }

    /// - Returns: why the connection is of no more use, where it is not.
    private func perform(_ effects: [HomeAssistantEffect]) -> HouseError? {
        for effect in effects {
            switch effect {
            case .send(let json): line?.send(json)
            case .tell(let news):
                if case .here = news { arrive() }
                tell(news)
            case .answer(let id, let result): waiting.removeValue(forKey: id)?.resume(returning: Self.answer(result))
            case .lookAgain: after(patience.start) { await $0.lookAgain() }
            case .settle: after(patience.settling) { await $0.settle() }
            case .end(let error): return error
            }
        }
        return nil
    }

    private func arrive() {
        wasHere = true
        units = session?.world.units ?? units
    }

    private func after(_ delay: Duration, _ operation: @escaping @Sendable (HomeAssistant) async -> Void) {
        line?.start {
            guard (try? await Task.sleep(for: delay)) != nil else { return }
            await operation(self)
        }
    }

    private func lookAgain() { _ = perform(session?.lookAgain() ?? []) }

    private func settle() { _ = perform(session?.settle() ?? []) }

    private static func answer(_ result: Result<JSONValue, HomeAssistantRefusal>) -> Result<JSONValue, HouseError> {
        result.mapError { $0.isAboutRights ? .notAllowed : .refused(code: $0.code) }
    }

    // MARK: asking

    public func carryOut(_ order: DeviceOrder) async throws(HouseError) -> ChangeCause {
        try await carryOut(order, code: nil)
    }

    public func carryOut(_ order: DeviceOrder, code: HousePIN?) async throws(HouseError) -> ChangeCause {
        guard let asked = try session?.order(order, code: code, at: Date()) else {
            throw .unreachable(address: address.text)
        }
        do throws(HouseError) {
            let context = HomeAssistantContext(try await answer(to: asked)["context"])
            return ChangeCause(context: context.id, parent: context.parent, origin: .us)
        } catch {
            // Home Assistant does not say that it is the code.
            guard case .refused = error, session?.world.asksForCode(order.device) == true else { throw error }
            throw .refused(code: StepOutcome.wantsCode)
        }
    }

    func ask(_ command: HomeAssistantCommand, _ question: HomeAssistantQuestion) async throws(HouseError) -> JSONValue {
        try session?.checkHere()
        guard let asked = session?.number(command, question) else { throw .unreachable(address: address.text) }
        return try await answer(to: asked)
    }

    private func answer(to asked: (id: Int, json: JSONValue)) async throws(HouseError) -> JSONValue {
        guard let line else { throw .unreachable(address: address.text) }
        // Sent before anything is waited for, so that numbers go out as they grow.
        line.send(asked.json)
        let limit = patience.answer
        let timer = line.start {
            try? await Task.sleep(for: limit)
            await self.expire(asked.id)
        }
        defer { timer.cancel() }
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                if Task.isCancelled {
                    continuation.resume(returning: Result<JSONValue, HouseError>.failure(.noAnswer))
                } else {
                    waiting[asked.id] = continuation
                }
            }
        } onCancel: {
            line.start { await self.expire(asked.id) }
        }
        return try result.get()
    }

    private func expire(_ id: Int) {
        guard let continuation = waiting.removeValue(forKey: id) else { return }
        session?.giveUp(id)
        continuation.resume(returning: .failure(.noAnswer))
    }

    func devices(_ ids: [String]) -> [DeviceID] { session?.world.devices(ids) ?? [] }
}
