import EchoTestKit
import HouseTestKit
import LocalBackend
import Testing

@testable import Echo

/// Real sockets, a real server, and a proxy that harms the voice's connection at each boundary of a change in its turn.
@Suite(.serialized) struct `A change between voice and text that is harmed` {
    private func outcomes(
        _ fault: Fault, at boundaries: @escaping @Sendable (_ pieces: Int) -> [Int]
    ) async throws -> (unharmed: FaultyChange.Outcome, harmed: [(boundary: Int, outcome: FaultyChange.Outcome)]) {
        var server = LoopbackServer.configuration(brain: FaultyVisit.brain)
        // Ids of its own for each session, as every real server has.
        server.seed = { .random(in: .min ... .max) }
        return try await LoopbackServer.run(server) { port in
            let whole = FaultyProxy(to: port)
            let unharmed = try await FaultyChange.run(through: whole, to: port)
            var waiting = boundaries(whole.pieces)[...]
            let harmed = try await withThrowingTaskGroup(of: (boundary: Int, outcome: FaultyChange.Outcome).self) {
                group in
                @Sendable func visit(_ boundary: Int) async throws -> (boundary: Int, outcome: FaultyChange.Outcome) {
                    let proxy = FaultyProxy(to: port, fault: fault, at: boundary)
                    return (boundary, try await FaultyChange.run(through: proxy, to: port))
                }
                for boundary in waiting.prefix(4) { group.addTask { try await visit(boundary) } }
                waiting = waiting.dropFirst(4)
                var outcomes: [(boundary: Int, outcome: FaultyChange.Outcome)] = []
                for try await outcome in group {
                    outcomes.append(outcome)
                    if let boundary = waiting.popFirst() { group.addTask { try await visit(boundary) } }
                }
                return outcomes
            }
            return (unharmed, harmed)
        }
    }

    @Test(arguments: [Fault.cut, .halfClosed, .torn, .delayed(.milliseconds(20))])
    func `is as one that is not, wherever it breaks`(_ fault: Fault) async throws {
        let (unharmed, harmed) = try await outcomes(fault) { Array(0...$0) }

        #expect(unharmed.story == FaultyChange.story)
        #expect(unharmed.isMuted)
        #expect(unharmed.cost != nil)
        #expect(harmed.count > 15)
        for (boundary, outcome) in harmed {
            #expect(outcome.isAs(unharmed), "\(fault) at \(boundary): \(outcome) is not \(unharmed)")
        }
        // Between an item that is done and the account of its answer come a few events: cut there, none is ever told.
        #expect(harmed.count { $0.outcome.accounts < unharmed.accounts } < harmed.count / 2)
    }

    @Test func `is given up while nothing comes, and tried again`() async throws {
        let (unharmed, harmed) = try await outcomes(.silent) { _ in [0, 1, 2] }

        for (boundary, outcome) in harmed { #expect(outcome.isAs(unharmed), "at \(boundary)") }
    }
}
