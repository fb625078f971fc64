import EchoServing
import Foundation
import PhoneBridge

/// A bridge for as long as the program runs.
package struct RunningBridge {
    private let configuration: BridgeConfiguration
    private let printsToken: Bool
    private let desk: RunningDesk

    /// - Parameter printsToken: the token is a random one, which nobody knows unless it is printed.
    package init(_ configuration: BridgeConfiguration, printsToken: Bool, desk: RunningDesk) {
        (self.configuration, self.printsToken, self.desk) = (configuration, printsToken, desk)
    }

    package func run(_ assistant: CallAssistant, _ policy: CallPolicy) async throws {
        try await desk.run(assistant, policy) { [self] desk in
            let bridge = CallBridge(configuration, desk: desk)
            do {
                try await bridge.run { port in
                    let stop = OrderlyStop(desk.switchboard, assistant.office.log) { bridge.drain() }
                    assistant.onSignal { stop.receive($0) }
                    say(policy, port: port, assistant.office.log)
                }
            } catch let error as BridgeListeningError {
                throw PhoneError(error.sentence(advice: "Choose another with --port."))
            }
        }
    }

    private func say(_ policy: CallPolicy, port: Int, _ log: ServiceLog) {
        let place = configuration.place(at: port)
        let origin = configuration.publicURL ?? place
        log.say("Address:  \(place)")
        if configuration.account != nil { log.say("Webhook:  \(origin)/voice/incoming") }
        if configuration.asterisk != nil { log.say("Asterisk: ws\(origin.dropFirst(4))/asterisk") }
        if configuration.openAI != nil { log.say("OpenAI:   \(origin)/openai/incoming") }
        if printsToken { log.say("Token:    \(configuration.token.text)") }
        log.say("Incoming: \(policy.summary)")
        log.say("Press Ctrl+C to stop; callers hear a goodbye.")
        if let warning = configuration.warning { log.warn(warning) }
        if configuration.account != nil, let warning = policy.tariffWarning { log.warn(warning) }
    }
}
