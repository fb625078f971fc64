import EchoServing
import Foundation
import PhoneBridge

/// A bridge for as long as the program runs.
struct RunningBridge {
    var configuration: BridgeConfiguration
    /// Whether the token is a random one, which nobody knows unless it is printed.
    var printsToken: Bool
    var desk = RunningDesk()

    func run(_ assistant: PhoneAssistant, _ policy: CallPolicy) async throws {
        try await desk.run(assistant, policy) { desk in
            let bridge = CallBridge(configuration, desk: desk)
            do {
                try await bridge.run { port in
                    let stop = OrderlyStop(desk.switchboard) { bridge.drain() }
                    ProgramSignals.watch { stop.receive($0) }
                    say(policy, port: port)
                }
            } catch let error as BridgeListeningError {
                throw Failure(error.sentence(advice: "Choose another with --port."))
            }
        }
    }

    private func say(_ policy: CallPolicy, port: Int) {
        let place = configuration.place(at: port)
        let origin = configuration.publicURL ?? place
        print("Address:  \(place)")
        if configuration.account != nil { print("Webhook:  \(origin)/voice/incoming") }
        if configuration.asterisk != nil { print("Asterisk: ws\(origin.dropFirst(4))/asterisk") }
        if configuration.openAI != nil { print("OpenAI:   \(origin)/openai/incoming") }
        if printsToken { print("Token:    \(configuration.token.text)") }
        print("Incoming: \(policy.summary)")
        print("Press Ctrl+C to stop; calls that go on hear a goodbye.")
        fflush(nil)
        if let warning = configuration.warning { PhoneOffice.warn(warning) }
        if configuration.account != nil, let warning = policy.tariffWarning { PhoneOffice.warn(warning) }
    }
}
