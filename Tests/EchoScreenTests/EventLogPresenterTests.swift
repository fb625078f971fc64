import Echo
import EchoText
import Foundation
import Testing

@testable import EchoScreen

@Suite struct `The event log keeps the last events` {
    private let utc = TimeZone(secondsFromGMT: 0) ?? .current

    private func record(_ id: Int, _ type: String = "session.update", size: Int = 10, json: String = "{}") -> WireRecord
    {
        WireRecord(
            id: id, direction: id.isMultiple(of: 2) ? .sent : .received, date: Date(timeIntervalSince1970: 2462.1131),
            type: type, size: size, json: json)
    }

    private func makeSUT(_ count: Int, capacity: Int = 10_000) -> EventLogPresenter {
        var presenter = EventLogPresenter(
            timeZone: utc, families: [EventFamily("house", prefix: "house.")], capacity: capacity)
        for id in 0..<count { presenter.receive(record(id)) }
        return presenter
    }

    @Test func `a row has time, direction, type, size and family`() throws {
        var presenter = makeSUT(0)
        presenter.receive(record(0, "session.update", size: 3840))
        let row = try #require(presenter.state.rows.first)

        #expect(row.time == "41:02.113")
        #expect(row.arrow == "→")
        #expect(row.sizeText == "3.8 kB")
        #expect(row.role == .eventSession)
    }

    @Test(arguments: [
        ("error", TextRole.eventFailure), ("input_audio_buffer.append", .eventInput),
        ("conversation.item.added", .eventConversation), ("response.done", .eventResponse),
        ("response.output_audio.delta", .eventOutput), ("rate_limits.updated", .eventLimits), ("new.kind", .eventOther),
        ("conversation.item.input_audio_transcription.failed", .eventFailure),
    ])
    func `families`(type: String, role: TextRole) {
        var presenter = makeSUT(0)
        presenter.receive(record(0, type))

        #expect(presenter.state.rows.first?.role == role)
    }

    @Test(arguments: [(0, "0 B"), (999, "999 B"), (1000, "1.0 kB"), (999_949, "999.9 kB"), (999_950, "1.0 MB")])
    func `sizes`(bytes: Int, text: String) {
        #expect(EventRowViewState(id: 0, isSent: true, moment: 0, type: "", size: bytes).sizeText == text)
    }

    @Test func `only the last are kept, all are counted`() {
        let presenter = makeSUT(25_000)

        #expect(presenter.state.rows.count == 10_000)
        #expect(presenter.state.total == 25_000)
        #expect(presenter.state.rows.first?.id == 15_000)
        #expect(presenter.state.rows.last?.id == 24_999)
        #expect(presenter.state.selection == 9_999)
    }

    @Test func `the text of all events is bounded too`() {
        var presenter = EventLogPresenter(timeZone: utc, byteCapacity: 1000)
        for id in 0..<100 { presenter.receive(record(id, json: String(repeating: "x", count: 100))) }

        #expect(presenter.state.rows.count == 10)
        #expect(presenter.state.total == 100)
    }

    @Test func `what a feature tells stands in the order it came, and is no traffic of the conversation`() {
        var presenter = makeSUT(2)
        for _ in 0..<3 { presenter.receive(record(0, "house.state.changed")) }
        presenter.receive(record(2, "response.created"))

        let state = presenter.state
        #expect(state.rows.map(\.type).suffix(2) == ["house.state.changed", "response.created"])
        #expect(state.rows.map(\.count) == [1, 1, 3, 1])
        #expect(state.total == 6)
        #expect(state.rows.map(\.id) == [0, 1, 2, 5])
        #expect(presenter.keptRecords.map(\.type).suffix(2) == ["house.state.changed", "response.created"])
        var alone = makeSUT(0)
        alone.receive(record(0, "house.order.sent"))
        #expect(alone.state.sentRate == "")
    }

