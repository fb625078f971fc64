import Echo
import EchoAudio
import EchoScreen
import Foundation
import Testing

@testable import History

@Suite struct `The rules of keeping a conversation` {
    @Test func `a conversation begins with the first message that says something`() {
        var book = Notebook()

        #expect(book.hear(.message("a", .user, "", .transcribing)) == [])
        #expect(
            book.hear(.message("a", .user, "hello there", .completed)) == [
                "began 1 audio gpt-realtime", "a: hello there", "titled hello there",
            ])
        #expect(book.end() == ["ended"])
    }

    @Test func `one in which nothing was said is never kept`() {
        var book = Notebook()
        _ = book.hear(.message("a", .user, " ", .completed))

        #expect(book.end() == [])
    }

    @Test func `what came before the first words is kept with them, in order`() {
        var book = Notebook()
        _ = book.hear(.message("a", .user, "", .transcribing))

        #expect(
            book.hear(.message("b", .assistant, "Good", .inProgress)) == [
                "began 1 audio gpt-realtime", "a: ", "b: Good",
            ])
    }

    @Test func `one in which the person was not understood is called after the answer`() {
        var book = Notebook()
        _ = book.hear(.message("a", .user, "", .transcriptionFailed(.timedOut(after: .seconds(10)))))

        #expect(
            book.hear(.message("b", .assistant, "Please say that again.", .completed)) == [
                "began 1 audio gpt-realtime", "a: ", "b: Please say that again.", "titled Please say that again.",
            ])
        #expect(book.end() == ["ended"])
    }

    @Test func `one in which only the assistant spoke is called after that at its end`() {
        var book = Notebook()
        #expect(
            book.hear(.message("b", .assistant, "Dinner is ready.", .completed)) == [
                "began 1 audio gpt-realtime", "b: Dinner is ready.",
            ])
        #expect(book.end() == ["titled Dinner is ready.", "ended"])
    }

    @Test func `an answer that grows is noted now and then, and when it is finished`() {
        var book = Notebook()
        _ = book.hear(.message("b", .assistant, "One", .inProgress))

        #expect(book.hear(.message("b", .assistant, "One two", .inProgress), after: .milliseconds(100)) == [])
        #expect(book.nextChange == .milliseconds(600))
        #expect(book.tick(after: .milliseconds(500)) == [])
        #expect(book.tick(after: .milliseconds(100)) == ["b: One two"])
        #expect(book.nextChange == nil)
        #expect(book.hear(.message("b", .assistant, "One two three", .completed)) == ["b: One two three"])
    }

    @Test func `an answer that the program's end cuts is kept as far as it came, and as cut`() {
        var book = Notebook()
        _ = book.hear(.message("a", .user, "hello", .completed))
        _ = book.hear(.message("b", .assistant, "One two", .inProgress))
        #expect(book.end() == ["b: One two", "ended"])
        #expect(book.statuses["b"] == .incomplete(reason: "cut"))
    }

    @Test func `how long an answer took is noted as the screen tells it, once its beginning was heard`() {
        var book = Notebook()
        _ = book.hear(.message("b", .assistant, "Five.", .completed))
        let summary = TurnSummary(assistantItemID: "b", firstToken: .milliseconds(60), firstSound: .milliseconds(100))

        #expect(book.hear(.turnEnded(summary)) == ["b: Five."])
        #expect(book.latencies["b"] == .milliseconds(100))
        #expect(book.hear(.turnEnded(TurnSummary(assistantItemID: "never", firstToken: .seconds(1)))) == [])
    }

    @Test func `how much of an answer was heard is noted while its sound goes on, and no more after its end`() {
        var book = Notebook()
        _ = book.hear(.message("b", .assistant, "One two three four.", .inProgress))
        for _ in 0..<2 { #expect(book.hear(.assistantAudioDelta(itemID: "b", frames: PCM16.sampleRate)) == []) }
        #expect(book.hear(.assistantStartedSpeaking(itemID: "b")) == [])
        #expect(
            book.hear(.message("b", .assistant, "One two three four.", .completed), after: .milliseconds(500)) == [])

        #expect(book.nextChange == .milliseconds(200))
        #expect(book.tick(after: .milliseconds(500)) == ["b: One two three four."])
        #expect(book.heard["b"] == HeardSoFar(duration: .seconds(1), characters: 9))
        #expect(book.nextChange == .milliseconds(700))
        #expect(
            book.hear(.assistantStoppedSpeaking(itemID: "b"), after: .milliseconds(100)) == ["b: One two three four."])
        #expect(book.heard["b"] == nil)
        #expect(book.nextChange == nil)
    }

    @Test func `an answer whose end nobody tells is not noted for ever`() {
        var book = Notebook()
        _ = book.hear(.assistantAudioDelta(itemID: "b", frames: PCM16.sampleRate))
        _ = book.hear(.message("b", .assistant, "One.", .completed))
        _ = book.hear(.assistantStartedSpeaking(itemID: "b"))

        #expect(book.tick(after: .seconds(7)) == ["b: One."])
        #expect(book.heard["b"] == nil)
        #expect(book.nextChange == nil)
    }

    @Test func `what is put beside a message is noted behind it, whichever comes first`() {
        var book = Notebook()

        #expect(book.annotate("a", "Ana") == [])
        #expect(book.annotate("a", "Eva") == [])
        #expect(
            book.hear(.message("a", .user, "hello", .completed)) == [
                "began 1 audio gpt-realtime", "a: hello", "margin of a: Eva", "titled hello",
            ])
        #expect(book.annotate("a", "Ida") == ["margin of a: Ida"])
        _ = book.end()
        #expect(book.annotate("a", "Ada") == [])
    }

    @Test func `off the record nothing beside a message is noted`() {
        var book = Notebook()
        _ = book.rules.setOffTheRecord(true)

        #expect(book.annotate("a", "Ana") == [])
        #expect(book.hear(.message("a", .user, "hello", .completed)) == [])
    }

    @Test func `what is told twice is noted once`() {
        var book = Notebook()
        _ = book.hear(.message("a", .user, "hello", .completed))

        #expect(book.hear(.message("a", .user, "hello", .completed)) == [])
    }

    @Test func `what of an answer was heard is noted when it is cut`() {
        var book = Notebook()
        _ = book.hear(.message("b", .assistant, "One two", .completed))
        let cut = Message.Status.interrupted(heard: .seconds(1), heardCharacters: 3)

        #expect(book.hear(.message("b", .assistant, "One two", cut)) == ["b: One two"])
    }

    @Test func `the mode and the model are noted when somebody else answers`() {
        var book = Notebook()
        _ = book.hear(.message("a", .user, "hello", .completed))
        book.model = AnsweringModel(.text, "gpt-5-mini")

        #expect(book.hear(.message("b", .assistant, "Hi", .completed)) == ["switched text gpt-5-mini", "b: Hi"])
    }

    @Test func `a message that is removed is taken out, and not heard of again`() {
        var book = Notebook()
        _ = book.hear(.message("a", .user, "hello", .completed))

        #expect(book.hear(.messageRemoved(id: "a")) == ["removed a"])
        #expect(book.hear(.message("a", .user, "hello", .interrupted(heard: .zero, heardCharacters: 1))) == [])
    }

    @Test func `a message that turns out to come earlier is moved`() {
        var book = Notebook()
        let (first, second) = (Message.sample("a", "first"), Message.sample("b", "second"))
        _ = book.hear(.messageFinalized(second))
        _ = book.hear(.messageFinalized(first))
        let (a, b) = (book.positions["a"] ?? 0, book.positions["b"] ?? 0)
        #expect(b < a)

        _ = book.hear(.messageReleased(first))
        _ = book.hear(.messageReleased(second))

        #expect(book.positions == ["a": a, "b": a + 1])
    }

    @Test func `after a reset another conversation begins, and late news of the old one are not kept`() {
        var book = Notebook()
        _ = book.hear(.message("a", .user, "hello", .completed))

        #expect(book.end() == ["ended"])
        #expect(book.hear(.message("a", .user, "hello you", .completed)) == [])
        #expect(
            book.hear(.message("c", .user, "again", .completed)) == [
                "began 2 audio gpt-realtime", "c: again", "titled again",
            ])
    }

    @Test func `off the record nothing is kept, and what was kept of the conversation has to go`() {
        var book = Notebook()
        _ = book.hear(.message("a", .user, "hello", .completed))

        #expect(book.rules.setOffTheRecord(true) == ConversationID("1"))
        #expect(book.hear(.message("b", .user, "secret", .completed)) == [])
        #expect(book.end() == [])
        #expect(book.rules.isOffTheRecord == false)
        #expect(book.hear(.message("c", .user, "open", .completed)).count == 3)
    }

    @Test func `what was said off the record stays so when the record is on again`() {
        var book = Notebook()
        let erased = book.rules.setOffTheRecord(true)
        #expect(erased == nil)
        _ = book.hear(.message("b", .user, "secret", .completed))

        #expect(book.rules.setOffTheRecord(false) == nil)
        #expect(book.hear(.message("b", .user, "secrets", .completed)) == [])
    }

    @Test func `when conversations are kept no more, the one under way is closed`() {
        var book = Notebook()
        _ = book.hear(.message("a", .user, "hello", .completed))

        #expect(book.note(book.rules.keep(false, at: book.moment)) == ["ended"])
        #expect(book.hear(.message("b", .user, "hi", .completed)) == [])
        #expect(book.rules.keep(true, at: book.moment) == [])
        #expect(book.hear(.message("c", .user, "hi", .completed)).count == 3)
    }

    @Test(arguments: [
        ("  what is\nthe time? ", "what is the time?"),
        (String(repeating: "a", count: 80), String(repeating: "a", count: 59) + "…"),
        (String(repeating: "word ", count: 20), String(repeating: "word ", count: 11) + "word…"),
        ("a\u{1B}[31mb", "a␛[31mb"),
    ]) func `a title is the first words, safe to draw and cut at a word`(text: String, title: String) {
        #expect(ConversationTitle.firstWords(of: text)?.text == title)
        #expect(title.count <= 60)
    }

    @Test func `what comes later has the later name, also within a millisecond's neighbours`() {
        var random = SystemRandomNumberGenerator()
        let ids = (0..<100).map {
            ConversationID.new(at: Date(timeIntervalSince1970: 1.7e9 + Double($0) / 1000), using: &random)
        }

        #expect(ids.map(\.rawValue) == ids.map(\.rawValue).sorted())
        #expect(Set(ids).count == 100)
    }
}

