import Echo
import EchoServing
import Foundation
import PhoneBridge
import PhoneExchange

/// A bridge in a process of its own, so that its time is not taken for its callers' or its server's.
enum HeldBridge {
    static let option = "--hold-bridge"
    static let plainOption = "--hold-plain"
    static let number = "+14155550100"
    /// What requests are signed for; whoever calls comes through a tunnel.
    static let origin = "https://bridge.example.com"

    /// Until it is ended.
    ///
    /// - Parameters:
    ///   - server: where the Realtime server is.
    ///   - calls: at once, at most.
    ///   - isPlain: whether it only passes sound on, and listens for no interruptions.
    static func run(server: String, calls: Int, isPlain: Bool) async throws {
        CallThreadCount.settle(forCalls: calls)
        var engine = EchoConfiguration()
        engine.baseURL = server
        // What becomes of a session after an hour is a matter of tests.
        engine.sessionLifetime = .seconds(86_400)
        let host = CallHost(
            makeEngine: { [engine] _ in Echo(key: "benchmark", configuration: engine) },
            configuration: { _ in
                var call = PhoneBenchmark.configuration
                call.settings.interruptsResponse = !isPlain
                return call
            })
        var policy = CallPolicy()
        policy.incoming.allowed = [.any]
        policy.limits = CallLimits(callsAtOnce: calls, minutesPerDay: nil, dollarsPerDay: nil)
        let desk = CallDesk(host: host, gate: CallGate(policy), store: try SQLiteCallStore(path: nil))
        try await CallBridge(configuration, desk: desk).run { port in
            print("Address: http://127.0.0.1:\(port) \(number) Ctrl+C ends it.")
            fflush(nil)
        }
    }

    private static var configuration: BridgeConfiguration {
        let exchange = ExchangeConfiguration(number: number, voiceURL: origin)
        var bridge = BridgeConfiguration(token: .random())
        bridge.publicURL = origin
        bridge.account = TwilioAccount(sid: exchange.account, authToken: exchange.authToken)
        (bridge.limits.rate, bridge.limits.sockets) = (nil, 10_000)
        return bridge
    }
}
