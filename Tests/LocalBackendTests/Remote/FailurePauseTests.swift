import Synchronization
import Testing

@testable import LocalBackend

@Suite struct `A server of this machine that fails again and again` {
    private static let start = ContinuousClock.now

    private static func time(_ seconds: Int) -> ContinuousClock.Instant { start + .seconds(seconds) }

    @Test func `is looked for at once the first time, then left alone longer and longer`() {
        var pause = FailurePause()
        #expect(pause.isOver(at: Self.start))

        pause.fail(foundAt: Self.start, at: Self.time(20))
        #expect(pause.isOver(at: Self.time(20)))
        pause.fail(foundAt: Self.time(20), at: Self.time(40))
        #expect(!pause.isOver(at: Self.time(69)) && pause.isOver(at: Self.time(70)))
        pause.fail(foundAt: Self.time(70), at: Self.time(90))
        #expect(!pause.isOver(at: Self.time(149)) && pause.isOver(at: Self.time(150)))
        for _ in 0..<20 { pause.fail(foundAt: Self.time(150), at: Self.time(200)) }
        #expect(!pause.isOver(at: Self.time(319)) && pause.isOver(at: Self.time(320)))
    }

    @Test func `has a new chance once it was of use for a minute`() {
        var pause = FailurePause()
        pause.fail(foundAt: Self.start, at: Self.time(1))
        pause.fail(foundAt: Self.time(1), at: Self.time(2))
        #expect(!pause.isOver(at: Self.time(3)))

        pause.fail(foundAt: Self.time(40), at: Self.time(100))
        #expect(pause.isOver(at: Self.time(100)))
    }

    @Test func `is not found with every sentence, to hang with it`() async {
        let searches = Mutex(0)
        let found = FoundPart<Int>(
            {
                searches.withLock { $0 += 1 }
                return PartServer(baseURL: "http://127.0.0.1:1/v1", model: "m")
            }, make: { _, _ in 1 }, tell: { _, _ in })

        for expected in [1, 1, nil, nil] as [Int?] {
            #expect(await found.settle() == expected)
            await found.forget()
        }
        #expect(searches.withLock { $0 } == 2)
    }
}
