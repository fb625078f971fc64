import Testing

@testable import LocalBackend

@Suite struct `When the program of a part is started and ended` {
    private let start = ContinuousClock.now
    private func after(_ seconds: Double) -> ContinuousClock.Instant { start + .seconds(seconds) }

    private func running() -> SupervisionRules {
        var rules = SupervisionRules(idle: .seconds(100))
        _ = rules.want(at: start)
        rules.answers(at: after(1))
        return rules
    }

    @Test func `it is started once, when it is wanted`() {
        var rules = SupervisionRules(idle: .seconds(100))

        let starts = [rules.want(at: start), rules.want(at: after(0.5))]
        rules.answers(at: after(1))
        let again = rules.want(at: after(2))

        #expect(starts == [true, false])
        #expect(!again)
        #expect(rules.isRunning)
    }

    @Test func `it is idle when nobody has asked it for long`() {
        var rules = running()

        #expect(!rules.isIdle(at: after(100)))
        #expect(rules.isIdle(at: after(101)))
        _ = rules.want(at: after(90))
        #expect(!rules.isIdle(at: after(150)))
        #expect(rules.idleAt == after(190))
    }

    @Test func `one that was ended starts at once when it is wanted again`() {
        var rules = running()

        rules.ended(at: after(200), wasAsked: true)

        #expect(rules.idleAt == nil)
        let starts = rules.want(at: after(200))
        #expect(starts)
    }

    @Test func `one that dies rests, longer each time, up to a minute`() {
        var rules = SupervisionRules(idle: .seconds(100))
        var now = start
        var pauses: [Double] = []
        for _ in 0..<8 {
            _ = rules.want(at: now)
            rules.ended(at: now, wasAsked: false)
            var pause = 0.0
            while !rules.want(at: now + .seconds(pause)) { pause += 0.5 }
            pauses.append(pause)
            rules.ended(at: now, wasAsked: true)
            now = now + .seconds(pause)
        }

        #expect(pauses == [2, 4, 8, 16, 32, 60, 60, 60])
    }

    @Test func `what broke it after a minute of duty is something new`() {
        var rules = running()
        for _ in 0..<5 { rules.ended(at: after(2), wasAsked: false) }
        _ = rules.want(at: after(100))
        rules.answers(at: after(100))

        rules.ended(at: after(161), wasAsked: false)

        let starts = [rules.want(at: after(162)), rules.want(at: after(163))]
        #expect(starts == [false, true])
    }

    @Test func `a machine's memory is left to others`() {
        let room = MemoryRoom(meminfo: "MemTotal: 8000000 kB\nMemAvailable:     500000 kB\n")

        #expect(room.available == 512_000_000)
        #expect(room.has(300_000_000))
        #expect(!room.has(400_000_000))
        #expect(MemoryRoom(meminfo: "").has(1 << 40))
    }

    @Test func `a machine with one core and 1 GB runs the smallest, and has room for some sessions`() {
        let room = MemoryRoom(available: 600 << 20)

        #expect(room.has(240_000_000))
        #expect(!room.has(1_950_000_000))
        #expect(SessionRoom(cores: 1, memory: room).sessions == 16)
        #expect(SessionRoom(cores: 1, memory: MemoryRoom(available: 200 << 20)).sessions == 4)
        #expect(SessionRoom(cores: 1, memory: MemoryRoom(available: 0)).sessions == 1)
    }
}
