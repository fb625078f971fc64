import EchoAudio
import Foundation
import Testing

@testable import PhoneBridge

@Suite struct `A WebSocket of Asterisk, whatever order it comes in` {
    private let now = ContinuousClock.now
    private let start = AsteriskStart(channel: "1.1", codec: .muLaw, isJSON: true)
    private let frame = Data(repeating: 0x10, count: 160)

    private func begun() -> AsteriskRules {
        var rules = AsteriskRules()
        #expect(rules.receive(.start(start)) == [.began(start)])
        return rules
    }

    @Test func `is a call from its start until the connection is over`() {
        var rules = begun()
        #expect(rules.receive(sound: frame, at: now) == [.line(.sound(frame))])
        #expect(rules.receive(.digit("5")) == [.line(.digit("5"))])
        #expect(rules.receive(.mark("7")) == [.line(.marked("7"))])
        #expect(rules.receive(.full) == [.full(true)])
        #expect(rules.receive(.roomy) == [.full(false)])
        #expect(rules.receive(.refused("no")) == [])
        #expect(rules.end(.hungUp) == [.line(.ended(.hungUp))])
        #expect(rules.end(.lost) == [])
        #expect(rules.receive(sound: frame, at: now) == [])
    }

    @Test func `is nothing before it began, and begins once`() {
        var rules = AsteriskRules()
        #expect(rules.receive(sound: frame, at: now) == [])
        #expect(rules.receive(.digit("5")) == [])
        rules = begun()
        #expect(rules.receive(.start(start)) == [])
        var other = start
        other.channel = "2.2"
        #expect(rules.receive(.start(other)) == [.line(.ended(.broken))])
    }

    @Test func `is not heard faster than time passes, nor in pieces of more than a second`() {
        var rules = begun()
        let flood = (0..<1000).flatMap { _ in rules.receive(sound: frame, at: now) }
        #expect(flood.count <= 101)
        #expect(rules.receive(sound: frame, at: now + .seconds(10)) == [.line(.sound(frame))])
        #expect(rules.receive(sound: Data(count: 8001), at: now + .seconds(10)) == [.line(.ended(.broken))])
    }
}
