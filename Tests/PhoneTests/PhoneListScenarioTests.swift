import EchoText
import Foundation
import PhoneBridge
import Testing

@testable import EchoApp
@testable import EchoScreen
@testable import Phone
@testable import ScreenRobotKit

@MainActor @Suite struct `The list of calls in the program` {
    private let phone = SpyPhone()

    private func robot(_ line: String) async -> ScreenRobot {
        let robot = ScreenRobot(phone: phone)
        await robot.connect()
        robot.adapter.handle(.performWith(.switchLine, line))
        await robot.until { robot.notice.contains("line is open") }
        return robot
    }

    @Test func `comes back with the call that was looked at, which is the one that is hung up`() async {
        let robot = await robot("test")
        for id in ["1", "2", "3"] { phone.tell(.began(.init(id: id, number: "+1\(id)", isIncoming: true))) }
        robot.perform(.showPhone)
        await robot.until { robot.screen.overlay?.title.contains("3 calls") == true }
        robot.perform(.selectDown)
        robot.perform(.openCall)
        #expect(robot.screen.overlay?.title.contains("+12") == true)

        robot.perform(.stop)
        robot.perform(.hangUpCall)

        #expect(phone.asked.last == .hangUp)
        #expect(phone.lastCall == "2")
        robot.end()
    }

    @Test func `shows the calls of a bridge elsewhere, and keeps nothing of them`() async {
        let store = SpyConversations()
        let robot = ScreenRobot(conversations: store, phone: phone)
        await robot.connect()
        robot.adapter.handle(.performWith(.switchLine, "remote"))
        await robot.until { robot.notice.contains("They go on when you leave.") }
        for id in ["1", "2"] { phone.tell(.began(.init(id: id, number: "+1\(id)", isIncoming: true))) }
        robot.perform(.showPhone)
        await robot.until { robot.screen.overlay?.title.contains("2 calls") == true }
        robot.perform(.hangUpCall)
        #expect(phone.lastCall == "1")

        phone.tell(.away("The bridge stops. It is tried again."))
        await robot.until { robot.notice.contains("It is tried again.") }
        await robot.until { robot.choices.isEmpty }
        #expect(!store.changes.contains { if case .began(let record) = $0 { record.kind == .phone } else { false } })
        // Nobody is asked whether calls may end that do not.
        phone.tell(.began(.init(id: "3", number: "+13", isIncoming: true)))
        await robot.until { !robot.choices.isEmpty }
        robot.adapter.handle(.performWith(.switchLine, "off"))
        await robot.until { phone.closings == 1 }
        robot.end()
    }

    @Test func `loses the calls that were erased, whoever erased them`() async {
        let store = SpyConversations()
        let robot = ScreenRobot(conversations: store, phone: phone)
        await robot.connect()
        robot.adapter.handle(.performWith(.switchLine, "test"))
        await robot.until { robot.notice.contains("line is open") }
        for id in ["1", "2"] {
            phone.tell(.began(.init(id: id, number: "+1\(id)", isIncoming: true)))
            phone.tell(.ended(.hungUp, call: id, at: Date(timeIntervalSince1970: 0)))
        }
        robot.perform(.showPhone)
        await robot.until { robot.choices.map(\.title) == ["← +12", "← +11"] }
        let kept = store.changes.compactMap { change -> ConversationID? in
            guard case .began(let record) = change, record.kind == .phone else { return nil }
            return record.id
        }

        store.tell(.gone(Array(kept.prefix(1))))
        await robot.until { robot.choices.map(\.title) == ["← +12"] }
        store.tell(.gone(kept))
        await robot.until { robot.choices.isEmpty }

        #expect(kept.count == 2)
        robot.end()
    }

    @Test func `says without a screen by which letters its commands are given`() async throws {
        let robot = await robot("test")
        robot.perform(.showPhone)

        var plain = PlainPresenter(try ScreenComposition(with: [.phone]).catalog)
        let said = plain.lines(of: robot.screen).map(\.text)

        #expect(
            said.contains {
                $0.hasSuffix("“i” simulates a caller, “c” calls with your microphone, and “d” calls somebody.")
            }, "\(said)")
        robot.end()
    }

    @Test func `takes a number to call from anywhere, as /call says`() async {
        let robot = await robot("test")

        robot.send("/call")

        #expect(robot.screen.overlay?.title.hasPrefix("Call") == true)
        robot.end()
    }

    @Test func `offers no dialling on a line that only answers`() async {
        let robot = await robot("asterisk")
        robot.perform(.showPhone)
        #expect(robot.screen.hints.map(\.command).contains(.dial) == false)

        robot.perform(.dial)

        #expect(robot.notice.hasPrefix("This line only answers."))
        robot.end()
    }

    @Test func `sends each key as it is typed, what is pasted as a whole, and nothing that is no key`() async {
        let robot = await robot("test")
        phone.tell(.began(.init(id: "1", number: "+11", isIncoming: true)))
        robot.perform(.showPhone)
        await robot.until { robot.screen.overlay?.title.contains("1 call") == true }
        robot.perform(.openCall)
        robot.perform(.pressCallKeys)

        for key in ["1", "#", "a"] { robot.adapter.handle(.type(key)) }
        robot.adapter.handle(.paste("55-66 *"))
        robot.adapter.handle(.performWith(.pressCallKeys, "0"))
        #expect(phone.asked.suffix(5) == [.press("1"), .press("#"), .press("A"), .press("5566*"), .press("0")])
        guard case .keypad(let keypad)? = robot.screen.overlay?.content else {
            Issue.record("no keypad")
            return
        }
        #expect(keypad.pressed == "1#A5566*0")

        robot.adapter.handle(.type("z"))
        #expect(robot.notice == "A telephone has the keys 0–9, *, # and A–D.")
        #expect(phone.asked.count == 5)
        robot.perform(.stop)
        #expect(robot.screen.overlay?.title.hasPrefix("Call from") == true)
        robot.end()
    }

    @Test func `takes the keypad away when the call is over`() async {
        let robot = await robot("test")
        phone.tell(.began(.init(id: "1", number: "+11", isIncoming: true)))
        robot.perform(.showPhone)
        await robot.until { robot.screen.overlay?.title.contains("1 call") == true }
        robot.perform(.openCall)
        robot.perform(.pressCallKeys)
        #expect(robot.screen.overlay?.title == "Keys")

        phone.tell(.ended(.hungUp, call: "1", at: Date(timeIntervalSince1970: 0)))

        await robot.until { robot.screen.overlay?.title.hasPrefix("Phone") == true }
        robot.end()
    }

    @Test func `says whether there is a key, and an address where the line needs one`() async {
        let robot = await robot("twilio")
        robot.perform(.showPhone)

        let above = robot.screen.overlay?.above.map { $0.lead.text + $0.wording.text { _ in "" } }
        #expect(
            above == [
                "Line    Twilio, at here", "Key     set, for api.openai.com",
                "Tunnel  none: ECHO_PUBLIC_URL says how Twilio reaches this machine",
                "",
            ])
        robot.end()
    }

    @Test func `says how its line is reached, and what its calls used of the day`() async {
        let robot = await robot("sip")
        robot.perform(.showPhone)

        #expect(robot.screen.overlay?.title == "Phone · SIP · 3 of 600 min, $0.4000 of $25.00 today")
        robot.end()
    }
}
