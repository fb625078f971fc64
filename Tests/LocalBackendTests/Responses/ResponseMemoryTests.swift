import EchoWire
import Foundation
import Testing

@testable import LocalBackend

@Suite struct `Answers are kept by what they weigh` {
    private func run(_ number: UInt64, bytes: Int = 1) -> ResponseRun {
        let message = ResponsesMessage(role: "user", content: .text(String(repeating: "x", count: bytes)))
        let answer = ResponsesAnswer(
            ResponsesRequest(model: "gpt-5"), promptTokens: 0, ids: IdentifierSource(seed: number),
            at: Date(timeIntervalSince1970: 0))
        return ResponseRun(answer, input: [.message(message)], isStored: true)
    }

    @Test func `the oldest go when the newest are long`() {
        var memory = ResponseMemory(byteCapacity: 100_000)
        let runs = (0..<60).map { run($0, bytes: 30_000) }

        for run in runs { memory.keep(run) }

        #expect(runs.map { memory[$0.id] != nil } == Array(repeating: false, count: 57) + [true, true, true])
        #expect(memory.weight <= 100_000)
    }

    @Test func `short ones are kept up to their number`() {
        var memory = ResponseMemory(capacity: 4)
        let runs = (0..<6).map { run($0) }

        for run in runs { memory.keep(run) }

        #expect(runs.map { memory[$0.id] != nil } == [false, false, true, true, true, true])
    }

    @Test func `what is forgotten weighs nothing`() {
        var memory = ResponseMemory()
        memory.keep(run(1, bytes: 100))
        memory.keep(run(1, bytes: 200))

        memory.forget(run(1).id)

        #expect(memory.weight == 0)
    }

    /// A client on another lane of its connection asks on as soon as it has the last event.
    @Test func `one that is being told of can be continued`() {
        let (queue, run) = (ResponseLaneQueue(seed: 1), run(1))

        queue.begin(run, ResponsesSocketMessage.Request(fields: [:]))

        #expect(queue.kept(run.id) === run)
        _ = queue.end(run)
        #expect(queue.kept(run.id) === run)
        #expect(queue.kept("resp_other") == nil)
    }
}
