import Echo
import EchoConcurrency
import EchoTestKit
import Foundation
import Synchronization
import Testing

@testable import PhoneBridge

/// Thousands of calls at two bridges that share a database, while everything that they depend on goes away and comes back.
/// PostgreSQL's own client says in the end what was kept.
@Suite(.serialized, .timeLimit(.minutes(10))) struct `A day in fast motion` {
    private static let model = "wss://127.0.0.1:1"
    private static let atOnce = 50

    /// Whether the assistant's server is away.
    private final class Weather: Sendable {
        let isModelAway = Mutex(false)
    }

    /// A bridge without a line of its own: calls are put through by hand.
    private final class Bridge: Sendable {
        let desk: CallDesk
        private let task: Task<Void, any Error>
        private let leaves = OneTimeEvent()

        init(_ address: PostgresAddress, instance: String, _ weather: Weather) async {
            let store = PostgresCallStore(address)
            var policy = CallPolicy(country: "US")
            policy.limits = CallLimits(callsAtOnce: 500, minutesPerDay: nil, dollarsPerDay: nil)
            let host = CallHost(
                makeEngine: { _ in
                    guard weather.isModelAway.withLock(\.self) else {
                        return Echo(key: nil, realtimeTransport: ScriptedRealtimeTransport(.greeting))
                    }
                    var configuration = EchoConfiguration()
                    configuration.baseURL = `A day in fast motion`.model
                    return Echo(key: "key", configuration: configuration)
                },
                configuration: { _ in
                    var configuration = CallConfiguration()
                    (configuration.opening, configuration.silence) = (nil, nil)
                    return configuration
                })
            desk = CallDesk(host: host, gate: CallGate(policy), store: store, mail: store, instance: instance)
            let begins = OneTimeEvent()
            task = Task { [desk, leaves] in
                try await desk.run {
                    begins.happen()
                    await leaves.wait()
                }
            }
            await begins.wait()
        }

        /// In order, with all that is still to be kept.
        func leave() async throws {
            leaves.happen()
            try await task.value
        }

        /// Without a word: nothing more of its calls is written down.
        func kill() async {
            desk.switchboard.finish()
            task.cancel()
            leaves.happen()
            _ = await task.result
        }
    }

    /// What a call comes to, with who is called and how it ends.
    private enum Kind: Int, CaseIterable {
        case hungUp, hungUpHere, lost, busy

        var status: String {
            switch self {
            case .hungUp, .hungUpHere: "completed"
            case .lost: "failed"
            case .busy: "busy"
            }
        }
    }

    private func carry(_ call: Int, at bridge: Bridge) async {
        let switchboard = bridge.desk.switchboard
        switch Kind.allCases[call % Kind.allCases.count] {
        case .hungUp: await end(.hungUp, QuietLine("call-\(call)"), switchboard)
        case .hungUpHere: await end(.hungUpHere, QuietLine("call-\(call)"), switchboard)
        case .lost: await end(.lost, QuietLine("call-\(call)"), switchboard)
        case .busy:
            let line = PhoneLineCall(
                id: "call-\(call)", from: "+12015550100", to: "+12015550123", direction: .outbound)
            switchboard.place(line)
            switchboard.report(.busy, of: line)
        }
    }

    private func end(_ end: PhoneLineEnd, _ line: QuietLine, _ switchboard: Switchboard) async {
        line.inbox.put(.ended(end))
        let told = await switchboard.carry(line)
        #expect(told == end)
    }

    /// - Parameter onHalf: happens when half of them are over.
    private func carry(_ calls: Range<Int>, at bridges: [Bridge], onHalf: () async throws -> Void = {}) async throws {
        let middle = (calls.lowerBound + calls.upperBound) / 2
        for part in [calls.lowerBound..<middle, middle..<calls.upperBound] {
            await withTaskGroup { group in
                for place in 0..<Self.atOnce {
                    group.addTask {
                        for call in stride(from: part.lowerBound + place, to: part.upperBound, by: Self.atOnce) {
                            await carry(call, at: bridges[call % bridges.count])
                        }
                    }
                }
            }
            if part.lowerBound == calls.lowerBound { try await onHalf() }
        }
    }

    @Test func `loses nothing that was promised, and tells every end rightly`() async throws {
        // Of its own: others must not lose theirs.
        let server = try PostgresServer()
        let address = try server.makeDatabase()
        let weather = Weather()
        let one = await Bridge(address, instance: "one", weather)
        var other = await Bridge(address, instance: "other", weather)

        // The morning: the database dies, calls go on, and it comes back.
        try await carry(0..<1_600, at: [one, other]) { try server.stop() }
        try server.start()
        try await carry(1_600..<2_400, at: [one, other])
        for bridge in [one, other] { #expect(await eventually { bridge.desk.journal.state == CallJournalState() }) }

        // Noon: a bridge is killed amid its calls.
        let lines = (0..<100).map { QuietLine("amid-\($0)") }
        try await withThrowingTaskGroup { group in
            for line in lines { group.addTask { [other] in _ = await other.desk.switchboard.carry(line) } }
            #expect(await eventually { other.desk.switchboard.count == lines.count })
            #expect(await eventually { other.desk.journal.state == CallJournalState() })
            await other.kill()
            for line in lines { line.hangUp() }
            try await group.waitForAll()
        }
        try await carry(2_400..<3_200, at: [one])
        other = await Bridge(address, instance: "other", weather)

        // The afternoon: the database dies once more.
        try await carry(3_200..<4_800, at: [one, other]) { try server.stop() }
        try server.start()
        for bridge in [one, other] { #expect(await eventually { bridge.desk.journal.state == CallJournalState() }) }

        // The evening: the assistant's server is away.
        weather.isModelAway.withLock { $0 = true }
        await withTaskGroup { group in
            for call in 0..<100 {
                group.addTask { [other] in
                    let bridge = call.isMultiple(of: 2) ? one : other
                    #expect(await bridge.desk.switchboard.carry(QuietLine("away-\(call)")) == .noAssistant)
                }
            }
        }

        for bridge in [one, other] {
            #expect(bridge.desk.switchboard.count == 0)
            #expect(bridge.desk.gate.usage.active == 0)
            try await bridge.leave()
            #expect(bridge.desk.journal.state == CallJournalState())
        }
        try expectDay(server)
    }

    private func expectDay(_ server: PostgresServer) throws {
        func rows(_ statement: String) throws -> [String] {
            try server.query(statement, database: "test1").split(separator: "\n").map(String.init)
        }
        let day = try rows(
            "SELECT split_part(call_sid, '-', 1), status, count(*) FROM call_sessions GROUP BY 1, 2 ORDER BY 1, 2")
        #expect(
            day == [
                "amid|broken-off|100", "away|failed|100", "call|busy|1200", "call|completed|2400", "call|failed|1200",
            ])
        let wrong = Kind.allCases.map { kind in
            """
            SELECT call_sid FROM call_sessions WHERE call_sid LIKE 'call-%' AND status <> '\(kind.status)'
            AND split_part(call_sid, '-', 2)::int % \(Kind.allCases.count) = \(kind.rawValue)
            """
        }
        for statement in wrong { #expect(try rows(statement) == []) }
        #expect(try rows("SELECT call_sid FROM call_sessions WHERE ended_at IS NULL") == [])
        // Of each that began and was not broken off, one beginning and one end.
        #expect(
            try rows(
                """
                SELECT call_sid FROM call_sessions s WHERE status <> 'broken-off' AND 1 <> (SELECT count(*)
                FROM call_events e WHERE e.call_session_id = s.id AND event_type = 'call.disconnected')
                """) == [])
        #expect(
            try rows(
                """
                SELECT call_sid FROM call_sessions s WHERE direction = 'inbound' AND 1 <> (SELECT count(*)
                FROM call_events e WHERE e.call_session_id = s.id AND event_type = 'call.connected')
                """) == [])
        #expect(
            try rows(
                """
                SELECT call_sid FROM call_sessions s WHERE call_sid LIKE 'away-%' AND NOT EXISTS (SELECT 1
                FROM call_events e WHERE e.call_session_id = s.id AND event_type = 'error' AND payload->>'code' = 'E002')
                """) == [])
    }
}
