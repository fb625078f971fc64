import Echo
import EchoTestKit
import HouseTestKit
import LocalBackend
import Testing

/// Real sockets, a real server, and a proxy between them that harms the connection at each boundary in its turn.
@Suite(.serialized) struct `A conversation over a connection that is harmed` {
    /// One visit for each boundary, four at a time.
    private func visits(
        _ fault: Fault, at boundaries: @escaping @Sendable (Int) -> [Int]
    ) async throws -> [(boundary: Int, outcome: FaultyVisit.Outcome)] {
        var configuration = LoopbackServer.configuration(
            brain: FaultyVisit.brain, recognizer: FaultyVisit.recognizer,
            synthesizer: ScriptedSynthesizer(millisecondsPerCharacter: 5))
        // Ids of its own for each session, as every real server has.
        configuration.seed = { .random(in: .min ... .max) }
        return try await LoopbackServer.run(configuration) { port in
            let whole = FaultyProxy(to: port)
            let unharmed = try await FaultyVisit.run(through: whole)
            #expect(unharmed.story == FaultyVisit.story)
            #expect(unharmed.errors == [])
            var waiting = boundaries(whole.pieces)[...]
            return try await withThrowingTaskGroup { group in
                for boundary in waiting.prefix(4) { group.addTask { try await visit(port, fault, boundary) } }
                waiting = waiting.dropFirst(4)
                var outcomes: [(Int, FaultyVisit.Outcome)] = []
                for try await outcome in group {
                    outcomes.append(outcome)
                    if let boundary = waiting.popFirst() { group.addTask { try await visit(port, fault, boundary) } }
                }
                return outcomes
            }
        }
    }

    private func visit(_ port: Int, _ fault: Fault, _ boundary: Int) async throws -> (Int, FaultyVisit.Outcome) {
        let proxy = FaultyProxy(to: port, fault: fault, at: boundary)
        let outcome = try await FaultyVisit.run(through: proxy)
        #expect(proxy.hasHappened, "nothing happened at \(boundary)")
        return (boundary, outcome)
    }

    @Test(arguments: [Fault.cut, .halfClosed, .torn, .brokenFrame])
    func `wherever it breaks, the conversation is the same in the end`(_ fault: Fault) async throws {
        let visits = try await visits(fault) { Array(0..<$0) }

        #expect(visits.count > 20)
        for (boundary, outcome) in visits {
            #expect(outcome.story == FaultyVisit.story, "\(fault) at \(boundary)")
            #expect(outcome.lost == [], "\(fault) at \(boundary)")
            #expect(outcome.isFinal, "\(fault) at \(boundary)")
            #expect(outcome.errors.allSatisfy(isOfTheConnection), "\(fault) at \(boundary): \(outcome.errors)")
        }
    }

    private func isOfTheConnection(_ error: EchoError) -> Bool {
        switch error {
        case .connectionLost, .unreachable, .invalidData, .connectionTimedOut: true
        default: false
        }
    }

    @Test func `what comes late changes nothing`() async throws {
        let visits = try await visits(.delayed(.milliseconds(50))) { Array(0..<$0) }

        for (boundary, outcome) in visits {
            #expect(outcome.story == FaultyVisit.story, "at \(boundary)")
            #expect(outcome.errors == [], "at \(boundary)")
            #expect(outcome.connections == 1, "at \(boundary)")
        }
    }
}
