import Echo
import EchoConcurrency
import EchoServing
import Foundation
import PhoneBridge
import PhoneExchange

/// One call through an exchange and a bridge of its own, from the first ring to the last status.
package struct SimulatedCall {
    private let assistant: CallAssistant
    private let sound: @Sendable () -> AudioDevices

    /// - Parameter sound: for a person at the microphone.
    package init(_ assistant: CallAssistant, sound: @escaping @Sendable () -> AudioDevices) {
        (self.assistant, self.sound) = (assistant, sound)
    }

    /// - Parameter scripted: who calls; nil for a person at the microphone.
    /// - Throws: `PhoneError` also when the call came to nothing; why was printed.
    package func run(_ scripted: ScriptedCaller?) async throws {
        let line = try TestLine()
        let configuration = try await line.start()
        var policy = CallPolicy()
        policy.incoming.allowed = [.any]
        do {
            try await assistant.use { [configuration, policy] host in
                let desk = await assistant.office.desk(host, policy, keeping: try .inMemory())
                let bridge = CallBridge(configuration, desk: desk)
                try await converse(bridge, line.exchange, scripted)
            }
        } catch {
            await line.exchange.stop()
            throw error
        }
        await line.exchange.stop()
    }

    private func converse(_ bridge: CallBridge, _ exchange: PhoneExchange, _ scripted: ScriptedCaller?) async throws {
        let (lines, news) = (bridge.desk.switchboard.news, bridge.desk.switchboard.news)
        async let printed: Void = assistant.office.report(lines, showsContent: true)
        async let hasFailed = Self.hasFailed(news)
        let listens = OneTimeEvent()
        try await withThrowingTaskGroup { group in
            group.addTask { try await bridge.run { _ in listens.happen() } }
            await listens.wait()
            try await call(exchange, scripted)
            bridge.drain()
        }
        await printed
        if await hasFailed { throw PhoneError("The call failed.") }
    }

    /// Whether the call had no assistant, or no proper end.
    static func hasFailed(_ news: AsyncStream<SwitchboardNews>) async -> Bool {
        var (hasFailed, hasEnded) = (false, false)
        for await item in news {
            switch item.happening {
            case .failed: hasFailed = true
            case .ended(let end, _):
                hasEnded = true
                if [.lost, .broken].contains(end) { hasFailed = true }
            default: break
            }
        }
        return hasFailed || !hasEnded
    }

    private func call(_ exchange: PhoneExchange, _ scripted: ScriptedCaller?) async throws {
        guard let scripted else {
            let caller = LiveCaller(sound())
            let sid = try await exchange.call(from: TestLine.caller, to: TestLine.called, caller: caller)
            assistant.onSignal { _ in caller.hangUp() }
            assistant.office.log.say("Talk; Ctrl+C hangs up.")
            _ = try await exchange.ended(sid)
            return await caller.close()
        }
        let sid = try await exchange.call(from: TestLine.caller, to: TestLine.called, caller: scripted)
        _ = try await exchange.ended(sid)
        for warning in exchange.warnings { assistant.office.log.say("The exchange warns: \(warning)") }
    }
}