/// Keeps what the rules note, in words.
extension `The rules of keeping a conversation` {
    private func kept(_ ids: String...) -> (ConversationRecord, [MessageRecord]) {
        var record = ConversationRecord(
            id: ConversationID("old"), title: ConversationTitle("hello", .firstWords),
            startedAt: Date(timeIntervalSince1970: 1_600_000_000), mode: .text)
        record.messageCount = ids.count
        let messages = ids.enumerated().map { index, id in
            MessageRecord(
                conversation: record.id, position: (index + 1) * 1024, message: .sample(id, id), mode: .text)
        }
        return (record, messages)
    }

    @Test func `what is resumed is added to, and never noted again`() {
        var book = Notebook()
        let (record, messages) = kept("a", "b")

        #expect(book.resume(record, messages) == ["began old audio gpt-realtime"])
        #expect(book.hear(.messageFinalized(.sample("a", "a"))) == [])
        #expect(book.hear(.messageFinalized(.sample("c", "more"))) == ["c: more"])
        #expect((book.positions["c"] ?? 0) >= 3 * 1024)
        #expect(book.end() == ["ended"])
    }

    @Test func `two programs in one conversation keep what is said in the order of its time`() {
        var (one, two) = (Notebook(), Notebook())
        let (record, messages) = kept("a", "b")
        _ = one.resume(record, messages)
        _ = two.resume(record, messages)
        func said(_ id: String, after seconds: Double) -> EchoEvent {
            var message = Message.sample(id, id)
            message.createdAt += seconds
            return .messageFinalized(message)
        }

        _ = one.hear(said("1", after: 10))
        _ = one.hear(said("2", after: 20))
        _ = two.hear(said("3", after: 30))
        _ = one.hear(said("4", after: 40))
        _ = two.hear(said("5", after: 50))
        // Its clock was set back: it still comes after what was said before.
        _ = two.hear(said("6", after: -500))

        let all = one.positions.merging(two.positions) { $1 }
        #expect(all.sorted { $0.value < $1.value }.map(\.key) == ["1", "2", "3", "4", "5", "6"])
    }