    @Test func `choosing an older one stops following, the newest follows again`() {
        var presenter = makeSUT(10, capacity: 10)
        presenter.moveSelection(by: -2)
        presenter.receive(record(10))
        #expect(!presenter.state.isFollowing)
        #expect(presenter.state.selection == 6)
        #expect(presenter.state.rows[6].id == 7)

        presenter.moveSelection(by: .max)
        presenter.receive(record(11))
        #expect(presenter.state.isFollowing)
        #expect(presenter.state.selection == 9)
    }

    @Test func `opening one lays its JSON out in its own order`() throws {
        var presenter = makeSUT(0)
        presenter.receive(record(0, json: #"{"type":"x","list":[1,{"b":"a\"},"}],"empty":{},"none":[ ],"t":true}"#))

        #expect(
            try text(presenter) == """
                {
                  "type": "x",
                  "list": [
                    1,
                    {
                      "b": "a\\"},"
                    }
                  ],
                  "empty": {},
                  "none": [],
                  "t": true
                }
                """)
    }

    @Test func `parts of streams that go on side by side share a row each until something else happens`() {
        var presenter = makeSUT(0)
        let (sound, answer) = ("input_audio_buffer.append", "response.output_audio.delta")
        for (id, type) in [(0, sound), (1, answer), (2, sound), (4, sound), (3, answer)] {
            presenter.receive(record(id, type, size: 500, json: #"{"n":\#(id)}"#))
        }
        presenter.receive(record(5, "response.done"))
        presenter.receive(record(6, sound, size: 500))

        #expect(presenter.state.rows.map(\.type) == [sound, answer, "response.done", sound])
        #expect(presenter.state.rows.map(\.countText) == ["×3", "×2", "", ""])
        #expect(presenter.state.rows[0].sizeText == "1.5 kB")
        #expect(presenter.state.total == 7)
    }

    @Test func `a run is opened with its newest first`() throws {
        var presenter = makeSUT(0)
        for id in [0, 2, 4] { presenter.receive(record(id, "x.delta", json: #"{"n":\#(id)}"#)) }

        #expect(try text(presenter).filter { !$0.isWhitespace } == #"{"n":4}{"n":2}{"n":0}"#)
        #expect(presenter.selectedRow?.opened.title.contains("×3") == true)
    }

    @Test(arguments: [
        ("POST responses", TextRole.eventResponse), ("POST /v1/chat/completions", .eventResponse),
        ("GET models", .eventSession), ("embeddings answer", .eventConversation),
        ("POST /v1/audio/speech", .eventOutput), ("POST /mcp", .eventOther),
        ("response.output_text.delta", .eventOutput),
        ("chat.completion.chunk", .eventOutput), ("response.function_call_arguments.delta", .eventResponse),
        ("response.failed", .eventFailure), ("responses 429", .eventFailure), ("HTTP 503", .eventFailure),
        ("200 OK", .eventOther), ("invalid", .eventFailure),
    ])
    func `requests and what is streamed back have the colours of their families`(type: String, role: TextRole) throws {
        var presenter = makeSUT(0)
        presenter.receive(record(0, type))

        #expect(try #require(presenter.state.rows.first).role == role)
    }

    @Test func `events that are no stream keep a row each`() {
        var presenter = makeSUT(0)
        for id in [0, 2, 4] { presenter.receive(record(id)) }

        #expect(presenter.state.rows.count == 3)
    }

    @Test(arguments: ["", "not json", "{\"a\":", "]]}}", "\"open"]) func `what is no JSON is shown as it is`(
        json: String
    ) throws {
        var presenter = makeSUT(0)
        presenter.receive(record(0, json: json))

        #expect(try text(presenter).filter { !$0.isWhitespace } == json.filter { !$0.isWhitespace })
    }

    private func text(_ presenter: EventLogPresenter) throws -> String {
        let tree = try #require(presenter.selectedRow).opened.state
        return tree.rows.map { $0.line.map(\.text).joined() }.joined(separator: "\n")
    }
}
