import Testing

@testable import EchoApp
@testable import EchoScreen

@Suite struct `The talk key` {
    /// What a terminal sends, in milliseconds, and what came of it when.
    private struct Hand {
        var key = TalkKeyRules()
        var isTalking = false
        var style = ScreenPreferences.TalkKey.automatic
        var tellsReleases = false
        var heard: [String] = []

        mutating func send(_ event: TalkKeyEvent, at time: Int) {
            wait(until: time)
            obey(
                key.receive(
                    event, at: .milliseconds(time), isTalking: isTalking, style: style, tellsReleases: tellsReleases),
                at: time)
        }

        mutating func wait(until time: Int) {
            while let deadline = key.deadline, deadline <= .milliseconds(time) {
                let due = Int(
                    deadline.components.seconds * 1000 + deadline.components.attoseconds / 1_000_000_000_000_000)
                obey(key.tick(at: deadline, isTalking: isTalking, style: style), at: due)
            }
        }

        private mutating func obey(_ action: TalkKeyRules.Action?, at time: Int) {
            guard let action else { return }
            isTalking = action == .begin
            heard.append("\(action) \(time)")
        }

        /// As a terminal repeats a key that is held: a pause, then 33 a second.
        mutating func hold(from start: Int, to end: Int, pause: Int = 500) {
            send(.pressed, at: start)
            for time in stride(from: start + pause, to: end, by: 30) { send(.pressed, at: time) }
        }
    }

    @Test func `talks while it is held where the terminal tells of the release`() {
        var hand = Hand(tellsReleases: true)
        hand.send(.pressed, at: 0)
        hand.send(.repeated, at: 500)
        #expect(hand.key.isHeld)
        hand.send(.released, at: 2000)

        #expect(hand.heard == ["begin 0", "end 2000"])
        #expect(!hand.key.isHeld)
    }

    @Test func `a tap talks until the next, also where releases are told`() {
        var hand = Hand(tellsReleases: true)
        hand.send(.pressed, at: 0)
        hand.send(.released, at: 120)
        hand.send(.pressed, at: 3000)
        hand.send(.released, at: 3100)
        hand.wait(until: 9000)

        #expect(hand.heard == ["begin 0", "end 3000"])
    }

    @Test(arguments: [200, 250, 500, 660])
    func `talks while the terminal repeats it, whatever its pause`(pause: Int) {
        var hand = Hand()
        hand.hold(from: 0, to: 2000, pause: pause)
        hand.wait(until: 9000)

        #expect(hand.heard.count == 2)
        #expect(hand.heard.first == "begin 0")
        #expect(
            hand.heard.last.map { $0.hasPrefix("end 21") || $0.hasPrefix("end 20") || $0.hasPrefix("end 22") } == true)
    }

    @Test func `taps are taps where nothing is repeated`() {
        var hand = Hand()
        hand.send(.pressed, at: 0)
        hand.send(.pressed, at: 5000)
        hand.wait(until: 9000)

        #expect(hand.heard == ["begin 0", "end 5000"])
    }

    @Test func `two quick taps begin and end`() {
        var hand = Hand()
        hand.send(.pressed, at: 0)
        hand.send(.pressed, at: 400)
        hand.wait(until: 9000)

        #expect(hand.heard == ["begin 0", "end 520"])
    }

    @Test func `holding it to end what a tap began does not begin again`() {
        var hand = Hand()
        hand.send(.pressed, at: 0)
        hand.hold(from: 3000, to: 5000)
        hand.wait(until: 9000)

        #expect(hand.heard == ["begin 0", "end 3000"])
    }

    @Test func `a held key that stutters talks on`() {
        var hand = Hand()
        hand.hold(from: 0, to: 1000)
        hand.hold(from: 1150, to: 2000, pause: 30)
        hand.wait(until: 9000)

        #expect(hand.heard.count == 2)
    }

    @Test func `by choice only holding talks`() {
        var hand = Hand(style: .hold)
        hand.send(.pressed, at: 0)
        hand.wait(until: 9000)
        #expect(hand.heard == ["begin 0", "end 1000"])

        var told = Hand(style: .hold, tellsReleases: true)
        told.send(.pressed, at: 0)
        told.send(.released, at: 100)
        #expect(told.heard == ["begin 0", "end 100"])
    }

    @Test func `by choice each press is one`() {
        var hand = Hand(style: .toggle, tellsReleases: true)
        hand.send(.pressed, at: 0)
        hand.send(.repeated, at: 500)
        hand.send(.released, at: 2000)
        hand.send(.pressed, at: 2100)

        #expect(hand.heard == ["begin 0", "end 2100"])
    }

    @Test func `what comes out of order means nothing`() {
        var hand = Hand(tellsReleases: true)
        hand.send(.released, at: 0)
        hand.send(.repeated, at: 10)

        #expect(hand.heard.isEmpty)
        #expect(hand.key.deadline == nil)
    }
}
