import Echo
import Foundation
import PhoneBridge
import Testing

@testable import Phone

@Suite struct `What happens in calls, as lines` {
    private let now = Date(timeIntervalSince1970: 1_764_064_800)

    private func words(_ call: String, _ happening: CallHappening) -> String {
        var sut = CallLines()
        let line = sut.line(SwitchboardNews(call: call, happening: happening), at: now) ?? ""
        return line.split(separator: "  ", omittingEmptySubsequences: true).dropFirst().joined(separator: " | ")
    }

    private func call(_ id: String) -> PhoneLineCall {
        PhoneLineCall(id: id, from: "+4930123456", to: "+4930123457", direction: .inbound)
    }

    @Test func `who is turned away has one, without the number`() {
        let line = words(
            "CA0123456789", .turnedAway(call("CA0123456789"), .refused(.closed), others: 0, at: now))
        #expect(line.hasPrefix("456789 | turned away: "))
        #expect(line.hasSuffix(" The line is closed at this time."))
        #expect(!line.contains("30123456"))
        #expect(
            words("", .turnedAway(call(""), .wrongSignature, others: 7, at: now)).contains(
                "(7 more before, not listed)"))
    }

    @Test func `of a call that was made it says that they hung up`() {
        for (direction, end) in [(PhoneLineCall.Direction.inbound, "the caller hung up"), (.outbound, "they hung up")] {
            var sut = CallLines()
            let line = PhoneLineCall(id: "CA1", from: "+4930123456", to: "+4930123457", direction: direction)
            _ = sut.line(SwitchboardNews(call: "CA1", happening: .began(line, at: now)), at: now)
            let last = sut.line(SwitchboardNews(call: "CA1", happening: .ended(.hungUp, at: now + 3)), at: now + 3)
            #expect(last?.hasSuffix("ended after 3 s: \(end)") == true)
        }
    }

    @Test func `a call that came to nothing has one`() {
        #expect(words("CA0123456789", .notReached(call("CA0123456789"), .busy, at: now)).hasSuffix(": busy"))
    }

    @Test func `a call with sound that no telephone has says which`() {
        #expect(
            words("CA0123456789", .lineFailed(.strangeSound("audio/l16, 8000 Hz, 1 channel")))
                == "456789 | E003 the sound is audio/l16, 8000 Hz, 1 channel; calls use µ-law at 8000 Hz")
    }

    @Test(arguments: [Message.Role.user, .assistant])
    func `what is said is in none, unless somebody switches it on`(role: Message.Role) {
        let message = Message(
            id: "m1", role: role, medium: .voice, text: "My name is Ada Lovelace.", status: .completed, createdAt: now)
        let news = SwitchboardNews(call: "CA0123456789", happening: .echo(.messageReleased(message)))
        var (silent, open) = (CallLines(), CallLines(showsContent: true))
        #expect(silent.line(news, at: now) == nil)
        #expect(open.line(news, at: now)?.contains("Ada Lovelace") == true)
    }

    @Test(arguments: [("+4930123456", false), ("+12015550123", true)])
    func `a call of which the tariff says nothing is told as such`(number: String, isUnknown: Bool) {
        var tariff = CallTariff()
        tariff.outgoing = ["+49": 0.02]
        var lines = CallLines(tariff: tariff)
        let line = PhoneLineCall(id: "CA1", from: "", to: number, direction: .outbound)
        let words = lines.line(SwitchboardNews(call: "CA1", happening: .placed(line, .queued, at: now)), at: now)
        #expect(words?.contains("the cost per minute is not known") == isUnknown)
    }

    @Test func `names of callers are in none, unless somebody switches it on`() {
        let line = PhoneLineCall(id: "CA1", from: "ada.lovelace", to: "echo", direction: .inbound)
        let happenings: [CallHappening] = [
            .began(line, at: now), .turnedAway(line, .refused(.closed), others: 0, at: now),
            .notReached(
                PhoneLineCall(id: "CA1", from: "echo", to: "ada.lovelace", direction: .outbound), .busy, at: now),
            .transferred("sip:ada.lovelace@example.com"),
        ]
        for happening in happenings {
            var (silent, open) = (CallLines(), CallLines(showsContent: true))
            let news = SwitchboardNews(call: "CA1", happening: happening)
            #expect(silent.line(news, at: now)?.contains("ada") == false)
            #expect(open.line(news, at: now) != nil)
        }
    }

    @Test func `what the assistant is told besides has none: keys, and what is whispered`() {
        let message = Message(
            id: "m1", role: .system, medium: .text, text: "The caller pressed the keys 4711#.", status: .completed,
            createdAt: now)
        var lines = CallLines()
        #expect(
            lines.line(SwitchboardNews(call: "CA0123456789", happening: .echo(.messageReleased(message))), at: now)
                == nil)
    }

    @Test func `what a line could not do has one`() {
        #expect(
            words("CA0123456789", .lineFailed(.refused(code: 21205, reason: "Invalid URL.")))
                == "456789 | failed: It was refused: Invalid URL.")
    }

    @Test func `calls of one telephone are told apart`() {
        let (first, second) = ("1-4711@127.0.0.1", "2-4711@127.0.0.1")
        #expect(words(first, .digit("1")) == "1-4711 | a key was pressed")
        #expect(words(second, .digit("1")) == "2-4711 | a key was pressed")
    }

    /// As sipp names them: its number, and that of its process.
    @Test func `calls of one telephone with long names are told apart, at whichever end they differ`() {
        let names = (1...100).flatMap { ["\($0)-27184@127.0.0.1", "00141c30-4b2a-\($0)@192.168.1.7"] }
        let tags = names.map { words($0, .digit("1")).prefix { $0 != " " } }
        #expect(Set(tags).count == names.count)
        #expect(tags.allSatisfy { $0.count <= 6 })
        #expect(words(names[0], .digit("1")) == words(names[0], .digit("1")))
    }
}

@Suite struct `The shared keys of Twilio` {
    @Test func `are read by their names, and what is none is left out`() {
        let keys = TwilioAccount.sharedKeys("one=a+b/c==, two=d,broken,=e,three=")
        #expect(keys == ["one": "a+b/c==", "two": "d"])
        let account = TwilioAccount(environment: [
            "TWILIO_ACCOUNT_SID": "AC1", "TWILIO_AUTH_TOKEN": "t", "TWILIO_SHARED_KEYS": "one=a",
        ])
        #expect(account?.sharedKeys == ["one": "a"])
    }

    @Test func `and its tokens are those of the environment, else the one that is stored`() {
        let named = ["TWILIO_ACCOUNT_SID": "AC1"]
        #expect(TwilioAccount(environment: named) == nil)
        #expect(TwilioAccount(environment: named, token: "stored")?.authToken == "stored")
        let both = named.merging(["TWILIO_AUTH_TOKEN": "t", "TWILIO_AUTH_TOKEN_SECONDARY": "u"]) { $1 }
        let account = TwilioAccount(environment: both, token: "stored")
        #expect(account?.authToken == "t")
        #expect(account?.secondToken == "u")
        let empty = both.merging(["TWILIO_AUTH_TOKEN_SECONDARY": ""]) { $1 }
        #expect(TwilioAccount(environment: empty)?.secondToken == nil)
    }
}
