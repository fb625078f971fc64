import EchoConcurrency
import EchoServing
import Foundation
import PhoneBridge
import Synchronization

/// Answers SIP telephones for as long as the program runs.
struct SIPListening {
    var host: String
    var port: Int
    /// "sip:user@pbx", where this is a telephone of one.
    var registrar: String?
    var password: String
    /// Shown to telephones that connect over TLS; nil for none.
    var identity: TLSIdentity?
    var tlsPort = 5061
    /// Told to telephones; nil for the address of this machine that faces them.
    var publicAddress: String?
    /// Sound is taken from nowhere but where a telephone says that it is.
    var isStrict = false
    /// Where it can be asked; nil for nowhere.
    var bridge: BridgeConfiguration?
    /// Whether the token is a random one, which nobody knows unless it is printed.
    var printsToken = false
    var desk = RunningDesk()

    func run(_ assistant: PhoneAssistant, _ policy: CallPolicy) async throws {
        let account = try account()
        var (settings, problems) = SIPSettings.reading(
            assistant.phone, policy, environment: ProcessInfo.processInfo.environment)
        for problem in problems { PhoneOffice.warn(problem) }
        (settings.host, settings.port) = (host, port)
        (settings.identity, settings.tlsPort) = (identity, tlsPort)
        (settings.allowsSignallingHost, settings.announcedHost) = (!isStrict, publicAddress)
        let warning = settings.warning(policy, isRegistered: account != nil)
        try await desk.run(assistant, policy) { [settings] desk in
            let service = SIPService(settings, desk: desk)
            do {
                if let bridge {
                    try await serve(service, account, bridge, policy, warning)
                } else {
                    try await serve(service, account, policy, warning)
                }
            } catch let error as SIPEndpointError {
                throw Failure(Self.sentence(error))
            } catch let error as BridgeListeningError {
                throw Failure(error.sentence(advice: "Choose another with --http-port."))
            } catch is PhoneLineError {
                throw Failure("The PBX does not take the registration. Check its address, the user and SIP_PASSWORD.")
            }
        }
    }

    private func serve(
        _ service: SIPService, _ account: SIPAccount?, _ policy: CallPolicy, _ warning: String?
    ) async throws {
        let signalled = OneTimeEvent()
        async let drained: Void = {
            await signalled.wait()
            await service.drain()
        }()
        let stop = OrderlyStop(service.desk.switchboard) { signalled.happen() }
        try await service.run(
            registration: account,
            onListening: { port in
                ProgramSignals.watch { stop.receive($0) }
                say(policy, port: port, warning)
            }, onChange: { PhoneOffice.warn(Self.sentence($0)) })
        signalled.happen()
        await drained
    }

    private func serve(
        _ service: SIPService, _ account: SIPAccount?, _ bridge: BridgeConfiguration, _ policy: CallPolicy,
        _ warning: String?
    ) async throws {
        let sipPort = Mutex(port)
        let telephones = BridgedTelephones(
            service, registration: account, onListening: { port in sipPort.withLock { $0 = port } },
            onChange: { PhoneOffice.warn(Self.sentence($0)) })
        let running = CallBridge(bridge, desk: service.desk, telephones: telephones)
        let stop = OrderlyStop(service.desk.switchboard) { running.drain() }
        try await running.run { port in
            ProgramSignals.watch { stop.receive($0) }
            print("Address:  \(bridge.place(at: port))")
            if printsToken { print("Token:    \(bridge.token.text)") }
            say(policy, port: sipPort.withLock(\.self), warning)
        }
    }

    private func account() throws -> SIPAccount? {
        guard let registrar else { return nil }
        let scheme = ["sip:", "sips:"].first { registrar.hasPrefix($0) } ?? "sip:"
        let address = registrar.hasPrefix(scheme) ? registrar.dropFirst(scheme.count) : registrar[...]
        let parts = address.split(separator: "@", maxSplits: 1)
        guard parts.count == 2, !password.isEmpty else {
            throw Failure("--register needs an address such as sip:620@fritz.box, and SIP_PASSWORD in the environment.")
        }
        return SIPAccount(registrar: scheme + parts[1], user: String(parts[0]), password: password)
    }

    private func say(_ policy: CallPolicy, port: Int, _ warning: String?) {
        let place = host.contains(":") ? "[\(host)]" : host
        print("Call:     sip:echo@\(place):\(port)")
        if identity != nil { print("TLS:      sips:echo@\(place):\(tlsPort)") }
        if let registrar { print("PBX:      registered as \(registrar)") }
        print("Incoming: \(policy.summary)")
        print("Press Ctrl+C to stop; calls that go on hear a goodbye.")
        fflush(nil)
        if let warning { PhoneOffice.warn(warning) }
    }

    static func sentence(_ change: SIPRegistrationChange) -> String {
        switch change {
        case .lost(.unreachable): "The PBX does not answer any more. It is asked again until it does."
        case .lost: "The PBX does not take the registration any more. It is asked again until it does."
        case .back: "The PBX has the registration again."
        }
    }

    /// - Parameter advice: what to do about a port that is taken.
    static func sentence(
        _ error: SIPEndpointError, advice: String = "Choose another with --port."
    ) -> String {
        switch error {
        case .addressInUse(let port): "Port \(port) is in use. \(advice)"
        case .unusableCertificate: "The files of --tls-cert and --tls-key are no certificate and its key."
        case .addressUnusable(let host): "This machine has no address \(host). Choose one with --host."
        case .unknownName(let name): "“\(name)” in [phone] sip_trusted cannot be found. Write its address."
        case .stopped: "It was stopped."
        }
    }
}
