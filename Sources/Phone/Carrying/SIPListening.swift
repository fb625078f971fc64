import EchoConcurrency
import EchoServing
import Foundation
import PhoneBridge
import Synchronization

/// Answers SIP telephones for as long as the program runs.
package struct SIPListening {
    private let host: String
    private let port: Int
    private let desk: RunningDesk
    private var registrar: String?
    private var password = ""
    private var identity: TLSIdentity?
    private var tlsPort = 5061
    private var bridge: BridgeConfiguration?
    private var printsToken = false
    /// Told to telephones; nil for the address of this machine that faces them.
    package var publicAddress: String?
    /// Sound is taken from nowhere but where a telephone says that it is.
    package var isStrict = false

    package init(host: String, port: Int, desk: RunningDesk) {
        (self.host, self.port, self.desk) = (host, port, desk)
    }

    /// - Parameter registrar: "sip:user@pbx", where this is a telephone of one; nil where it is of none.
    package mutating func register(at registrar: String?, password: String) {
        (self.registrar, self.password) = (registrar, password)
    }

    /// - Parameter identity: shown to telephones that connect over TLS; nil where none may.
    package mutating func useTLS(_ identity: TLSIdentity?, port: Int) { (self.identity, tlsPort) = (identity, port) }

    /// - Parameters:
    ///   - bridge: where the line can be asked; nil for nowhere.
    ///   - printsToken: the token is a random one, which nobody knows unless it is printed.
    package mutating func serve(_ bridge: BridgeConfiguration?, printsToken: Bool) {
        (self.bridge, self.printsToken) = (bridge, printsToken)
    }

    package func run(_ assistant: CallAssistant, _ policy: CallPolicy) async throws {
        let account = try account()
        var (settings, problems) = SIPSettings.reading(assistant.phone, policy, environment: assistant.environment)
        for problem in problems { assistant.office.warn(problem) }
        (settings.host, settings.port) = (host, port)
        (settings.identity, settings.tlsPort) = (identity, tlsPort)
        // Of the same files the bridge tells it.
        if bridge == nil { settings.onIdentity = { [office = assistant.office] in office.warn(ofCertificate: $0) } }
        (settings.allowsSignallingHost, settings.announcedHost) = (!isStrict, publicAddress)
        let warning = settings.warning(policy, isRegistered: account != nil)
        try await desk.run(assistant, policy) { [self, settings] desk in
            let service = SIPService(settings, desk: desk)
            do {
                if let bridge {
                    try await serve(service, account, bridge, policy, warning, assistant)
                } else {
                    try await serve(service, account, policy, warning, assistant)
                }
            } catch let error as SIPEndpointError {
                throw PhoneError(Self.sentence(error))
            } catch let error as BridgeListeningError {
                throw PhoneError(error.sentence(advice: "Choose another with --http-port."))
            } catch is PhoneLineError {
                throw PhoneError(
                    "The PBX does not accept the registration. Check its address, the user and SIP_PASSWORD.")
            }
        }
    }

    private func serve(
        _ service: SIPService, _ account: SIPAccount?, _ policy: CallPolicy, _ warning: String?,
        _ assistant: CallAssistant
    ) async throws {
        let signalled = OneTimeEvent()
        async let drained: Void = {
            await signalled.wait()
            await service.drain()
        }()
        let stop = OrderlyStop(service.desk.switchboard, assistant.office.log) { signalled.happen() }
        try await service.run(
            registration: account,
            onListening: { port in
                assistant.onSignal { stop.receive($0) }
                say(policy, port: port, warning, assistant.office)
            }, onChange: { assistant.office.warn(Self.sentence($0)) })
        signalled.happen()
        await drained
    }

    private func serve(
        _ service: SIPService, _ account: SIPAccount?, _ bridge: BridgeConfiguration, _ policy: CallPolicy,
        _ warning: String?, _ assistant: CallAssistant
    ) async throws {
        let sipPort = Mutex(port)
        let office = assistant.office
        let telephones = BridgedTelephones(
            service, registration: account, onListening: { port in sipPort.withLock { $0 = port } },
            onChange: { office.warn(Self.sentence($0)) })
        let running = CallBridge(bridge, desk: service.desk, telephones: telephones)
        let stop = OrderlyStop(service.desk.switchboard, office.log) { running.drain() }
        try await running.run { port in
            assistant.onSignal { stop.receive($0) }
            office.log.say("Address:  \(bridge.place(at: port))")
            if printsToken { office.log.say("Token:    \(bridge.token.text)") }
            say(policy, port: sipPort.withLock(\.self), warning, office)
        }
    }

    private func account() throws -> SIPAccount? {
        guard let registrar else { return nil }
        let scheme = ["sip:", "sips:"].first { registrar.hasPrefix($0) } ?? "sip:"
        let address = registrar.hasPrefix(scheme) ? registrar.dropFirst(scheme.count) : registrar[...]
        let parts = address.split(separator: "@", maxSplits: 1)
        guard parts.count == 2, !password.isEmpty else {
            throw PhoneError(
                "--register needs an address such as sip:620@fritz.box, and SIP_PASSWORD in the environment.")
        }
        return SIPAccount(registrar: scheme + parts[1], user: String(parts[0]), password: password)
    }

    private func say(_ policy: CallPolicy, port: Int, _ warning: String?, _ office: PhoneOffice) {
        let log = office.log
        log.say("Call:     sip:echo@\(host):\(port)")
        if identity != nil { log.say("TLS:      sips:echo@\(host):\(tlsPort)") }
        if let registrar { log.say("PBX:      registered as \(registrar)") }
        log.say("Incoming: \(policy.summary)")
        log.say("Press Ctrl+C to stop; callers hear a goodbye.")
        if let warning { office.warn(warning) }
    }

    static func sentence(_ change: SIPRegistrationChange) -> String {
        switch change {
        case .lost(.unreachable): "The PBX no longer answers. It is asked again until it does."
        case .lost: "The PBX no longer accepts the registration. It is asked again until it does."
        case .back: "The PBX accepted the registration again."
        }
    }

    /// - Parameter advice: what to do about a port that is taken.
    static func sentence(
        _ error: SIPEndpointError, advice: String = "Choose another with --port."
    ) -> String {
        switch error {
        case .addressInUse(let port): "Port \(port) is in use. \(advice)"
        case .unusableCertificate: "The files of --tls-cert and --tls-key are not a certificate and its key."
        case .addressUnusable(let host): "This machine has no address \(host). Choose one with --host."
        case .unknownName(let name): "“\(name)” in [phone] sip_trusted cannot be found. Write its address."
        case .stopped: "It was stopped."
        }
    }
}
