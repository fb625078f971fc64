import Testing

/// In a process of its own: other tests open sockets too.
@Suite struct `What conversations leave behind` {
    @Test func `a burst of them leaves no socket, file, thread, child process or engine`() async {
        await #expect(processExitsWith: .success) {
            let left = try await Burst.leftovers(conversations: 40, .closed)

            #expect(left.after.isAtMost(left.before), "before: \(left.before); after: \(left.after)")
            #expect(left.microphones == 0)
        }
    }

    @Test func `nor does one of which nobody closes any`() async {
        await #expect(processExitsWith: .success) {
            let left = try await Burst.leftovers(conversations: 40, .dropped)

            #expect(left.after.isAtMost(left.before), "before: \(left.before); after: \(left.after)")
            #expect(left.microphones == 0)
        }
    }

    @Test func `nor do a thousand, closed or dropped`() async {
        await #expect(processExitsWith: .success) {
            let left = try await Crowd.leftovers(conversations: 1_000)

            #expect(left.after.isAtMost(left.before), "before: \(left.before); after: \(left.after)")
            #expect(left.microphones == 0)
        }
    }

    @Test func `nor do tool servers whose engine is dropped, with and without a call`() async {
        await #expect(processExitsWith: .success) {
            let mark = "odd-\(UInt32.random(in: 0...(.max)))"
            let left = try await ToolBurst.leftovers(engines: 8, marked: mark)

            #expect(left.after.isAtMost(left.before), "before: \(left.before); after: \(left.after)")
            #expect(left.after.children == 0)
            #expect(ProcessCount.processes(holding: mark) == 0)
            #expect(left.microphones == 0)
        }
    }
}
