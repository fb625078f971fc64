import EchoConcurrency
import EchoServing
import Foundation
import PhoneBridge

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
    /// Where calls are remembered as conversations; nil for nowhere.
    var history: CallHistory?

    func run(_ assistant: PhoneAssistant, _ policy: CallPolicy) async throws {
        let account = try account()
        try await assistant.use { calls in
            var (settings, problems) = SIPSettings.reading(
                assistant.phone, policy, environment: ProcessInfo.processInfo.environment)
            for problem in problems { PhoneOffice.warn(problem) }
            (settings.host, settings.port) = (host, port)
            (settings.identity, settings.tlsPort) = (identity, tlsPort)
            (settings.allowsSignallingHost, settings.announcedHost) = (!isStrict, publicAddress)
            let warning = settings.warning(policy, isRegistered: account != nil)
            let service = SIPService(settings, desk: await PhoneOffice.desk(calls, policy, history: history))
            let signalled = OneTimeEvent()
            async let printed: Void = PhoneOffice.follow(service.desk, history, assistant)
            async let drained: Void = {
                await signalled.wait()
                await service.drain()
            }()
            let stop = OrderlyStop(service.desk.switchboard) { signalled.happen() }
            do {
                try await service.run(
                    registration: account,
                    onListening: { port in
                        ProgramSignals.watch { stop.receive($0) }
                        say(policy, port: port)
                        if let warning { PhoneOffice.warn(warning) }
                    }, onChange: { PhoneOffice.warn(Self.sentence($0)) })
            } catch let error as SIPEndpointError {
                throw Failure(Self.sentence(error))
            } catch is PhoneLineError {
                throw Failure("The PBX does not take the registration. Check its address, the user and SIP_PASSWORD.")
            }
            signalled.happen()
            _ = await (drained, printed)
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

    private func say(_ policy: CallPolicy, port: Int) {
        print("Call:     sip:echo@\(host):\(port)")
        if identity != nil { print("TLS:      sips:echo@\(host):\(tlsPort)") }
        if let registrar { print("PBX:      registered as \(registrar)") }
        print("Incoming: \(policy.summary)")
        print("Press Ctrl+C to stop; calls that go on hear a goodbye.")
        fflush(nil)
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
