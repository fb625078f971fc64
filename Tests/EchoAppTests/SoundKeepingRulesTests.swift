import Echo
import Foundation
import Testing

@testable import EchoApp
@testable import EchoScreen

@Suite struct `Keeping sound` {
    private static let noon = Date(timeIntervalSince1970: 1_795_435_200)
    private let talk = ConversationID("talk")

    private func sound(_ message: String, seconds: Int = 2) -> KeptSound {
        var sound = KeptSound(message: message, file: "file-\(message)", createdAt: Self.noon)
        sound.duration = .seconds(seconds)
        return sound
    }

    private func spoken(_ id: String) -> Message {
        Message(id: id, role: .assistant, medium: .voice, text: "hello", status: .completed, createdAt: Self.noon)
    }

    private func choice(_ keep: KeepSound, saves: Bool = true, offTheRecord: Bool = false)
        -> SoundKeepingRules.Conditions
    {
        SoundKeepingRules.Conditions(keep: keep, savesConversations: saves, isOffTheRecord: offTheRecord)
    }

    private func makeSUT(_ keep: KeepSound = .always) -> SoundKeepingRules {
        var rules = SoundKeepingRules()
        _ = rules.choose(choice(keep))
        return rules
    }

    @Test func `is off unless somebody wants it`() {
        var rules = SoundKeepingRules()
        #expect(rules.choose(SoundKeepingRules.Conditions()) == [])
        #expect(!rules.isKeeping)
        #expect(rules.choose(choice(.always)) == [.start])
        #expect(rules.choose(choice(.month)) == [])
        #expect(rules.choose(choice(.off)) == [.stop])
    }

    @Test func `needs a conversation that is saved`() {
        var rules = SoundKeepingRules()
        #expect(rules.choose(choice(.always, saves: false)) == [])
        #expect(rules.choose(choice(.always, offTheRecord: true)) == [])
        #expect(rules.choose(choice(.always)) == [.start])
        #expect(rules.choose(choice(.always, saves: false)) == [.stop])
    }

    @Test func `notes sound as soon as its message is saved, whichever comes first`() {
        var rules = makeSUT()
        #expect(rules.receive(.kept(sound("a"))) == [])
        #expect(rules.receive(spoken("a"), in: nil) == [])
        #expect(rules.receive(spoken("a"), in: talk) == [.note(sound("a"), of: talk)])
        #expect(rules.receive(spoken("a"), in: talk) == [])
        #expect(rules.receive(spoken("b"), in: talk) == [])
        #expect(rules.receive(.began(sound("b", seconds: 0))) == [.note(sound("b", seconds: 0), of: talk)])
        #expect(rules.receive(.kept(sound("b"))) == [.note(sound("b"), of: talk)])
    }

    @Test func `belongs to the conversation in which it was said, also when that is over by now`() {
        var rules = makeSUT()
        _ = rules.receive(spoken("a"), in: talk)
        _ = rules.receive(spoken("b"), in: ConversationID("next"))
        #expect(rules.receive(.kept(sound("a"))) == [.note(sound("a"), of: talk)])
    }

    @Test(arguments: [
        (KeepSound.conversation, SoundExpiry.withConversation), (.always, .never),
        (.month, .at(noon.addingTimeInterval(30 * 86_400))),
    ]) func `is kept as long as it was wanted when it was said`(keep: KeepSound, expiry: SoundExpiry) {
        var rules = makeSUT(keep)
        _ = rules.receive(spoken("a"), in: talk)
        var noted = sound("a")
        noted.expiry = expiry
        #expect(rules.receive(.kept(sound("a"))) == [.note(noted, of: talk)])
    }

    @Test func `leaves nothing of a conversation that goes off the record`() {
        var rules = makeSUT()
        _ = rules.receive(.kept(sound("waits")))
        _ = rules.receive(spoken("b"), in: talk)
        #expect(rules.choose(choice(.always, offTheRecord: true)) == [.discard(sound("waits")), .stop])
        // What was being recorded ends when the keeper does.
        #expect(rules.receive(.kept(sound("b"))) == [.discard(sound("b"))])
        #expect(rules.choose(choice(.always)) == [.start])
        #expect(rules.receive(.kept(sound("b"))) == [])
    }

    @Test func `forgets what was never part of the conversation`() {
        var rules = makeSUT()
        _ = rules.receive(.began(sound("a")))
        #expect(rules.receive(.discarded(sound("a"))) == [])
        #expect(rules.receive(spoken("a"), in: talk) == [])
        let typed = Message(id: "t", role: .user, medium: .text, text: "hi", status: .completed, createdAt: Self.noon)
        _ = rules.receive(typed, in: talk)
        #expect(rules.receive(.kept(sound("t"))) == [])
    }
}
