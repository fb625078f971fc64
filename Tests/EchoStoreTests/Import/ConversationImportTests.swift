import Echo
import EchoScreen
@testable import EchoStore
import EchoZip
import Foundation
import Testing

@testable import EchoStore

@Suite struct `Importing conversations` {
    private let folder = StoreFolder()

    private func write(_ text: String, to name: String = "conversations.json") throws -> String {
        try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(filePath: "\(folder.path)/\(name)"))
        return "\(folder.path)/\(name)"
    }

    private static func node(
        _ id: String, parent: String?, _ role: String = "user", content: String, time: String = "1700000000.25",
        children: [String] = []
    ) -> String {
        """
        "\(id)":{"id":"\(id)","parent":\(parent.map { "\"\($0)\"" } ?? "null"),"children":\(children),
        "message":{"id":"\(id)","author":{"role":"\(role)","name":null},"create_time":\(time),"content":\(content),
        "metadata":{"model_slug":"gpt-4o"}}}
        """
    }

    private static func said(_ text: String) -> String { "{\"content_type\":\"text\",\"parts\":[\"\(text)\"]}" }

    private static func conversation(_ id: String, title: String = "A title", current: String = "d") -> String {
        let nodes = [
            "\"root\":{\"id\":\"root\",\"parent\":null,\"children\":[\"a\"],\"message\":null}",
            node("a", parent: "root", "system", content: said("")),
            node("b", parent: "a", content: said("Where do \(id) herons sleep?")),
            node("old", parent: "b", "assistant", content: said("In beds.")),
            node(
                "c", parent: "b", "assistant",
                content: "{\"content_type\":\"code\",\"language\":\"python\",\"text\":\"nest()\"}", time: "null"),
            node(
                "c2", parent: "c", "tool", content: "{\"content_type\":\"execution_output\",\"text\":\"ok\"}"),
            node(
                "d", parent: "c2", "assistant",
                content:
                    "{\"content_type\":\"multimodal_text\",\"parts\":[{\"content_type\":\"image_asset_pointer\"},\"In trees.\",7,null]}",
                time: "1700000060"),
        ]
        return """
            {"title":"\(title)","create_time":1700000000.5,"update_time":1700000100.5,"conversation_id":"\(id)",
            "current_node":"\(current)","mapping":{\(nodes.joined(separator: ","))}}
            """
    }

    private func run(_ paths: String...) async throws -> (ConversationStore, ImportSummary) {
        let store = folder.store()
        return (store, try await ConversationImport(into: store).run(paths))
    }

    @Test(arguments: [String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian])
    func `reads a file that a shell or an editor saved in UTF-16`(encoding: String.Encoding) async throws {
        let path = try write("")
        let text = "[\(Self.conversation("one", title: "Grüße 🙂"))]"
        try #require(text.data(using: encoding)).write(to: URL(filePath: path))
        let (_, summary) = try await run(path)
        #expect(summary.imported == 1)
    }

    @Test func `takes the path that was shown last through ChatGPT's tree, and once`() async throws {
        let path = try write("[\(Self.conversation("one")),\n\(Self.conversation("two", title: "<b>"))]")
        let (store, summary) = try await run(path)

        #expect(summary.imported == 2)
        #expect(summary.messages == 8)
        #expect(summary.otherVersions == 2)
        #expect(summary.refusals == [])
        let texts = try await store.texts(of: "chatgpt-one")
        #expect(texts == ["Where do one herons sleep?", "```python\nnest()\n```", "ok", "[image]\n\nIn trees."])
        let record = try #require(try await store.conversation(ConversationID("chatgpt-two")))
        #expect(record.title == ConversationTitle("<b>", .person))
        #expect(record.startedAt == Date(timeIntervalSince1970: 1_700_000_000.5))
        #expect(record.changedAt == Date(timeIntervalSince1970: 1_700_000_060))
        #expect(record.model == "gpt-4o")
        #expect(!record.wasCut)
        #expect(try await store.search(HistoryFilter(text: "herons"), order: .best, limit: 9).count == 2)

        try await store.rename(ConversationID("chatgpt-one"), to: "Mine")
        let again = try await ConversationImport(into: store).run([path])
        #expect(again.imported == 0)
        #expect(again.known == 2)
        #expect(try await store.list().count == 2)
        #expect(try await store.conversation(ConversationID("chatgpt-one"))?.title.text == "Mine")
    }

    @Test(arguments: ["", "  "]) func `calls what has no title after its first words`(title: String) async throws {
        let path = try write("[\(Self.conversation("one", title: title))]")
        let (store, _) = try await run(path)

        let record = try await store.conversation(ConversationID("chatgpt-one"))
        #expect(record?.title == ConversationTitle("Where do one herons sleep?", .firstWords))
    }

    @Test func `names the entry that cannot be imported by its number and title`() async throws {
        let path = try write(
            "[\(Self.conversation("one")),{\"title\":\"Rome\\u001b[2J\",\"conversation_id\":\"e\",\"mapping\":{}}]"
        )
        let (_, summary) = try await run(path)

        #expect(summary.imported == 1)
        #expect(
            summary.refusals == ["conversations.json, entry 2 (“Rome␛[2J”): it has no messages, and was left out."])
    }

    @Test func `names what is no object by its number, and takes the rest`() async throws {
        let path = try write("[\(Self.conversation("one")), 5, \"x\", [1], \(Self.conversation("two"))]")
        let (_, summary) = try await run(path)

        #expect(summary.imported == 2)
        #expect(
            summary.refusals
                == [2, 3, 4].map {
                    "conversations.json, entry \($0): it is neither a conversation nor a message of one, and was left out."
                })
    }

    @Test func `says of a file without a byte that it is empty`() async throws {
        let path = try write("")
        await #expect(throws: ImportError.file("conversations.json", reason: "is empty")) { try await run(path) }
    }

    @Test func `dates what tells no time to the day of the import, and says so`() async throws {
        let path = try write(Self.bare(["", #""parent":"z","#, #""parent":"m","#, #""parent":"a","#]))
        let store = folder.store()
        let dated = try write("[\(Self.conversation("one"))]", to: "dated.json")
        let summary = try await ConversationImport(into: store, at: noon).run([path, dated])

        #expect(summary.imported == 2)
        #expect(summary.undated == 1)
        let record = try #require(try await store.conversation(ConversationID("chatgpt-bare")))
        #expect(record.startedAt == noon && record.changedAt == noon)
        let again = try await ConversationImport(into: store, at: noon + 90_000).run([path])
        #expect(again.known == 1 && again.undated == 0)
    }

    @Test(arguments: ["null", "{}", #"{"role":null}"#])
    func `says of how many messages nobody knows by whom they are`(author: String) async throws {
        let nodes = [
            Self.node("a", parent: nil, content: Self.said("A question")),
            Self.node("b", parent: "a", "assistant", content: Self.said("An answer"))
                .replacing(#"{"role":"assistant","name":null}"#, with: author),
            Self.node("c", parent: "b", content: Self.said(""))
                .replacing(#"{"role":"user","name":null}"#, with: author),
        ]
        let path = try write(#"[{"id":"one","mapping":{\#(nodes.joined(separator: ","))}}]"#)
        let (store, summary) = try await run(path)

        #expect(summary.imported == 1 && summary.messages == 1)
        #expect(summary.anonymous == 1)
        #expect(try await store.texts(of: "chatgpt-one") == ["A question"])
    }

    /// Four messages, of which only so much is said as the node of each tells.
    private static func bare(_ nodes: [String]) -> String {
        let messages = ["z", "m", "a", "k"].enumerated().map { index, name in
            let role = index.isMultiple(of: 2) ? "user" : "assistant"
            return #""\#(name)":{\#(nodes[index])"message":{"author":{"role":"\#(role)"},"content":"\#(index)"}}"#
        }
        return #"[{"id":"bare","mapping":{\#(messages.joined(separator: ","))}}]"#
    }

    @Test(arguments: [
        ["", #""parent":"z","#, #""parent":"m","#, #""parent":"a","#],
        [#""children":["m"],"#, #""children":["a"],"#, #""children":["k"],"#, ""],
        [#""children":["m"],"#, #""parent":"z","#, #""parent":"m","children":null,"#, #""parent":"a","children":[],"#],
        [#""parent":"gone","#, #""parent":"z","#, #""parent":"m","children":["k"],"#, ""],
    ])
    func `loses no message where nodes do not say their children, their time or which was shown`(nodes: [String])
        async throws
    {
        let (store, summary) = try await run(write(Self.bare(nodes)))

        #expect(try await store.texts(of: "chatgpt-bare") == ["0", "1", "2", "3"])
        #expect(summary.otherVersions == 0)
    }

    @Test func `keeps messages that hang on nothing where their time says`() async throws {
        let nodes = [
            Self.node("late", parent: nil, "assistant", content: Self.said("second"), time: "\"2023-11-15T00:00:00Z\""),
            Self.node("x", parent: nil, content: Self.said("first")),
        ]
        let (store, _) = try await run(write("[{\"id\":\"loose\",\"mapping\":{\(nodes.joined(separator: ","))}}]"))

        #expect(try await store.texts(of: "chatgpt-loose") == ["first", "second"])
        let record = try #require(try await store.conversation(ConversationID("chatgpt-loose")))
        #expect(record.startedAt == Date(timeIntervalSince1970: 1_700_000_000.25))
    }

    @Test func `adds what a newer export has more`() async throws {
        let (store, _) = try await run(write("[\(Self.conversation("one", current: "c"))]"))
        #expect(try await store.texts(of: "chatgpt-one").count == 2)
        let summary = try await ConversationImport(into: store).run([write("[\(Self.conversation("one"))]")])

        #expect(summary.completed == 1)
        #expect(try await store.texts(of: "chatgpt-one").count == 4)
    }

    @Test func `takes the zip file as it comes`() async throws {
        let path = try write("", to: "export.zip")
        let zip = ZipWriter(try FileHandle(forWritingTo: URL(filePath: path)), date: noon)
        for (name, text) in [
            ("../../../etc/conversations.json", "[\(Self.conversation("one"))]"), ("chat.html", "<html>"),
            ("user.json", "{}"),
        ] {
            try zip.begin(name)
            try zip.add(Array(text.utf8))
            try zip.end()
        }
        try zip.finish()
        let (_, summary) = try await run(path)

        #expect(summary.imported == 1)
        #expect(summary.refused == 0)
    }

    @Test func `takes what this program exports, whole or as it was said`() async throws {
        let other = StoreFolder()
        let source = other.store()
        var record = MessageRecord.sample("m1", at: 1, "a heron", role: .assistant)
        record.message.status = .interrupted(heard: .milliseconds(900), heardCharacters: 3)
        var usage = Usage()
        usage.outputTextTokens = 12
        record.message.usage = usage
        await source.keep("0a-1", ["what is that"])
        record = MessageRecord(
            conversation: ConversationID("0a-1"), position: 1, message: record.message, mode: .audio, model: "m")
        source.note(.message(record))
        try await source.rename(ConversationID("0a-1"), to: "Birds")
        let places = DataPlaces(
            recordings: "/nowhere", sentTexts: "/nowhere", state: "/nowhere", settings: "/nowhere/x")
        let target = "\(other.path)/out.zip"
        #expect(try await KeptFiles(store: source, places: places).export(to: target) == 1)

        let (store, summary) = try await run(target)
        #expect(summary.imported == 1)
        let kept = try await store.messages(of: ConversationID("0a-1"), .first, limit: 9).records
        #expect(kept.map(\.message) == [MessageRecord.sample("m0", "what is that").message, record.message])
        #expect(kept.map(\.mode) == [.text, .audio])
        #expect(try await store.conversation(ConversationID("0a-1"))?.title == ConversationTitle("Birds", .person))

        // As it was said, without its id, it is a conversation of its own.
        let said = kept.map { SaidMessage($0.message) }
        for format in [ConversationFormat.json, .jsonLines] {
            let path = try write(format.text(said), to: "Herons.\(format.rawValue)")
            _ = try await ConversationImport(into: store).run([path])
        }
        // As JSON and as lines it is the same conversation.
        #expect(try await store.list().count == 2)
    }

    @Test(arguments: [ConversationFormat.json, .jsonLines])
    func `takes what this program writes as itself, once, and again when it was deleted`(format: ConversationFormat)
        async throws
    {
        let (folder, id) = (StoreFolder(), ConversationID("0a-1"))
        let store = folder.store()
        await store.keep("0a-1", ["what is that", "a heron"])
        try await store.rename(id, to: "Birds")
        let said = try await store.messages(of: id, .first, limit: 9).records.map { SaidMessage($0.message) }
        let zone = try #require(TimeZone(identifier: "Asia/Kolkata"))
        let path = try write(format.text(said, id: id, title: "Birds", in: zone), to: "out.\(format.rawValue)")

        var summary = try await ConversationImport(into: store).run([path])
        #expect((summary.imported, summary.known, summary.messages) == (0, 1, 0))
        #expect(try await store.list() == ["0a-1"])
        try await store.delete([id], at: noon)
        summary = try await ConversationImport(into: store).run([path])
        #expect(summary.imported == 1)
        #expect(try await store.list() == ["0a-1"])
        _ = try await store.erase([id])
        summary = try await ConversationImport(into: store).run([path])
        #expect((summary.imported, summary.messages) == (1, 2))

        #expect(try await store.conversation(id)?.title.text == "Birds")
        let kept = try await store.messages(of: id, .first, limit: 9).records
        #expect(kept.map(\.message.text) == ["what is that", "a heron"])
        #expect(kept.map(\.message.createdAt) == [noon, noon])
        await store.close()
    }

    @Test(arguments: [ConversationFormat.json, .jsonLines])
    func `takes back how a message came about`(format: ConversationFormat) async throws {
        var message = SaidMessage(
            id: "m", name: "echo", role: "assistant", date: noon, text: "a grey heron", heardCharacters: 6)
        let details = SaidMessage.Details(
            mode: "audio", medium: "voice", model: "gpt-realtime", latency: .milliseconds(310),
            heard: .milliseconds(450), cost: Decimal(string: "0.0021"))
        message.details = details
        let text = format.text([message], id: ConversationID("0b-1"), title: "Birds")
        #expect(text.contains("0.0021"))
        let (store, summary) = try await run(try write(text, to: "out.\(format.rawValue)"))

        #expect(summary.imported == 1)
        let record = try #require(try await store.conversation(ConversationID("0b-1")))
        #expect(record.mode == .audio && record.model == "gpt-realtime")
        let kept = try #require(try await store.messages(of: record.id, .first, limit: 9).records.first)
        var expected = details
        expected.cost = nil
        #expect(SaidMessage.Details(kept) == expected)
    }

    @Test func `takes lines of several conversations apart`() async throws {
        let said = [SaidMessage(id: "m", name: "you", role: "user", date: noon, text: "hello")]
        let lines = ["one", "two"].map { ConversationFormat.jsonLines.text(said, id: ConversationID($0), title: $0) }
        let (store, summary) = try await run(try write(lines.joined(), to: "both.jsonl"))

        #expect(summary.imported == 2)
        #expect(try await Set(store.list()) == ["one", "two"])
        #expect(try await store.conversation(ConversationID("two"))?.title.text == "two")
    }

    @Test func `restores where a conversation was branched, its call, and what its lines said earlier`() async throws {
        let (folder, id) = (StoreFolder(), ConversationID("branch"))
        let (one, two) = (folder.store(), folder.store())
        var record = ConversationRecord.sample("branch")
        record.origin = BranchPoint(conversation: ConversationID("trunk"), message: "m7")
        record.call = CallDetails(
            callID: "CA1", direction: .outbound, number: "+31201234567", status: "completed", duration: .seconds(9),
            configuration: "{}")
        one.note(.began(record))
        for (store, text) in [(one, "at one"), (two, "at noon")] {
            store.note(.message(.sample("m", in: "branch", text)))
            await store.flush()
        }
        let places = DataPlaces(
            recordings: "/nowhere", sentTexts: "/nowhere", state: "/nowhere", settings: "/nowhere/x")
        let target = "\(folder.path)/out.zip"
        _ = try await KeptFiles(store: one, places: places).export(to: target)

        let (store, _) = try await run(target)

        let kept = try #require(try await store.conversation(id))
        #expect(kept.origin == record.origin)
        #expect(kept.call == record.call)
        let earlier = try await one.messages(of: id, .first, limit: 1).records.first?.earlierTexts ?? []
        let restored = try await store.messages(of: id, .first, limit: 1).records.first?.earlierTexts ?? []
        #expect(restored.map(\.text) == ["at one"])
        #expect(restored.map(\.replacedAt) == earlier.map(\.replacedAt))
    }

    @Test(arguments: [
        ("<html>", "is a web page: import the conversations.json beside it, or export as JSON instead"),
        ("hello", "is not JSON"),
        ("[{\"mapping\":{", "is cut off after 0 entries"), ("[?]", "is not valid JSON after 0 entries"),
        ("PK\u{3}\u{4}", "is not a zip file, or is cut off"), ("\0\0", "is not JSON"),
    ]) func `says what it cannot read`(text: String, reason: String) async throws {
        let path = try write(text)

        await #expect(throws: ImportError.file("conversations.json", reason: reason)) { try await run(path) }
    }

    @Test func `takes each conversation whole or not at all, whatever the others are`() async throws {
        let circle = """
            {"conversation_id":"circle","current_node":"a","mapping":{\(Self.node("a", parent: "b", content: Self.said("x"))),
            \(Self.node("b", parent: "a", content: Self.said("y")))}}
            """
        let deep = "{\"mapping\":\(String(repeating: "[", count: 100_000))\(String(repeating: "]", count: 100_000))}"
        let slashes = Self.conversation("../../x")
        let huge = Self.conversation("time", title: "t").replacing("1700000060", with: "1e300")
        let path = try write(
            "[\(Self.conversation("one")),\(circle),\(deep),{\"a\":1},{\"mapping\":{}},\(slashes),{\"mapping\":7},"
                + "{\"mapping\":{\"a\":7},\"id\":\"seven\"},\(huge),{\"x\":tru},\(Self.conversation("one")),\(Self.conversation("two"))]"
        )
        let (store, summary) = try await run(path)

        #expect(summary.imported == 3)
        #expect(summary.known == 1)
        #expect(summary.refused == 8)
        #expect(try await Set(store.list()) == ["chatgpt-one", "chatgpt-two", "chatgpt-time"])
        #expect(
            summary.refusals.first
                == "conversations.json, entry 2: it has messages that answer one another in a circle, and was left out."
        )
        #expect(summary.refusals.last == "conversations.json, entry 10: it is not valid JSON, and was left out.")
    }

    @Test func `is not stopped by bytes that are no text`() async throws {
        let path = try write("")
        var bytes = Array("[".utf8) + Array(Self.conversation("bad").utf8)
        if let place = bytes.firstIndex(of: UInt8(ascii: "?")) { bytes[place] = 0xFF }
        try Data(bytes + Array(",\(Self.conversation("good"))]".utf8)).write(to: URL(filePath: path))
        let (store, summary) = try await run(path)

        #expect(summary.imported + summary.refused == 2)
        #expect(try await store.list().contains("chatgpt-good"))
    }

    @Test func `brings back what was erased, since it is wanted`() async throws {
        let path = try write("[\(Self.conversation("one"))]")
        let (store, _) = try await run(path)
        _ = try await store.erase([ConversationID("chatgpt-one")])
        #expect(try await store.list() == [])

        #expect(try await ConversationImport(into: store).run([path]).imported == 1)
        #expect(try await store.texts(of: "chatgpt-one").count == 4)
    }

    @Test(.timeLimit(.minutes(10))) func `needs time in proportion, and memory for one at a time`() async throws {
        let path = try write("[")
        let file = try FileHandle(forWritingTo: URL(filePath: path))
        try file.seekToEnd()
        for number in 0..<300 {
            try file.write(contentsOf: Data(((number == 0 ? "" : ",") + Self.conversation("n\(number)")).utf8))
        }
        try file.write(contentsOf: Data("]".utf8))
        try file.close()
        let (_, summary) = try await run(path)

        #expect(summary.imported == 300)
        #expect(summary.read == summary.total)
    }
}