    @Test func `what is changed of what was resumed is noted`() {
        var book = Notebook()
        let (record, messages) = kept("a", "b")
        _ = book.resume(record, messages)

        #expect(book.hear(.messageRemoved(id: "b")) == ["removed b"])
    }

    @Test func `nothing of what was said before goes with what is said off the record`() {
        var book = Notebook()
        let (record, messages) = kept("a")
        _ = book.resume(record, messages)
        _ = book.hear(.messageFinalized(.sample("c", "more")))

        let erased = book.rules.setOffTheRecord(true)
        #expect(erased == nil)
        #expect(book.hear(.messageFinalized(.sample("d", "secret"))) == [])
    }

    @Test func `where nothing is kept, what is resumed is not added to`() {
        var book = Notebook(rules: HistoryRules(isOn: false) { _ in ConversationID("new") })
        let (record, messages) = kept("a")

        #expect(book.resume(record, messages) == [])
        #expect(book.hear(.messageFinalized(.sample("c", "more"))) == [])
    }
}

private struct Notebook {
    var rules = HistoryRules(newID: Counter().next)
    var model = AnsweringModel(.audio, "gpt-realtime")
    var uptime = Duration.zero
    var positions: [String: Int] = [:]
    var latencies: [String: Duration] = [:]
    var heard: [String: HeardSoFar] = [:]
    var statuses: [String: Message.Status] = [:]

