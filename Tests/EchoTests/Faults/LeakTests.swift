import Testing

/// In a process of its own: other tests open sockets too.
@Suite struct `What conversations leave behind` {
    @Test func `a burst of them leaves no socket, file, thread, child process or engine`() async {
        await #expect(processExitsWith: .success) {
            let left = try await Burst.leftovers(conversations: 40)

            #expect(left.after.isAtMost(left.before), "before: \(left.before); after: \(left.after)")
            #expect(left.microphones == 0)
        }
    }
}
