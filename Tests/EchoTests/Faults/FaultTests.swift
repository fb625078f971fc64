import Echo
import EchoTestKit
import LocalBackend
import ServerTestKit
import Testing

/// Real sockets, a real server, and a proxy between them that harms the connection at each boundary in its turn.
@Suite(.serialized) struct `A conversation over a connection that is harmed` {
    /// One visit for each boundary, sixteen at a time: most of it is waiting.
    private func visits(
        _ fault: Fault, at boundaries: @escaping @Sendable (_ received: [String]) -> [Int]
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
            #expect(unharmed.pieces == unharmed.received.count + 1)
            var waiting = boundaries(unharmed.received)[...]
            return try await withThrowingTaskGroup { group in
                for boundary in waiting.prefix(16) { group.addTask { try await visit(port, fault, boundary) } }
                waiting = waiting.dropFirst(16)
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
        let visits = try await visits(fault) { Array(0...$0.count) }

        #expect(visits.count > 20)
        for (boundary, outcome) in visits {
            #expect(outcome.story == FaultyVisit.story, "\(fault) at \(boundary)")
            #expect(outcome.lost == [], "\(fault) at \(boundary)")
            #expect(outcome.isFinal, "\(fault) at \(boundary)")
            // A connection that broke is mended without anybody's help; one that sends nonsense is not trusted again.
            if fault != .brokenFrame, boundary > 0 {
                #expect(outcome.repetitions == 0, "\(fault) at \(boundary)")
            }
            #expect(outcome.errors.allSatisfy(isOfTheConnection), "\(fault) at \(boundary): \(outcome.errors)")
        }
    }

    private func isOfTheConnection(_ error: EchoError) -> Bool {
        switch error {
        case .connectionLost, .unreachable, .invalidData, .connectionTimedOut, .answerTimedOut: true
        default: false
        }
    }

    @Test func `what comes late changes nothing`() async throws {
        let visits = try await visits(.delayed(.milliseconds(50))) { Array(0...$0.count) }

        for (boundary, outcome) in visits {
            #expect(outcome.story == FaultyVisit.story, "at \(boundary)")
            #expect(outcome.errors == [], "at \(boundary)")
            #expect(outcome.connections == 1, "at \(boundary)")
        }
    }

    @Test func `a connection on which nothing passes any more is given up within ten seconds`() async throws {
        let start = ContinuousClock.now
        let visits = try await visits(.silent) { received in
            ["response.created", "response.output_audio.delta", "response.done"].compactMap { type in
                received.firstIndex(of: type).map { $0 + 1 }
            }
        }

        #expect(visits.count == 3)
        for (boundary, outcome) in visits {
            #expect(outcome.story == FaultyVisit.story, "at \(boundary)")
            #expect(outcome.lost == [], "at \(boundary)")
            #expect(outcome.connections == 2, "at \(boundary)")
        }
        // All at once; the rest is for the visits themselves on a machine that is busy.
        #expect(ContinuousClock.now - start < .seconds(25))
    }

    @Test func `a piece of an answer that is no JSON is said, and comes again with the whole`() async throws {
        let visits = try await visits(.brokenText) { received in
            received.indices.filter { received[$0] == "response.output_audio_transcript.delta" }.map { $0 + 1 }
        }

        #expect(!visits.isEmpty)
        for (boundary, outcome) in visits {
            #expect(outcome.story == FaultyVisit.story, "at \(boundary)")
            #expect(outcome.errors.count == 1 && outcome.errors.allSatisfy(isOfTheConnection), "at \(boundary)")
            #expect(outcome.connections == 1, "at \(boundary)")
        }
    }
}
