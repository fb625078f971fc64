import EchoServing
import Foundation
import PhoneBridge

/// A bridge for as long as the program runs.
struct RunningBridge {
    var configuration: BridgeConfiguration
    /// Whether the token is a random one, which nobody knows unless it is printed.
    var printsToken: Bool
    var keeping = CallKeeping.inMemory
    /// Where calls are remembered as conversations; nil for nowhere.
    var history: CallHistory?

    func run(_ assistant: PhoneAssistant, _ policy: CallPolicy) async throws {
        try await keeping.open()
        try await assistant.use { host in
            let desk = PhoneOffice.desk(host, policy, keeping: keeping, history: history)
            let bridge = CallBridge(configuration, desk: desk)
            async let printed: Void = PhoneOffice.follow(bridge.desk.switchboard, history)
            try await bridge.run { port in
                let stop = OrderlyStop { bridge.drain() }
                ProgramSignals.watch { stop.receive($0) }
                say(policy, port: port)
            }
            await printed
        }
    }

    private func say(_ policy: CallPolicy, port: Int) {
        let place = "http://\(configuration.host):\(port)"
        let origin = configuration.publicURL ?? place
        print("Address:  \(place)")
        print("Webhook:  \(origin)/voice/incoming")
        if printsToken { print("Token:    \(configuration.token.text)") }
        print("Incoming: \(policy.summary)")
        print("Press Ctrl+C to stop; calls that go on hear a goodbye.")
        fflush(nil)
    }
}
