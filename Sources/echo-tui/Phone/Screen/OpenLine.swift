import Echo
import EchoApp
import EchoPresentation
import EchoServing
import Foundation
import PhoneBridge
import PhoneExchange
import Synchronization

/// A telephone line of the screen, from its opening to its end.
final class OpenLine: Sendable {
    typealias Hosting = @Sendable (_ body: @Sendable (CallHost) async throws -> Void) async throws -> Void

    /// What a running line is asked.
    private struct Running {
        var desk: CallDesk
        var drain: @Sendable () async -> Void
        var call: @Sendable (String) async throws(PhoneError) -> Void
        var exchange: PhoneExchange?
    }

    let kind: PhoneLineKind
    let news: AsyncStream<PhoneNews>
    private let sink: AsyncStream<PhoneNews>.Continuation
    private let host: Hosting
    private let policy: CallPolicy
    private let archive: CallArchive?
    private let isRemembered: @Sendable () -> Bool
    private let rings: @Sendable () -> Duration?
    private let running = Mutex<Running?>(nil)
    private let task = Mutex<Task<Void, Never>?>(nil)
    private let headsets = Mutex<[String: CallHeadset]>([:])
    /// The prompts of calls that are being placed, by their numbers.
    private let prompts = Mutex<[String: SavedPrompt]>([:])

