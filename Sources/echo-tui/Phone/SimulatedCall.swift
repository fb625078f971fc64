import EchoConcurrency
import EchoServing
import Foundation
import PhoneBridge
import PhoneExchange

/// One call through an exchange and a bridge of its own, from the first ring to the last status.
struct SimulatedCall {
    private static let caller = "+14155550111"
    private static let called = "+14155550100"

    let assistant: PhoneAssistant

    /// - Parameter scripted: who calls; nil for a person at the microphone.
    func run(_ scripted: ScriptedCaller?) async throws {
        let port = try FreePort.pick()
        let voiceURL = "http://127.0.0.1:\(port)/voice"
        var exchange = ExchangeConfiguration(number: Self.called, voiceURL: voiceURL + "/incoming")
        exchange.statusURL = voiceURL + "/status"
        let simulated = PhoneExchange(exchange)
        var account = TwilioAccount(sid: exchange.account, authToken: exchange.authToken)
        (account.number, account.restURL) = (Self.called, try await simulated.start())
        var configuration = BridgeConfiguration(token: .random())
        (configuration.port, configuration.account, configuration.names) = (port, account, .loopback)
        var policy = CallPolicy()
        policy.incoming.allowed = [.any]
        do {
            try await assistant.use { [configuration, policy] host in
                let bridge = CallBridge(configuration, desk: PhoneOffice.desk(host, policy))
                try await converse(bridge, simulated, scripted)
            }
        } catch {
            await simulated.stop()
            throw error
        }
        await simulated.stop()
    }

    private func converse(_ bridge: CallBridge, _ exchange: PhoneExchange, _ scripted: ScriptedCaller?) async throws {
        async let printed: Void = PhoneOffice.report(bridge.desk.switchboard.news)
        let listens = OneTimeEvent()
        try await withThrowingTaskGroup { group in
            group.addTask { try await bridge.run { _ in listens.happen() } }
            await listens.wait()
            try await call(exchange, scripted)
            bridge.drain()
        }
        await printed
    }

    private func call(_ exchange: PhoneExchange, _ scripted: ScriptedCaller?) async throws {
        guard let scripted else {
            let caller = LiveCaller(SoundDevices(environment: ProcessInfo.processInfo.environment))
            let sid = try await exchange.call(from: Self.caller, to: Self.called, caller: caller)
            ProgramSignals.watch { _ in caller.hangUp() }
            print("Talk; Ctrl+C hangs up.")
            _ = try await exchange.ended(sid)
            return await caller.close()
        }
        let sid = try await exchange.call(from: Self.caller, to: Self.called, caller: scripted)
        _ = try await exchange.ended(sid)
        for warning in exchange.warnings { print("The exchange warns: \(warning)") }
    }
}
