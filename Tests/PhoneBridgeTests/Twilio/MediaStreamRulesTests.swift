import Foundation
import Testing

@testable import PhoneBridge

@Suite struct `What a media stream says in whatever order` {
    private let now = ContinuousClock.now
    private let start = MediaStreamStart(stream: "MZ1", call: "CA1", account: "AC1")

    private func sound(_ number: Int, _ code: UInt8 = 0x10, count: Int = 160) -> MediaStreamMessage {
        .media(
            MediaStreamSound(
                bytes: Data(repeating: code, count: count), number: number, time: .milliseconds(20 * (number - 1))))
    }

    private func heard(_ facts: [MediaStreamRules.Fact]) -> [Int] {
        facts.compactMap { if case .line(.sound(let bytes)) = $0 { bytes.count } else { nil } }
    }

    @Test func `is a call from its start to its stop`() {
        var rules = MediaStreamRules()
        #expect(rules.receive(.connected, at: now) == [])
        #expect(rules.receive(.start(start), at: now) == [.began(start)])
        #expect(heard(rules.receive(sound(1), at: now)) == [160])
        #expect(rules.receive(.digit("5"), at: now) == [.line(.digit("5"))])
        #expect(rules.receive(.mark("m"), at: now) == [.line(.marked("m"))])
        #expect(rules.receive(.stop, at: now) == [.line(.ended(.hungUp))])
        #expect(rules.receive(sound(2), at: now) == [])
        #expect(rules.end(.lost) == [])
    }

    @Test func `is nothing before it began, and begins once`() {
        var rules = MediaStreamRules()
        #expect(rules.receive(sound(1), at: now) == [])
        #expect(rules.receive(.digit("5"), at: now) == [])
        _ = rules.receive(.start(start), at: now)
        #expect(rules.receive(.start(start), at: now) == [])
        var other = start
        other.call = "CA2"
        #expect(rules.receive(.start(other), at: now) == [.line(.ended(.broken))])
    }

    @Test func `is silence where something was lost, and comes once where it came twice`() {
        var rules = MediaStreamRules()
        _ = rules.receive(.start(start), at: now)
        _ = rules.receive(sound(1), at: now)
        #expect(heard(rules.receive(sound(4), at: now)) == [320, 160])
        #expect(heard(rules.receive(sound(4), at: now)) == [])
        #expect(heard(rules.receive(sound(3), at: now)) == [])
        #expect(heard(rules.receive(sound(1_000_000), at: now)).first == 50 * 160)
    }

    @Test func `is not heard faster than time passes`() {
        var rules = MediaStreamRules()
        _ = rules.receive(.start(start), at: now)
        let flood = (1...1000).flatMap { heard(rules.receive(sound($0), at: now)) }.reduce(0, +)

        #expect(flood <= 2 * 8000 + 320)
        let later = heard(rules.receive(sound(1001), at: now + .seconds(10)))
        #expect(later == [160])
    }
}

@Suite struct `A media stream is let in by its ticket` {
    private let now = Date(timeIntervalSince1970: 1_795_400_000)
    private let ticket = StreamTicket(secret: "12345")

    @Test func `which any bridge with the secret can read`() {
        let text = ticket.text(for: "CA1", .inbound, at: now)

        #expect(StreamTicket(secret: "12345").admits(text, for: "CA1", .inbound, at: now.addingTimeInterval(60)))
    }

    @Test func `for its call, its direction, its time and its secret alone`() {
        let text = ticket.text(for: "CA1", .inbound, at: now)

        #expect(!ticket.admits(text, for: "CA2", .inbound, at: now))
        #expect(!ticket.admits(text, for: "CA1", .outbound, at: now))
        #expect(!ticket.admits(text, for: "CA1", .inbound, at: now.addingTimeInterval(121)))
        #expect(!StreamTicket(secret: "54321").admits(text, for: "CA1", .inbound, at: now))
        #expect(!ticket.admits("", for: "CA1", .inbound, at: now))
        #expect(!ticket.admits("99999999999.AAAA", for: "CA1", .inbound, at: now))
    }

    @Test func `leaves out what cannot be read, as long as it does not come without end`() {
        var rules = MediaStreamRules()
        let now = ContinuousClock.now
        #expect(rules.receiveUnreadable(at: now).isEmpty)
        _ = rules.receive(.start(MediaStreamStart(stream: "MZ1", call: "CA1", account: "AC1")), at: now)
        #expect(rules.receiveUnreadable(at: now) == [.line(.unreadable)])
        // Ten a second, for an hour.
        let slow = (1...36_000).flatMap { rules.receiveUnreadable(at: now + .milliseconds(100 * $0)) }
        #expect(slow.isEmpty)
        let later = now + .seconds(7200)
        let fast = (0...250).map { _ in rules.receiveUnreadable(at: later) }
        #expect(fast.dropLast().allSatisfy { $0.isEmpty })
        #expect(fast.last == [.line(.ended(.broken))])
        #expect(rules.receiveUnreadable(at: later).isEmpty)
    }
}
