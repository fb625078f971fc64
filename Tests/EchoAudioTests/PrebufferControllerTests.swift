import EchoAudio
import Testing

@Suite struct `Prebuffering` {
    @Test func `starts at 40 ms and grows with every gap up to 80 ms`() {
        var controller = PrebufferController()
        var targets = [controller.target]

        for _ in 0..<4 {
            controller.ranDry()
            targets.append(controller.target)
        }

        #expect(targets == [40, 60, 80, 80, 80].map { .milliseconds($0) })
    }

    @Test func `shrinks slowly while sound comes in good time, never below 40 ms`() {
        var controller = PrebufferController(target: .milliseconds(80))

        for _ in 0..<49 { controller.arrived(queued: .milliseconds(300)) }
        #expect(controller.target == .milliseconds(80))
        controller.arrived(queued: .milliseconds(300))
        #expect(controller.target == .milliseconds(75))
        for _ in 0..<1_000 { controller.arrived(queued: .milliseconds(300)) }
        #expect(controller.target == .milliseconds(40))
    }

    @Test func `a late arrival starts the patience again`() {
        var controller = PrebufferController(target: .milliseconds(80))
        for _ in 0..<49 { controller.arrived(queued: .milliseconds(300)) }

        controller.arrived(queued: .milliseconds(10))
        for _ in 0..<49 { controller.arrived(queued: .milliseconds(300)) }

        #expect(controller.target == .milliseconds(80))
    }
}