    /// - Parameters:
    ///   - archive: where the sound of calls is kept; nil for nowhere.
    ///   - isRemembered: whether conversations are kept now.
    ///   - rings: how long incoming calls ring now.
    init(
        _ kind: PhoneLineKind, _ policy: CallPolicy, archive: CallArchive?,
        isRemembered: @escaping @Sendable () -> Bool, rings: @escaping @Sendable () -> Duration?,
        _ host: @escaping Hosting
    ) {
        (self.kind, self.host, self.policy) = (kind, host, policy)
        (self.archive, self.isRemembered, self.rings) = (archive, isRemembered, rings)
        (news, sink) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(4096))
    }

    // MARK: - Opening and closing

    /// - Returns: how it is reached.
    func open() async throws(PhoneError) -> String {
        let (openings, opening) = AsyncStream.makeStream(of: Result<String, PhoneError>.self)
        let task = Task {
            do {
                try await run { opening.yield(.success($0)) }
                sink.yield(.closed(nil))
            } catch {
                let problem = Self.problem(error)
                opening.yield(.failure(problem))
                sink.yield(.closed(problem.sentence))
            }
            running.withLock { $0 = nil }
            opening.finish()
            sink.finish()
        }
        self.task.withLock { $0 = task }
        for await result in openings { return try result.get() }
        throw PhoneError("The line was closed before it was open.")
    }

    /// Returns when those who talk have heard a goodbye; on the test line nobody has to.
    func close() async {
        let running = running.withLock { $0 }
        if kind == .test, let switchboard = running?.desk.switchboard {
            for call in switchboard.calls { switchboard.ask(.hangUp, of: call.id) }
        }
        await running?.drain()
        await task.withLock { $0 }?.value
    }

    private func run(_ onOpen: @escaping @Sendable (String) -> Void) async throws {
        try await host { host in
            var host = host
            host.recorder = archive?.recorder(isOn: isRemembered) { [sink] in sink.yield($0) }
            let configuration = host.configuration
            host.configuration = { [weak self] call in
                self?.applied(to: configuration(call), for: call) ?? configuration(call)
            }
            switch kind {
            case .test: try await runTestLine(host, onOpen)
            case .sip: try await runSIP(host, onOpen)
            case .twilio: try await runTwilio(host, onOpen)
            case .asterisk: try await runAsterisk(host, onOpen)
            }
        }
    }

    private func runTwilio(_ host: CallHost, _ onOpen: @escaping @Sendable (String) -> Void) async throws {
        let environment = ProcessInfo.processInfo.environment
        guard let account = TwilioAccount(environment: environment) else {
            throw PhoneError(
                "Twilio needs TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN in the environment; /phone-line test does without."
            )
        }
        var configuration = BridgeConfiguration(token: .random())
        configuration.port = environment["PORT"].flatMap { Int($0) } ?? 3000
        (configuration.account, configuration.version) = (account, Version.current)
        configuration.publicURL = environment["ECHO_PUBLIC_URL"]
        let origin = configuration.publicURL ?? "http://127.0.0.1:\(configuration.port)"
        try await carry(configuration, host, policy) { _ in onOpen("\(origin)/voice/incoming") }
    }

    private func runAsterisk(_ host: CallHost, _ onOpen: @escaping @Sendable (String) -> Void) async throws {
        let environment = ProcessInfo.processInfo.environment
        guard let password = BearerToken.asterisk(environment) else {
            throw PhoneError("Asterisk needs ECHO_ASTERISK_PASSWORD in the environment; the manual says what for.")
        }
        var configuration = BridgeConfiguration(token: .random())
        configuration.port = environment["PORT"].flatMap { Int($0) } ?? 3000
        (configuration.asterisk, configuration.version) = (password, Version.current)
        let place = "ws://\(configuration.host):\(configuration.port)/asterisk"
        try await carry(configuration, host, policy) { _ in onOpen(place) }
    }

    private func runTestLine(_ host: CallHost, _ onOpen: @escaping @Sendable (String) -> Void) async throws {
        let simulated = try TestLine()
        var policy = policy
        policy.incoming.allowed = [.any]
        (policy.incoming.pin, policy.incoming.hours) = (nil, nil)
        do {
            let configuration = try await simulated.start()
            try await carry(configuration, host, policy, simulated.exchange) { _ in onOpen("") }
        } catch {
            await simulated.exchange.stop()
            throw error
        }
        await simulated.exchange.stop()
    }

    private func carry(
        _ configuration: BridgeConfiguration, _ host: CallHost, _ policy: CallPolicy, _ exchange: PhoneExchange? = nil,
        _ onOpen: @escaping @Sendable (Int) -> Void
    ) async throws {
        let bridge = CallBridge(configuration, desk: desk(host, policy))
        async let followed: Void = follow(bridge.desk.switchboard)
        try await bridge.run { port in
            let running = Running(
                desk: bridge.desk, drain: { bridge.drain() },
                call: { number throws(PhoneError) in
                    if let exchange { try await TestLine.connectSomebody(at: number, to: exchange) }
                    do throws(CallNotPlaced) {
                        try await bridge.call(number)
                    } catch {
                        throw PhoneError(error.sentence)
                    }
                }, exchange: exchange)
            self.running.withLock { $0 = running }
            onOpen(port)
        }
        await followed
    }

    private func runSIP(_ host: CallHost, _ onOpen: @escaping @Sendable (String) -> Void) async throws {
        var settings = SIPSettings()
        settings.maximumCalls = policy.limits.callsAtOnce
        let service = SIPService(settings, desk: desk(host, policy))
        async let followed: Void = follow(service.desk.switchboard)
        try await service.run { port in
            let running = Running(
                desk: service.desk, drain: { await service.drain() },
                call: { number throws(PhoneError) in
                    do throws(PhoneLineError) {
                        try await service.call(number)
                    } catch {
                        throw PhoneError(Self.sentence(error))
                    }
                })
            self.running.withLock { $0 = running }
            onOpen("sip:echo@\(ProcessInfo.processInfo.hostName):\(port)")
        }
        await followed
    }

    private func desk(_ host: CallHost, _ policy: CallPolicy) -> CallDesk {
        CallDesk(
            host: host, gate: CallGate(policy), store: CallStore(), vault: archive?.vault, instance: "screen"
        ) { [sink] notice in sink.yield(.warning(PhoneOffice.sentence(notice))) }
    }

    // MARK: - What happens

    private func follow(_ switchboard: Switchboard) async {
        await withDiscardingTaskGroup { group in
            for await item in switchboard.news {
                if case .began(let call, _) = item.happening {
                    let headset = CallHeadset(.ofThisProcess, codec: call.codec) { switchboard.speak($0, in: call.id) }
                    headsets.withLock { $0[call.id] = headset }
                    group.addTask { await self.measure(switchboard.sound(of: call.id), call, headset) }
                }
                if let news = PhoneNews(item) { sink.yield(news) }
            }
        }
    }

    /// Until the call is over.
    private func measure(_ sound: AsyncStream<CallSound>, _ call: PhoneLineCall, _ headset: CallHeadset) async {
        var levels = CallLevels(codec: call.codec)
        for await piece in sound {
            headset.hear(piece)
            guard let loudest = levels.hear(piece, at: .now) else { continue }
            sink.yield(.levels(caller: loudest.caller, assistant: loudest.assistant, call: call.id))
        }
        await headset.close()
        headsets.withLock { $0[call.id] = nil }
    }

    // MARK: - What is asked

    func ask(_ request: PhoneRequest, of call: String) {
        let headset = headsets.withLock { $0[call] }
        switch request {
        case .listen(let hears): headset?.listen(hears)
        case .takeOver(let takes): headset?.talk(takes)
        default: break
        }
        if let request = CallRequest(request) {
            running.withLock { $0 }?.desk.switchboard.ask(request, of: call)
        }
    }

    func warn(_ sentence: String) { sink.yield(.warning(sentence)) }

    func call(_ number: String, with prompt: SavedPrompt?) async throws(PhoneError) {
        guard let running = running.withLock({ $0 }) else { throw PhoneError("No line is open.") }
        // An address of SIP is no number, and costs nothing.
        guard kind != .sip || !number.hasPrefix("sip:") else { return try await running.call(number) }
        switch running.desk.gate.decision(on: .outgoing(number: number)) {
        case .refuse(let refusal): throw PhoneError(refusal.wording)
        case .askForPIN(let dialed), .allow(let dialed):
            let digits = dialed?.digits ?? number
            if let prompt { prompts.withLock { $0[digits] = prompt } }
            try await running.call(digits)
        }
    }

    func ring() async throws(PhoneError) {
        guard let exchange = running.withLock({ $0 })?.exchange else { return }
        try await TestLine.ring(exchange)
    }

    func callAssistant() async throws(PhoneError) {
        guard let exchange = running.withLock({ $0 })?.exchange else { return }
        try await TestLine.call(exchange, with: LiveCaller(.ofThisProcess))
    }

    /// An incoming call rings; the prompt that a call was placed with says how the assistant speaks.
    private func applied(to configuration: CallConfiguration, for call: PhoneLineCall) -> CallConfiguration {
        if call.direction == .inbound {
            var configuration = configuration
            configuration.ringing = rings()
            return configuration
        }
        guard let prompt = prompts.withLock({ $0.removeValue(forKey: call.to) }) else {
            return configuration
        }
        var configuration = configuration
        configuration.settings.instructions = prompt.text
        if case .word(let voice)? = prompt.values[.voice] { configuration.settings.voice = voice }
        return configuration
    }

    // MARK: - What fails

    private static func problem(_ error: any Error) -> PhoneError {
        switch error {
        case let error as PhoneError: error
        case let error as PhoneLineError: PhoneError(sentence(error))
        case let error as SIPEndpointError: PhoneError(SIPListening.sentence(error))
        default: PhoneError("The line could not be opened: \(error).")
        }
    }

    private static func sentence(_ error: PhoneLineError) -> String {
        switch error {
        case .busy: "The number is busy."
        case .noAnswer: "Nobody answers."
        case .declined: "The call was declined."
        case .notFound: "Nobody has this number."
        case .refused(_, let reason): "The exchange refused it: \(reason)."
        case .over, .notPossible, .unreachable: "The call was not made."
        }
    }
}
