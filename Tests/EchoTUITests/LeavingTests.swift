import Testing

@testable import echo_tui

@MainActor @Suite struct `The end of the program` {
    @Test func `waits for what ends`() async {
        var hasEnded = false
        await Leaving.within(.seconds(60)) {
            try? await Task.sleep(for: .milliseconds(20))
            hasEnded = true
        }
        #expect(hasEnded)
    }

    @Test func `does not wait for what never ends`() async {
        let (never, hold) = AsyncStream.makeStream(of: Void.self)
        await Leaving.within(.milliseconds(50)) { for await _ in never {} }
        hold.finish()
    }
}
