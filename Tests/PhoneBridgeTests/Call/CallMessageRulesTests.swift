import Testing

@testable import PhoneBridge

@Suite struct `A caller who leaves a message in their own voice` {
    private let start = ContinuousClock.now
    private let sentence = CallSentences().message

    private func makeSUT(_ recording: RecordingMode = .off) -> CallRules {
        var configuration = CallConfiguration()
        configuration.opening = nil
        configuration.record(recording)
        var rules = CallRules(configuration)
        _ = rules.receive(.began, at: start)
        _ = rules.receive(.conversationStands, at: start)
        return rules
    }

    /// The tone was heard three seconds after the wish.
    private func makeSUTBehindTone() -> CallRules {
        var rules = makeSUT()
        _ = rules.receive(.messageWanted(id: "1"), at: start)
        _ = rules.receive(.ticked(isHeard: false), at: start + .seconds(3))
        _ = rules.receive(.announced(.message, wasSaid: true), at: start + .seconds(3))
        return rules
    }

    private func end(_ outcome: MessageTaking.Outcome, records: Bool = true) -> CallEffect {
        .endMessage(id: "1", outcome, records: records)
    }

    @Test func `hears that it is recorded once the assistant's sentence is over, and a tone`() {
        var rules = makeSUT()
        #expect(rules.receive(.messageWanted(id: "1"), at: start) == [])
        #expect(rules.receive(.ticked(isHeard: true), at: start + .seconds(4)) == [])
        #expect(
            rules.receive(.ticked(isHeard: false), at: start + .seconds(5)) == [
                .makeRoomForMessage, .announce(sentence, .message),
            ])
        #expect(rules.receive(.ticked(isHeard: true), at: start + .seconds(9)) == [])
        #expect(
            rules.receive(.announced(.message, wasSaid: true), at: start + .seconds(10)) == [
                .startMessage(records: true)
            ])
    }

    @Test func `is recorded until they are silent, and is not asked meanwhile whether they are there`() {
        var rules = makeSUTBehindTone()
        for second in 4..<60 {
            _ = rules.receive(.messageHeard, at: start + .seconds(second))
            #expect(rules.receive(.ticked(isHeard: false), at: start + .seconds(second)) == [])
        }
        #expect(rules.receive(.ticked(isHeard: false), at: start + .seconds(63)) == [])
        #expect(rules.receive(.ticked(isHeard: false), at: start + .seconds(64)) == [end(.kept)])
        #expect(rules.receive(.ticked(isHeard: false), at: start + .seconds(65)) == [])
    }

    @Test func `ends it with a key`() {
        var rules = makeSUTBehindTone()
        _ = rules.receive(.messageHeard, at: start + .seconds(4))
        #expect(rules.receive(.digit("5"), at: start + .seconds(5)) == [])
        #expect(rules.receive(.digit("#"), at: start + .seconds(5)) == [end(.kept)])
    }

    @Test func `ends it by hanging up`() {
        var rules = makeSUTBehindTone()
        _ = rules.receive(.messageHeard, at: start + .seconds(4))
        #expect(rules.receive(.lineEnded(.hungUp), at: start + .seconds(5)) == [end(.kept), .end(.hungUp)])
    }

    @Test func `takes it back with a key`() {
        var rules = makeSUTBehindTone()
        _ = rules.receive(.messageHeard, at: start + .seconds(4))
        #expect(rules.receive(.digit("*"), at: start + .seconds(5)) == [end(.takenBack)])
    }

    @Test func `leaves none when nothing is said`() {
        var rules = makeSUTBehindTone()
        #expect(rules.receive(.ticked(isHeard: false), at: start + .seconds(12)) == [])
        #expect(rules.receive(.ticked(isHeard: false), at: start + .seconds(13)) == [end(.nothing)])
        var hasty = makeSUTBehindTone()
        #expect(hasty.receive(.lineEnded(.hungUp), at: start + .seconds(4)) == [end(.nothing), .end(.hungUp)])
    }

    @Test func `is not recorded without end`() {
        var rules = makeSUTBehindTone()
        var ends: [CallEffect] = []
        for second in 4..<400 where ends.isEmpty {
            _ = rules.receive(.messageHeard, at: start + .seconds(second))
            ends = rules.receive(.ticked(isHeard: false), at: start + .seconds(second))
        }
        #expect(ends == [end(.kept)])
    }

    @Test func `is not recorded where they could not be told`() {
        var rules = makeSUT()
        _ = rules.receive(.messageWanted(id: "1"), at: start)
        _ = rules.receive(.ticked(isHeard: false), at: start + .seconds(3))
        #expect(
            rules.receive(.announced(.message, wasSaid: false), at: start + .seconds(3)) == [
                end(.notPossible, records: false)
            ])
    }

    @Test func `is not recorded where they have refused to be`() {
        var rules = makeSUT(.announced)
        _ = rules.receive(.announced(.consent, wasSaid: true), at: start)
        _ = rules.receive(.digit("*"), at: start)
        #expect(rules.receive(.messageWanted(id: "1"), at: start) == [end(.notPossible, records: false)])
    }

    @Test func `is heard in the recording of a call that is recorded anyway`() {
        var rules = makeSUT(.announced)
        _ = rules.receive(.announced(.consent, wasSaid: true), at: start)
        _ = rules.receive(.messageWanted(id: "1"), at: start)
        _ = rules.receive(.ticked(isHeard: false), at: start + .seconds(3))
        #expect(
            rules.receive(.announced(.message, wasSaid: true), at: start + .seconds(3)) == [
                .startMessage(records: false)
            ])
        _ = rules.receive(.messageHeard, at: start + .seconds(4))
        #expect(rules.receive(.digit("#"), at: start + .seconds(5)) == [end(.kept, records: false)])
    }

    @Test func `goes on with the person who takes the call over, and what they said is kept`() {
        var rules = makeSUTBehindTone()
        _ = rules.receive(.messageHeard, at: start + .seconds(4))
        #expect(
            rules.receive(.asked(.takeOver(true)), at: start + .seconds(5)) == [
                end(.kept), .interruptAssistant, .takeOver(true),
            ])
    }

    @Test func `is told what every line says in their language`() {
        let languages = ["en", "de", "fr", "es", "it", "pt", "nl", "pl"]
        #expect(Set(languages.map { CallSentences(language: $0).message }).count == languages.count)
    }

    @Test(arguments: [([], "A message in the caller's own voice."), (["Call me.", "Anna."], "Call me. Anna.")])
    func `is heard of where the assistant wrote nothing down`(words: [String], text: String) {
        var message = LiveCall.TakenMessage(ear: 1)
        for word in words { message.understand(word) }
        #expect(message.text == nil)
        message.isUnwritten = true
        #expect(message.text == text)
    }
}
