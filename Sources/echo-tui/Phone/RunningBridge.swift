import EchoServing
import Foundation
import PhoneBridge

/// A bridge for as long as the program runs.
struct RunningBridge {
    var configuration: BridgeConfiguration
    /// Whether the token is a random one, which nobody knows unless it is printed.
    var printsToken: Bool
    /// Keeps the calls.
    var store: any CallStoreProtocol

    func run(_ assistant: PhoneAssistant, allowing numbers: [String]) async throws {
        let (policy, problems) = CallPolicy.reading(assistant.phone, allowing: numbers)
        for problem in problems { FileHandle.standardError.write(Data("echo-tui: \(problem)\n".utf8)) }
        try await assistant.use { host in
            let bridge = CallBridge(configuration, host: host, gate: CallGate(policy), store: store) { notice in
                FileHandle.standardError.write(Data("echo-tui: \(Self.sentence(notice))\n".utf8))
            }
            let news = bridge.switchboard.news
            try await withThrowingTaskGroup { group in
                group.addTask { await Self.report(news) }
                try await bridge.run { port in
                    let stop = BridgeStop(bridge)
                    ProgramSignals.watch { stop.receive($0) }
                    say(policy, port: port)
                }
                group.cancelAll()
            }
        }
    }

    private static func sentence(_ notice: CallJournalNotice) -> String {
        switch notice {
        case .away: "E008 The database cannot be reached. Calls go on; what happens in them is kept when it is back."
        case .back(dropped: 0): "The database is back; nothing is missing."
        case .back(let dropped): "The database is back; \(dropped) events found no room meanwhile."
        case .refused: "E008 The database refused an entry of a call."
        }
    }

    private static func report(_ news: AsyncStream<SwitchboardNews>) async {
        var lines = CallLines()
        for await item in news {
            guard let line = lines.line(item, at: Date()) else { continue }
            _ = PlainOutput.write(Array("\(line)\n".utf8), to: STDOUT_FILENO)
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
