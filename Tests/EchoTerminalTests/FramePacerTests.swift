import Testing

@testable import EchoTerminal

@Suite struct `Pacing frames` {
    @Test func `the first change after a pause is drawn at once`() {
        var pacer = FramePacer()
        let start = ContinuousClock.now
        #expect(pacer.due(at: start, isUrgent: false) == nil)
        pacer.drew(at: start)
        #expect(pacer.due(at: start + .milliseconds(5), isUrgent: false) == start + FramePacer.interval)
        #expect(pacer.due(at: start + .milliseconds(40), isUrgent: false) == nil)
    }

    @Test func `a key need not wait while an answer streams`() {
        var pacer = FramePacer()
        let start = ContinuousClock.now
        pacer.drew(at: start)
        #expect(pacer.due(at: start + .milliseconds(1), isUrgent: true) == nil)
    }

    @Test(arguments: [true, false])
    func `there are never more than 60 frames a second`(isUrgent: Bool) {
        let most = 60
        var pacer = FramePacer()
        let start = ContinuousClock.now
        var drawn = 0
        for tenth in 0..<10_000 {
            let now = start + .microseconds(tenth * 100)
            guard pacer.due(at: now, isUrgent: isUrgent) == nil else { continue }
            pacer.drew(at: now)
            drawn += 1
        }
        #expect(drawn <= most + 1 + (isUrgent ? FramePacer.credit : 0))
        #expect(drawn >= most - 5)
    }
}
