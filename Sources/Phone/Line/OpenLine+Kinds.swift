import EchoScreen
import EchoServing
import Foundation
import PhoneBridge
import Synchronization

/// Each kind of line: its parts, which run until it is closed.
extension OpenLine {
    func runTwilio(_ host: CallHost, _ onOpen: @escaping @Sendable (String) -> Void) async throws {
        guard let account = try await TwilioAccount.opened(program.environment, storedToken: program.storedToken) else {
            throw PhoneError(
                "Twilio needs TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN in the environment; /phone-line test needs none."
            )
        }
        var configuration = BridgeConfiguration(token: .random())
        configuration.port = program.environment["PORT"].flatMap { Int($0) } ?? 3000
        (configuration.account, configuration.version) = (account, program.version)
        configuration.proxies = proxies
        configuration.publicURL = program.environment["ECHO_PUBLIC_URL"].flatMap { $0.isEmpty ? nil : $0 }
        let origin = configuration.publicURL ?? "http://127.0.0.1:\(configuration.port)"
        if let warning = configuration.warning { warn(warning) }
        try await carry(configuration, host, policy.ofLine(account.number)) { _ in onOpen("\(origin)/voice/incoming") }
    }

    func runAsterisk(_ host: CallHost, _ onOpen: @escaping @Sendable (String) -> Void) async throws {
        guard let password = BearerToken.asterisk(program.environment) else {
            throw PhoneError("Asterisk needs ECHO_ASTERISK_PASSWORD in the environment: see echo-tui help asterisk.")
        }
        var configuration = BridgeConfiguration(token: .random())
        configuration.port = program.environment["PORT"].flatMap { Int($0) } ?? 3000
        (configuration.asterisk, configuration.version) = (password, program.version)
        configuration.proxies = proxies
        let place = "ws://\(configuration.host):\(configuration.port)/asterisk"
        try await carry(configuration, host, policy) { _ in onOpen(place) }
    }

    func runOpenAI(_ host: CallHost, _ onOpen: @escaping @Sendable (String) -> Void) async throws {
        guard let signature = try WebhookSignature.openAI(program.environment) else {
            throw PhoneError("OpenAI's line needs OPENAI_WEBHOOK_SECRET in the environment: see echo-tui help openai.")
        }
        var configuration = BridgeConfiguration(token: .random())
        configuration.port = program.environment["PORT"].flatMap { Int($0) } ?? 3000
        (configuration.openAI, configuration.version) = (signature, program.version)
        configuration.proxies = proxies
        configuration.publicURL = program.environment["ECHO_PUBLIC_URL"].flatMap { $0.isEmpty ? nil : $0 }
        let origin = configuration.publicURL ?? "http://127.0.0.1:\(configuration.port)"
        try await carry(configuration, host, policy) { _ in onOpen("\(origin)/openai/incoming") }
    }

    func runTestLine(_ host: CallHost, _ onOpen: @escaping @Sendable (String) -> Void) async throws {
        let testLine = try TestLine(voice: host.voice)
        var policy = policy.ofLine(TestLine.called)
        policy.incoming.allowed = [.any]
        (policy.incoming.pin, policy.incoming.hours) = (nil, nil)
        // Its calls cost nothing, wherever they seem to go.
        policy.outgoing.destinations = [.anyCountry]
        policy.limits.callsPerCaller = nil
        do {
            let configuration = try await testLine.start()
            try await carry(configuration, host, policy, testLine) { _ in onOpen("") }
        } catch {
            await testLine.stop()
            throw error
        }
        await testLine.stop()
    }

    private func carry(
        _ configuration: BridgeConfiguration, _ host: CallHost, _ policy: CallPolicy, _ testLine: TestLine? = nil,
        _ onOpen: @escaping @Sendable (Int) -> Void
    ) async throws {
        let bridge = CallBridge(configuration, desk: try await desk(host, policy))
        async let followed: Void = follow(bridge.desk)
        try await bridge.run { port in
            let running = Running(
                desk: bridge.desk, drain: { bridge.drain() },
                call: { number throws(PhoneError) in
                    try await testLine?.connectSomebody(at: number)
                    try await Self.told { () throws(CallNotPlaced) in try await bridge.call(number) }
                },
                takeBack: { call throws(PhoneError) in
                    try await Self.told { () throws(CallNotPlaced) in try await bridge.takeBack(call) }
                }, testLine: testLine)
            self.running.withLock { $0 = running }
            onOpen(port)
        }
        await followed
    }

    private static func told(_ work: () async throws(CallNotPlaced) -> Void) async throws(PhoneError) {
        do throws(CallNotPlaced) { try await work() } catch { throw PhoneError(error.sentence) }
    }

    func runSIP(_ host: CallHost, _ onOpen: @escaping @Sendable (String) -> Void) async throws {
        var settings = trust
        settings.port = sipPort
        if let warning = settings.warning(policy, isRegistered: false) { warn(warning) }
        let service = SIPService(settings, desk: try await desk(host, policy))
        async let followed: Void = follow(service.desk)
        try await service.run { (port: Int) in
            let running = Running(
                desk: service.desk, drain: { await service.drain() },
                call: { number throws(PhoneError) in
                    do throws(PhoneLineError) {
                        try await service.call(number)
                    } catch {
                        throw PhoneError(error.sentence)
                    }
                })
            self.running.withLock { $0 = running }
            onOpen("sip:echo@\(ProcessInfo.processInfo.hostName):\(port)")
        }
        await followed
    }

    /// Calls of the test line count, too: they may cost what others do. The history keeps what is said in calls, and only
    /// there: the store knows which there are, as long as the line is open.
    private func desk(_ host: CallHost, _ policy: CallPolicy) async throws(PhoneError) -> CallDesk {
        CallDesk(
            host: host, gate: await PhoneOffice.gate(policy, archive) { [sink] in sink.yield(.warning($0)) },
            store: try CallKeeping.inMemory().store, vault: archive?.vault,
            instance: "screen", keepsDetails: false
        ) { [sink] notice in sink.yield(.warning(PhoneOffice.sentence(notice))) }
    }
}
