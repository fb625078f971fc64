import Foundation
import Testing

@testable import Echo

@Suite struct `The rules of a tool call` {
    private static let epoch = ContinuousClock.now
    private let call = ToolCall(id: "c1", name: "dice", arguments: "{}")

    private func makeSUT(_ permission: ToolPermission, limit: Int = 100) -> ToolExecution {
        ToolExecution(call, permission: permission, timeout: .seconds(5), outputLimit: limit)
    }

    private func at(_ seconds: Int) -> ContinuousClock.Instant { Self.epoch.advanced(by: .seconds(seconds)) }

    private func phases(_ actions: [ToolExecutionAction]) -> [ToolActivity.Phase] {
        actions.compactMap { if case .report(let activity) = $0 { activity.phase } else { nil } }
    }

    private func result(_ actions: [ToolExecutionAction]) -> ToolResult? {
        actions.compactMap { if case .end(let activity) = $0 { activity.result } else { nil } }.first
    }

    @Test func `a call that is always allowed runs at once and is timed until its end`() {
        var execution = makeSUT(.always)
        #expect(execution.begin(at: at(0)).last == .start(timeout: .seconds(5)))

        let end = execution.finish(.success("6"), at: at(2))

        #expect(phases(end) == [.succeeded])
        #expect(result(end) == ToolResult(callID: "c1", output: "6"))
        #expect(execution.activity.duration == .seconds(2))
    }

    @Test func `a call that asks waits, and the waiting is not timed`() {
        var execution = makeSUT(.ask)
        #expect(phases(execution.begin(at: at(0))) == [.waitingForApproval])
        #expect(execution.progress(ToolProgress(done: 1)).isEmpty)

        #expect(phases(execution.decide(.approved, at: at(60))) == [.running])

        _ = execution.finish(.success("6"), at: at(61))
        #expect(execution.activity.duration == .seconds(1))
    }

    @Test func `a call can be approved for good`() {
        var execution = makeSUT(.ask)
        _ = execution.begin(at: at(0))
        #expect(execution.decide(.approvedForGood, at: at(1)).first == .allowForGood)
    }

    @Test func `a call that is declined or never allowed is told to the assistant`() {
        var declined = makeSUT(.ask)
        _ = declined.begin(at: at(0))
        let refusal = declined.decide(.denied, at: at(1))
        #expect(phases(refusal) == [.denied])
        #expect(result(refusal)?.isError == true)

        var forbidden = makeSUT(.never)
        #expect(phases(forbidden.begin(at: at(0))) == [.denied])
        #expect(forbidden.activity.duration == nil)
    }

    @Test func `a call that nobody is there to approve is denied, and the assistant is told how that is mended`() {
        var execution = makeSUT(.ask)
        _ = execution.begin(at: at(0))

        let end = execution.decide(.unattended, at: at(1))

        #expect(phases(end) == [.denied])
        #expect(result(end)?.isError == true)
        #expect(result(end)?.output.hasPrefix("Nobody is there to approve this call") == true)
        #expect(result(end)?.output.contains("allow this tool beforehand") == true)
    }

    @Test func `a call that begins does not count as running before it may run`() {
        let message = Message(call: ToolCall(id: "c1", name: "add", arguments: "{}"), id: "m", createdAt: .distantPast)
        #expect(message.tool?.phase == .requested)
        #expect(message.tool?.isOver == false)
    }

    @Test func `what comes after the end is dropped`() {
        var execution = makeSUT(.always)
        _ = execution.begin(at: at(0))
        #expect(phases(execution.timeOut(at: at(5))) == [.timedOut])

        #expect(execution.finish(.success("6"), at: at(6)).isEmpty)
        #expect(execution.cancel(at: at(6)).isEmpty)
        #expect(execution.decide(.approved, at: at(6)).isEmpty)
        #expect(execution.progress(ToolProgress(done: 1)).isEmpty)
    }

    @Test(arguments: [
        ("plain\ttext\n", 100, "plain\ttext\n"),
        ("\u{1B}[31mred\u{0}", 100, "\u{FFFD}[31mred\u{FFFD}"),
        ("0123456789", 4, "0123\n[The output is cut off here: 4 of 10 bytes.]"),
        ("äöü", 3, "ä\n[The output is cut off here: 2 of 6 bytes.]"),
        ("a👨‍👩‍👧", 5, "a\n[The output is cut off here: 1 of 19 bytes.]"),
        ("👨‍👩‍👧", 5, "\n[The output is cut off here: 0 of 18 bytes.]"),
        ("", 0, ""),
    ])
    func `output is made fit for a model`(text: String, limit: Int, presentable: String) {
        #expect(ToolOutput.presentable(text, limit: limit) == presentable)
    }

    @Test func `ten megabytes are cut in no time`() {
        let text = String(repeating: "x", count: 10_000_000)
        #expect(ToolOutput.presentable(text, limit: 1000).utf8.count < 1100)
    }
}
