import Testing

@testable import PhoneBridge

@Suite struct `How many threads carry calls` {
    @Test(
        arguments: [
            (0, 1), (1, 1), (10, 1), (64, 1), (65, 2), (128, 2), (129, 3), (512, 8), (513, 8), (Int.max, 8),
        ])
    func `are as many as are busy`(calls: Int, threads: Int) {
        #expect(CallThreadCount.suited(to: calls, cores: 8) == threads)
    }

    @Test func `are one where nobody can tell how many cores there are`() {
        #expect(CallThreadCount.suited(to: 1000, cores: 0) == 1)
    }
}
