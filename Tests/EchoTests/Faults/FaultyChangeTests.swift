import EchoTestKit
import LocalBackend
import ServerTestKit
import Testing

@testable import Echo

/// Real sockets, a real server, and a proxy that harms one leg's connection at each boundary of a change in its turn.
@Suite(.serialized) struct `A change of leg that is harmed` {
    private typealias Harmed = (boundary: Int, outcome: FaultyChange.Outcome)

    private func outcomes(
        _ course: ChangeCourse, harming leg: FaultyChange.Leg, _ fault: Fault, atOnce: Int = 16
    ) async throws -> (unharmed: FaultyChange.Outcome, harmed: [Harmed]) {
        var server = LoopbackServer.configuration(brain: FaultyVisit.brain)
        // Ids of its own for each session, as every real server has.
        server.seed = { .random(in: .min ... .max) }
        return try await LoopbackServer.run(server) { port in
            let whole = FaultyProxy(to: port)
            let unharmed = try await FaultyChange.run(course, harming: leg, through: whole, to: port)
            var waiting = (0...whole.pieces)[...]
            let harmed = try await withThrowingTaskGroup(of: Harmed.self) { group in
                @Sendable func visit(_ boundary: Int) async throws -> Harmed {
                    let proxy = FaultyProxy(to: port, fault: fault, at: boundary)
                    return (boundary, try await FaultyChange.run(course, harming: leg, through: proxy, to: port))
                }
                for boundary in waiting.prefix(atOnce) { group.addTask { try await visit(boundary) } }
                waiting = waiting.dropFirst(atOnce)
                var outcomes: [Harmed] = []
                for try await outcome in group {
                    outcomes.append(outcome)
                    if let boundary = waiting.popFirst() { group.addTask { try await visit(boundary) } }
                }
                return outcomes
            }
            return (unharmed, harmed)
        }
    }

    private func expectTheSame(
        _ course: ChangeCourse, harming leg: FaultyChange.Leg, _ fault: Fault, atOnce: Int = 16
    ) async throws {
        let (unharmed, harmed) = try await outcomes(course, harming: leg, fault, atOnce: atOnce)

        #expect(unharmed.chapters.map(\.story) == course.stories)
        #expect(unharmed.isMuted)
        #expect(unharmed.chapters.allSatisfy { $0.cost != nil && $0.usage.totalTokens == $0.told.reduce(0, +) })
        #expect(harmed.count > 8)
        for (boundary, outcome) in harmed {
            #expect(
                outcome.isAs(unharmed), "\(course), \(leg), \(fault) at \(boundary): \(outcome) is not \(unharmed)")
        }
        // Between an item that is done and the account of its answer come a few events: cut there, none is ever told.
        #expect(harmed.count { $0.outcome.accounts < unharmed.accounts } <= harmed.count / 2)
    }

    @Test(
        arguments: FaultyChange.Leg.allCases,
        [Fault.cut, .halfClosed, .torn, .delayed(.milliseconds(20)), .refused(.connection), .refused(.status(401))])
    func `between voice and text is as one that is not, wherever it breaks`(
        _ leg: FaultyChange.Leg, _ fault: Fault
    ) async throws {
        try await expectTheSame(.mode, harming: leg, fault)
    }

    @Test(arguments: FaultyChange.Leg.allCases, [ChangeCourse.model, .reset])
    func `of the model, or to a new conversation, is so too`(
        _ leg: FaultyChange.Leg, _ course: ChangeCourse
    ) async throws {
        try await expectTheSame(course, harming: leg, leg == .voice ? .cut : .refused(.status(503)))
    }

    /// All at once: most of the time is waiting.
    @Test func `is given up while nothing comes, and tried again`() async throws {
        try await withThrowingTaskGroup { group in
            for leg in FaultyChange.Leg.allCases {
                for course in ChangeCourse.allCases {
                    group.addTask { try await expectTheSame(course, harming: leg, .silent, atOnce: 100) }
                }
            }
            try await group.waitForAll()
        }
    }
}