    private final class Counter: @unchecked Sendable {
        // Only one test asks, one call after the other.
        private var count = 0

        @Sendable func next(_ date: Date) -> ConversationID {
            count += 1
            return ConversationID("\(count)")
        }
    }

    var moment: ScreenTime { ScreenTime(date: Date(timeIntervalSince1970: 1_700_000_000), uptime: uptime) }
    var nextChange: Duration? { rules.nextChange(at: uptime) }

    mutating func hear(_ event: EchoEvent, after pause: Duration = .zero) -> [String] {
        uptime += pause
        return note(rules.receive(event, at: moment, from: model))
    }

    mutating func tick(after pause: Duration) -> [String] {
        uptime += pause
        return note(rules.tick(at: uptime))
    }

    mutating func resume(_ record: ConversationRecord, _ messages: [MessageRecord]) -> [String] {
        note(rules.resume(record, messages, at: moment, from: model))
    }

    mutating func end() -> [String] { note(rules.end(at: moment)) }

    mutating func annotate(_ id: Message.ID, _ author: String) -> [String] {
        note(rules.annotate(id, MessageMargin(author: author)))
    }

    mutating func note(_ changes: [ConversationChange]) -> [String] {
        for case .message(let record) in changes {
            positions[record.message.id] = record.position
            latencies[record.message.id] = record.message.latency
            heard[record.message.id] = record.heardSoFar
            statuses[record.message.id] = record.message.status
        }
        return changes.map { change in
            switch change {
            case .began(let record): "began \(record.id) \(record.mode.rawValue) \(record.model ?? "")"
            case .message(let record): "\(record.message.id): \(record.message.text)"
            case .removed(let id, _): "removed \(id)"
            case .titled(_, let title): "titled \(title.text)"
            case .switched(_, let mode, let model): "switched \(mode.rawValue) \(model ?? "")"
            case .called: "called"
            case .sound(let sound, _): "sound of \(sound.message)"
            case .event(let event, _): "event \(event.type)"
            case .margin(let kept, _): "margin of \(kept.message): \(kept.margin.author ?? "")"
            case .spent: "spent"
            case .ended: "ended"
            }
        }
    }
}

extension Message {
    fileprivate static func sample(
        _ id: String, _ text: String, _ role: Role = .user, _ status: Status = .completed
    ) -> Message {
        Message(
            id: id, role: role, medium: .voice, text: text, status: status,
            createdAt: Date(timeIntervalSince1970: 1_700_000_000))
    }
}

extension EchoEvent {
    fileprivate static func message(
        _ id: String, _ role: Message.Role, _ text: String, _ status: Message.Status
    ) -> EchoEvent {
        let message = Message.sample(id, text, role, status)
        return message.isFinal ? .messageFinalized(message) : .messageUpdated(message)
    }
}
