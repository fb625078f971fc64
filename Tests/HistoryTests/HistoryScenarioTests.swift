import Echo
import EchoText
import Foundation
import Testing

@testable import EchoApp
@testable import EchoScreen
@testable import History
@testable import ScreenRobotKit

@MainActor @Suite struct `Keeping and finding conversations` {
    private func message(_ text: String, _ role: Message.Role = .user, id: String = "a") -> Message {
        Message(
            id: id, role: role, medium: .text, text: text, status: .completed,
            createdAt: Date(timeIntervalSince1970: 1_700_000_000))
    }

    private func makeSUT(keeping count: Int = 0, chosen: Preferences? = nil) async -> (ScreenRobot, SpyConversations) {
        let store = SpyConversations()
        let robot = ScreenRobot(chosen: chosen, conversations: store)
        store.keep(count, now: robot.clock.date)
        await robot.connect()
        return (robot, store)
    }

    private func titles(_ robot: ScreenRobot) -> [String] { robot.choices.map(\.title) }

    @Test func `what is said is noted, and the conversation is closed with the program`() async {
        let (robot, store) = await makeSUT()

        robot.engine.emit(.messageFinalized(message("hello there")))
        await robot.until { store.changes.count == 3 }
        await robot.adapter.close()

        guard case .ended(let id, _)? = store.changes.last else { return #expect(Bool(false)) }
        #expect(store.changes.allSatisfy { $0.conversation == id })
        #expect(store.changes.contains(.titled(id, ConversationTitle("hello there", .firstWords))))
    }

    @Test func `an answer that grows is noted without anything more being heard of it`() async {
        let (robot, store) = await makeSUT()
        var answer = message("One", .assistant)
        answer.status = .inProgress
        robot.engine.emit(.messageUpdated(answer))
        answer.text = "One two"
        robot.engine.emit(.messageUpdated(answer))
        await robot.until { robot.texts == ["One two"] && store.changes.count == 2 }

        await robot.until(each: .seconds(1)) { store.changes.count == 3 }
        guard case .message(let record)? = store.changes.last else { return #expect(Bool(false)) }
        #expect(record.message.text == "One two")
        robot.end()
    }

    @Test func `nothing is noted where the person keeps no conversations`() async {
        var chosen = Preferences()
        chosen.values[SettingID("history.save")] = .flag(false)
        let (robot, store) = await makeSUT(chosen: chosen)

        robot.engine.emit(.messageFinalized(message("hello")))
        await robot.until { robot.texts == ["hello"] }

        #expect(store.changes == [])
        robot.end()
    }

    @Test func `events are noted where the person wants it, and no more when that is switched off`() async {
        let (robot, store) = await makeSUT()
        let event = WireRecord(id: 0, direction: .sent, date: robot.clock.date, type: "ping", size: 2, json: "{}")
        let events = { store.changes.filter { if case .event = $0 { true } else { false } }.count }
        robot.send("/save-events on")
        robot.engine.emit(.messageFinalized(message("hello")))
        await robot.until { store.changes.count == 3 }
        robot.engine.emit(event)
        await robot.until { events() == 1 }

        robot.send("/save-events off")
        robot.engine.emit(event)
        robot.engine.emit(.messageFinalized(message("and on", id: "b")))
        await robot.until { robot.texts.count == 2 }

        #expect(events() == 1)
        robot.end()
    }

    @Test func `events that came before the first message are noted with it, whatever comes behind it`() async {
        let (robot, store) = await makeSUT()
        let event = WireRecord(id: 0, direction: .sent, date: robot.clock.date, type: "ping", size: 2, json: "{}")
        robot.send("/save-events on")
        await robot.until { robot.engine.watchers == 2 }
        robot.engine.emit(event)
        await robot.until { robot.screen.eventLog.total == 1 }

        robot.engine.emit(.messageFinalized(message("hello")))

        await robot.until { store.changes.contains { if case .event = $0 { true } else { false } } }
        robot.end()
    }

    @Test func `off the record erases what was kept, keeps nothing more, and is seen until a reset`() async {
        let (robot, store) = await makeSUT()
        robot.engine.emit(.messageFinalized(message("hello")))
        await robot.until { store.changes.count == 3 }

        robot.send("/off-record")
        await robot.until { store.asked == [.purge] }
        robot.engine.emit(.messageFinalized(message("secret", id: "b")))
        await robot.until { robot.texts.count == 2 }

        #expect(store.changes.count == 3)
        #expect(robot.screen.status.items.map(\.text) == ["off the record"])
        robot.perform(.reset, .confirm)
        await robot.until { robot.screen.status.items.isEmpty }
        robot.end()
    }

    @Test func `trouble with the store is said once, and that it is over`() async {
        let (robot, store) = await makeSUT()

        store.tell(.failing(.diskFull))
        await robot.until { robot.notice.hasPrefix("The disk is full: the conversation is not being saved.") }
        store.tell(.recovered)
        await robot.until { robot.notice.hasPrefix("Conversations are saved again") }
        robot.end()
    }

    @Test func `conversations that were cut off are told of at the start`() async {
        let (robot, store) = await makeSUT()

        store.tell(.opened(cut: [ConversationID("a")]))

        await robot.until { robot.notice.hasPrefix("The last conversation was cut off when the program ended.") }
        robot.end()
    }

    @Test func `the history lists conversations and goes on towards its end`() async {
        let (robot, store) = await makeSUT(keeping: 450)

        robot.send("/history")
        await robot.until { robot.choices.count == 200 }
        #expect(robot.choices.first?.title == "Talk 0")
        #expect(robot.choices.first?.state.text == "today 22:13")
        #expect(robot.choices.first?.note == "1 message · text")
        for _ in 0..<15 { robot.perform(.pageDown) }
        await robot.until { robot.choices.count == 400 }
        #expect(store.asked.count == 2)
        robot.perform(.selectLast)
        await robot.until { robot.choices.count == 450 }

        #expect(store.asked.count == 3)
        robot.end()
    }

    @Test func `an empty history says what will be there`() async {
        let (robot, store) = await makeSUT()

        func said() -> String {
            guard case .choices(let list)? = robot.screen.overlay?.content else { return "" }
            return list.empty.text(keyName: \.name)
        }

        robot.perform(.showHistory)
        #expect(said() == "Loading saved conversations…")
        await robot.until { store.asked.count == 1 && said().hasPrefix("No conversations yet.") }
        robot.end()
    }

    @Test func `words behind the command narrow it down from the start`() async {
        let (robot, store) = await makeSUT(keeping: 30)

        robot.send("/history 29 mode:voice")
        var wanted = HistoryFilter(text: "29")
        wanted.mode = .audio
        await robot.until { store.asked.contains(.search(wanted)) }

        #expect(robot.screen.overlay?.title == "History · 29 mode:voice")
        robot.end()
    }

    @Test func `typing filters, what is not understood is said, and escape shows all again`() async {
        let (robot, store) = await makeSUT(keeping: 30)
        robot.perform(.showHistory)
        await robot.until { robot.choices.count == 30 }

        robot.perform(.filterHistory)
        robot.write("29 ")
        await robot.until { store.asked.contains(.search(HistoryFilter(text: "29 "))) }
        robot.write("from:x")
        guard case .palette(let palette)? = robot.screen.overlay?.content else { return #expect(Bool(false)) }
        #expect(palette.list.rows.isEmpty)
        #expect(palette.list.empty.text(keyName: \.name).hasPrefix("“x” is not a day."))
        robot.perform(.stop)

        await robot.until { robot.choices.count == 30 }
        robot.perform(.stop)
        #expect(robot.screen.overlay == nil)
        robot.end()
    }

    @Test func `a conversation opens to be read, and escape leads back to the list`() async {
        let (robot, store) = await makeSUT(keeping: 2)
        store.keep([message("hello"), message("Hi.\nHow are you?", .assistant, id: "b")], in: "c1")
        robot.perform(.showHistory)
        await robot.until { robot.choices.count == 2 }

        robot.perform(.selectDown, .open)
        await robot.until { robot.panelText.contains("How are you?") }
        #expect(robot.screen.overlay?.title == "Talk 1")
        #expect(robot.panelText.hasPrefix("you  today 22:13\nhello\n\necho  today 22:13\nHi.\nHow are you?"))
        robot.perform(.stop)

        #expect(titles(robot) == ["Talk 0", "Talk 1"])
        robot.perform(.stop)
        #expect(robot.screen.overlay == nil)
        robot.end()
    }

    @Test func `a conversation that is named opens to be read, at the message that is named behind it`() async {
        let (robot, store) = await makeSUT(keeping: 2)
        store.keep([message("hello"), message("Hi.", .assistant, id: "b")], in: "c1")

        robot.adapter.handle(.performWith(.readConversation, "c1 b"))
        await robot.until { robot.panelText.contains("Hi.") }
        #expect(robot.screen.overlay?.title == "Talk 1")
        #expect(robot.adapter.presenter.panel.open(KeptConversationPanel.self)?.selected == "b")
        robot.perform(.stop)
        #expect(robot.screen.overlay == nil)

        robot.adapter.handle(.performWith(.readConversation, "c1"))
        await robot.until { robot.panelText.contains("Hi.") }
        #expect(robot.adapter.presenter.panel.open(KeptConversationPanel.self)?.selected == "a")
        robot.perform(.stop)
        robot.adapter.handle(.performWith(.readConversation, "gone"))
        await robot.until { robot.notice == "This conversation no longer exists." }
        robot.end()
    }

    @Test func `the model gives a title once, after the first answer`() async {
        let store = SpyConversations()
        let robot = ScreenRobot(isLocal: false, conversations: store)
        await robot.connect()
        robot.engine.emit(
            .messageFinalized(message("what is an owl")), .messageFinalized(message("A bird.", .assistant, id: "b")))
        await robot.until { store.changes.contains { $0.title == ConversationTitle("Of birds", .model) } }
        robot.engine.emit(.messageFinalized(message("Another.", .assistant, id: "c")))
        await robot.until { robot.texts.count == 3 }

        #expect(robot.engine.messages == [.title("user: what is an owl\nassistant: A bird.")])
        #expect(robot.engine.titleModels == [nil])
        robot.send("/cost")
        await robot.until { robot.screen.overlay?.spoken?.contains { $0.contains("7 tokens") } == true }
        robot.perform(.stop)
        let spent = store.changes.flatMap { change -> [SpendingAmount] in
            if case .spent(let amounts) = change { amounts } else { [] }
        }
        #expect(spent.map(\.tokens) == [7])
        #expect(spent.map(\.dollars) == [3])
        robot.end()
    }

    @Test func `at OpenAI, the cheap model gives the title, and the one that writes where that is not there`() async {
        let robot = ScreenRobot(isLocal: false, conversations: SpyConversations(), host: "api.openai.com")
        await robot.connect()

        robot.engine.emit(
            .messageFinalized(message("what is an owl")), .messageFinalized(message("A bird.", .assistant, id: "b")))
        await robot.until { robot.engine.titleModels == ["gpt-6-luna"] }

        robot.adapter.updateOptions { $0.listedModels = ["gpt-6.1-terra"] }
        #expect(ScreenDoor(robot.adapter).modelOfTitles == nil)
        robot.end()
    }

    @Test func `at a server of others, the model that writes gives the title`() async {
        let robot = ScreenRobot(isLocal: false, conversations: SpyConversations())
        await robot.connect()
        robot.adapter.show(.text, model: "bbb")

        robot.engine.emit(
            .messageFinalized(message("what is an owl")), .messageFinalized(message("A bird.", .assistant, id: "b")))

        await robot.until { robot.engine.titleModels == ["bbb"] }
        robot.end()
    }

    @Test func `the model is told nothing for a title that stays on this machine`() async {
        let store = SpyConversations()
        let robot = ScreenRobot(isLocal: false, conversations: store)
        await robot.connect()
        var (order, reply) = (message("lock the front door"), message("It is locked.", .assistant, id: "b"))
        (order.isLocal, reply.isLocal) = (true, true)
        robot.engine.emit(.messageFinalized(order), .messageFinalized(reply))
        await robot.until { robot.texts.count == 2 }
        await robot.settle()
        #expect(robot.engine.messages.isEmpty)
        robot.end()
    }

    @Test func `without a title of the model the first words are one`() async {
        let store = SpyConversations()
        let robot = ScreenRobot(isLocal: false, conversations: store)
        await robot.connect()
        robot.engine.failNext(.rateLimited(message: ""))
        robot.engine.emit(
            .messageFinalized(message("what is an owl")), .messageFinalized(message("A bird.", .assistant, id: "b")))
        await robot.until { robot.engine.messages.count == 1 }
        await robot.settle()

        #expect(store.changes.compactMap(\.title) == [ConversationTitle("what is an owl", .firstWords)])
        #expect(robot.notice.isEmpty)
        robot.end()
    }

    @Test(arguments: ["", "“”", String(repeating: "word ", count: 30)])
    func `what is no title is not taken for one`(_ words: String) {
        #expect(ConversationTitle.given(words) == nil)
    }

    @Test func `messages are found by what they mean, once their vectors were asked for in quiet`() async {
        var chosen = Preferences()
        chosen.values[SettingID("history.meaning")] = .flag(true)
        let (robot, store) = await makeSUT(keeping: 1, chosen: chosen)
        store.keep([message("an owl")], in: "c0")
        store.lack("a bird of the night")

        await robot.until { robot.clock.sleepers > 0 }
        await robot.settle()
        await robot.until(each: .seconds(10)) { store.vectors.count == 1 }
        #expect(robot.engine.messages == [.embed(["a bird of the night"])])
        robot.perform(.showHistory)
        robot.perform(.filterHistory)
        robot.write("owl")
        await robot.until { robot.palette?.list.rows.map(\.title) == ["an owl"] }

        await robot.until(each: .milliseconds(300)) {
            robot.palette?.list.rows.map(\.title) == ["an owl", "≈ near"]
        }
        #expect(robot.screen.overlay?.title == "History · by words and word stems")
        robot.end()
    }

    @Test func `a part that was got finds them by their meaning, and learns all of them anew`() async {
        var chosen = Preferences()
        chosen.values[SettingID("history.meaning")] = .flag(true)
        let (robot, store) = await makeSUT(keeping: 1, chosen: chosen)
        store.keep([message("an owl")], in: "c0")
        store.lack("a bird of the night")
        robot.engine.embeddingModel = "minilm-l6"

        await robot.until { robot.clock.sleepers > 0 }
        await robot.settle()
        await robot.until(each: .seconds(10)) { robot.engine.messages.count == 1 && robot.clock.sleepers > 0 }
        await robot.until(each: .seconds(10)) { store.vectors.count == 1 }
        robot.perform(.showHistory)
        robot.perform(.filterHistory)
        robot.write("owl")
        await robot.until { robot.palette?.list.rows.map(\.title) == ["an owl"] }

        await robot.until(each: .milliseconds(300)) {
            robot.palette?.list.rows.map(\.title) == ["an owl", "≈ near"]
        }
        #expect(robot.screen.overlay?.title == "History · by words and meaning")
        robot.end()
    }

    @Test func `vectors are noted as spent, by their model`() async {
        var chosen = Preferences()
        chosen.values[SettingID("history.meaning")] = .flag(true)
        let (robot, store) = await makeSUT(keeping: 1, chosen: chosen)
        store.lack("a bird of the night")

        await robot.until { robot.clock.sleepers > 0 }
        await robot.settle()
        await robot.until(each: .seconds(10)) { store.vectors.count == 1 }

        guard case .spent(let amounts)? = store.changes.first else { return #expect(Bool(false)) }
        #expect(amounts.map(\.model) == ["text-embedding-3-small"])
        #expect(amounts.map(\.tokens) == [5])
        #expect(amounts.map(\.dollars) == [2])
        robot.end()
    }

    @Test func `what was answered on this machine is sent to no server for its meaning`() async {
        var chosen = Preferences()
        chosen.values[SettingID("history.meaning")] = .flag(true)
        let store = SpyConversations()
        let robot = ScreenRobot(isLocal: false, chosen: chosen, conversations: store)
        await robot.connect()
        store.lack("unlock the front door", "a bird of the night", local: ["unlock the front door"])

        await robot.until { robot.clock.sleepers > 0 }
        await robot.settle()
        await robot.until(each: .seconds(10)) { store.vectors.count == 1 }

        #expect(robot.engine.messages == [.embed(["a bird of the night"])])
        robot.end()
    }

    @Test func `nothing is sent for its meaning unless the person wants it`() async {
        let (robot, store) = await makeSUT(keeping: 1)
        store.lack("a secret")

        robot.engine.emit(.messageFinalized(message("hello")))
        await robot.until { robot.texts == ["hello"] }
        robot.clock.advance(by: .seconds(600))
        await robot.settle()

        #expect(robot.engine.messages.isEmpty)
        robot.end()
    }

    @Test func `a conversation is continued, and what is said then is added to it`() async {
        let (robot, store) = await makeSUT(keeping: 2)
        store.keep([message("hello"), message("Hi.", .assistant, id: "b")], in: "c1")
        robot.perform(.showHistory)
        await robot.until { robot.choices.count == 2 }

        robot.perform(.selectDown, .continueConversation)
        await robot.until { robot.texts == ["hello", "Hi."] }

        #expect(robot.engine.messages.contains(.resume(["hello", "Hi."])))
        #expect(robot.screen.overlay == nil)
        #expect(robot.notice == "Continuing “Talk 1”: 1 message.")
        robot.engine.emit(.messageFinalized(message("more", id: "c")))
        await robot.until { store.changes.count == 2 }
        #expect(store.changes.allSatisfy { $0.conversation == ConversationID("c1") })
        robot.end()
    }

    @Test(arguments: [
        ("nonsense", "nonsense"), ("\u{1B}[2J", "␛[2J"),
        (String(repeating: "x", count: 99), String(repeating: "x", count: 40) + "…"),
    ])
    func `one that is not there is named, and how to list those that are`(_ id: String, _ shown: String) {
        let wording = StoreError.notFound(ConversationID(id)).wording

        #expect(
            wording.text(keyName: \.name)
                == "There is no conversation \(shown): /history or echo-tui history lists them.")
    }

    @Test func `what is not saved is not cleared without asking`() async {
        var chosen = Preferences()
        chosen.values[SettingID("history.save")] = .flag(false)
        let (robot, store) = await makeSUT(keeping: 1, chosen: chosen)
        store.keep([message("hello")], in: "c0")
        robot.engine.emit(.messageFinalized(message("not saved", id: "z")))
        await robot.until { robot.texts == ["not saved"] }

        robot.send("/continue")
        await robot.until { robot.screen.overlay?.title == "Continue another conversation" }
        #expect(robot.screen.isResuming)
        robot.perform(.refuse)
        #expect(robot.texts == ["not saved"])
        #expect(!robot.screen.isResuming)

        robot.send("/continue")
        await robot.until { robot.screen.overlay?.title == "Continue another conversation" }
        #expect(robot.texts == ["not saved"])
        robot.perform(.confirm)

        await robot.until { robot.texts == ["hello"] }
        robot.end()
    }

    @Test func `a conversation that cannot be continued leaves everything as it is`() async {
        let (robot, store) = await makeSUT(keeping: 1)
        store.keep([message("hello")], in: "c0")
        robot.engine.emit(.messageFinalized(message("now", id: "z")))
        await robot.until { robot.texts == ["now"] }

        robot.engine.failNext(.invalidKey)
        robot.send("/continue")
        await robot.until { !robot.notice.isEmpty && robot.engine.messages.contains(.resume(["hello"])) }

        #expect(robot.texts == ["now"])
        robot.end()
    }

    @Test func `a conversation that cannot be read is not continued, and stays as it is`() async {
        let (robot, store) = await makeSUT(keeping: 1)
        store.keep([message("‹encrypted›")], in: "c0", isUnreadable: true)

        robot.send("/continue")
        await robot.until { robot.notice.contains("cannot be continued") }

        #expect(robot.texts == [])
        #expect(store.changes.isEmpty)
        robot.end()
    }

    @Test func `a conversation is branched from the selected message`() async {
        let (robot, store) = await makeSUT(keeping: 1)
        store.keep([message("one"), message("two", id: "b"), message("three", id: "c")], in: "c0")
        robot.perform(.showHistory)
        await robot.until { robot.choices.count == 1 }
        robot.perform(.open)
        await robot.until { robot.panelText.contains("three") }

        robot.perform(.selectDown, .selectDown, .selectDown, .branchConversation)
        await robot.until { robot.texts == ["one", "two"] }

        let point = BranchPoint(conversation: ConversationID("c0"), message: "b")
        #expect(store.asked.contains(.branch(point)))
        robot.end()
    }

    @Test func `a branch says what it is a branch of, and leads there`() async {
        let (robot, store) = await makeSUT(keeping: 1)
        store.keep([message("one"), message("two", id: "b")], in: "c0")
        robot.send("/continue")
        await robot.until { robot.texts == ["one", "two"] }
        robot.send("/branch")
        let point = BranchPoint(conversation: ConversationID("c0"), message: "b")
        await robot.until { store.asked.contains(.branch(point)) }
        robot.perform(.showHistory)
        await robot.until { robot.choices.count == 2 }

        robot.perform(.open)
        await robot.until { robot.screen.overlay?.title == "(no title) · a branch of “Talk 0”" }
        robot.perform(.openOrigin)
        await robot.until { store.asked.last == .messages(ConversationID("c0")) }

        #expect(robot.screen.overlay?.title == "Talk 0")
        robot.end()
    }

    @Test func `what was not kept cannot be branched, and that is said`() async {
        let (robot, _) = await makeSUT()

        robot.perform(.branchConversation)
        robot.send("/branch")

        #expect(robot.notice == "There is no message to continue from.")
        robot.end()
    }

    @Test func `a conversation is deleted, and undo brings it back`() async {
        let (robot, _) = await makeSUT(keeping: 3)
        robot.perform(.showHistory)
        await robot.until { robot.choices.count == 3 }

        robot.perform(.deleteConversation)
        await robot.until { titles(robot) == ["Talk 1", "Talk 2"] }
        robot.perform(.restoreConversation)

        await robot.until { titles(robot) == ["Talk 0", "Talk 1", "Talk 2"] }
        robot.end()
    }

    @Test func `the conversation under way goes on after its deletion was undone`() async {
        let (robot, store) = await makeSUT(keeping: 2)
        store.keep([message("hello"), message("Hi.", .assistant, id: "b")], in: "c0")
        robot.perform(.showHistory)
        await robot.until { robot.choices.count == 2 }
        robot.perform(.continueConversation)
        await robot.until { robot.texts == ["hello", "Hi."] }
        let before = store.changes.count
        robot.perform(.showHistory)
        await robot.until { robot.choices.count == 2 }

        robot.perform(.deleteConversation)
        await robot.until { titles(robot) == ["Talk 1"] }
        robot.perform(.restoreConversation)
        await robot.until { titles(robot) == ["Talk 0", "Talk 1"] }
        robot.perform(.stop)
        robot.engine.emit(.messageFinalized(message("more", id: "c")))
        await robot.until { store.changes.count > before }

        #expect(store.changes.allSatisfy { $0.conversation == ConversationID("c0") })
        robot.end()
    }

    @Test func `conversations are found by what they are called, above what was said in others`() async {
        let (robot, store) = await makeSUT(keeping: 3)
        store.keep([message("we talk 2 much about alk 2")], in: "c0")

        robot.send("/history alk 2")
        await robot.until { titles(robot).count == 2 }

        #expect(titles(robot) == ["Talk 2", "we talk 2 much about alk 2"])
        robot.end()
    }

    @Test func `what could not be saved is told before echo ends`() async {
        let (robot, store) = await makeSUT()
        robot.engine.emit(.messageFinalized(message("hello")))
        await robot.until { robot.texts == ["hello"] }
        store.tell(.failing(.diskFull))
        await robot.until { robot.notice.hasPrefix("The disk is full") }

        robot.perform(.quit)

        #expect(robot.question.contains("What was said is not saved, and will be lost."))
        robot.end()
    }

    @Test func `a conversation is pinned and renamed`() async {
        let (robot, store) = await makeSUT(keeping: 3)
        robot.perform(.showHistory)
        await robot.until { robot.choices.count == 3 }

        robot.perform(.selectLast, .pinConversation)
        await robot.until { titles(robot).first == "★ Talk 2" }
        #expect(robot.choices.first?.note == "1 message · text")
        #expect(robot.screen.hints.contains(HintViewState(.pinConversation, "unpin")))
        robot.perform(.renameConversation)
        robot.write("!")
        robot.perform(.send)

        await robot.until { titles(robot).first == "★ Talk 2!" }
        #expect(store.asked.contains(.rename("Talk 2!")))
        robot.end()
    }

    @Test func `what cannot be read is said, and the panel stays`() async {
        let (robot, store) = await makeSUT()
        store.fail(.locked)

        robot.perform(.showHistory)

        await robot.until { robot.notice == "Another program is using the history: the history cannot be used now." }
        #expect(robot.screen.overlay?.isGrowing == false)
        guard case .choices(let list)? = robot.screen.overlay?.content else { return #expect(Bool(false)) }
        #expect(list.empty.text(keyName: \.name).hasPrefix("Another program is using the history"))
        robot.end()
    }

    @Test func `Given it is off the record, when the user quits with a text that waits, then its loss is said`() async {
        let unsent = SpyUnsentTexts()
        let robot = ScreenRobot(conversations: SpyConversations(), unsent: unsent)
        await robot.connect()
        robot.perform(.offTheRecord)
        robot.engine.failNext(.notConnected)
        robot.send("hush")
        await robot.until { robot.texts == ["hush"] }

        robot.perform(.quit)

        #expect(robot.question == "1 message is not sent yet and will be lost.")
        await robot.adapter.close()
        #expect(unsent.kept.isEmpty)
    }

    @Test func `without a store the history says so`() async {
        let robot = ScreenRobot()
        await robot.connect()

        robot.perform(.showHistory)

        #expect(robot.notice == "Conversations are not saved here.")
        robot.end()
    }
}

extension ConversationChange {
    fileprivate var title: ConversationTitle? { if case .titled(_, let title) = self { title } else { nil } }
}
