import Echo
import EchoScreen
import EchoStore
import Foundation
import Testing

@Suite struct `A line of the log of the wire` {
    private let began = Date(timeIntervalSince1970: 100)

    private func record(_ json: String = #"{"type":"x"}"#, type: String = "x", capturedAt: Date? = nil) -> WireRecord {
        WireRecord(
            id: 7, direction: .received, date: began + 1.5, type: type, size: 12, json: json, capturedAt: capturedAt)
    }

    @Test func `says when, which way and what`() {
        #expect(
            WireLogFormat.text(.event(record()), began: began)
                == #"{"ms":1500.000,"t":101.500000,"dir":"server","type":"x","size":12,"event":{"type":"x"}}"# + "\n")
    }

    @Test func `says when sound that is sent was taken`() {
        let line = WireLogFormat.text(.event(record("{}", capturedAt: began + 0.75)), began: began)

        #expect(line.contains(#""captured":100.750000,"#))
    }

    @Test(arguments: [
        #"{"type":"x"}"#, #"{"type":"x","list":[1,{"b":"a\"},"}],"empty":{}}"#, #"{"type":"x","text":"é\n日本"}"#,
    ])
    func `is read back as it was written`(json: String) throws {
        let record = record(json, capturedAt: began + 0.75)
        let line = try #require(WireLogFormat.line(WireLogFormat.text(.event(record), began: began), number: 7))

        #expect(line == .event(record))
    }

    @Test func `keeps the name of a request, which no event has`() throws {
        let line = try #require(
            WireLogFormat.line(
                WireLogFormat.text(.event(record("{}", type: "POST responses")), began: began), number: 0))

        guard case .event(let read) = line else { throw TestProblem() }
        #expect(read.type == "POST responses")
    }

    @Test func `an older log without types is read, too`() throws {
        let line = #"{"ms":1.0,"t":101.5,"dir":"client","size":5,"event":{"type":"session.update"}}"#

        guard case .event(let read)? = WireLogFormat.line(line, number: 3) else { throw TestProblem() }
        #expect(read.type == "session.update")
        #expect(read.direction == .sent)
        #expect(read.id == 3)
        #expect(read.size == 5)
    }

    @Test func `of an older log with a slash in its type is read as it was meant`() throws {
        let line = #"{"ms":1.0,"t":101.5,"dir":"client","type":"POST chat\/completions","size":5,"event":{}}"#

        guard case .event(let read)? = WireLogFormat.line(line, number: 3) else { throw TestProblem() }
        #expect(read.type == "POST chat/completions")
        #expect(!WireLogFormat.text(.event(read), began: began).contains("\\/"))
    }

    // MARK: the bytes in which it came

    private func record(_ json: String, type: String = "?", frame: WireFrame) -> WireRecord {
        WireRecord(
            id: 7, direction: .received, date: began + 1, type: type, size: 12, json: json, capturedAt: nil,
            frame: frame, exchange: 3)
    }

    @Test(arguments: [
        WireFrame.around(before: Data("event: error\r\ndata: ".utf8), after: Data("\r\n\r\n".utf8)),
        .bytes(Data("data: {\"a\":\ndata: 1}\n\n".utf8)), .bytes(Data()), .bytes(Data([0xFF, 0x0A, 0xF0]), left: 7),
    ])
    func `is read back with the bytes in which it came`(frame: WireFrame) throws {
        let record = record(#"{"a":1}"#, frame: frame)
        let text = WireLogFormat.text(.event(record), began: began)

        #expect(text.split(separator: "\n").count == 1)
        #expect(WireLogFormat.line(text, number: 7) == .event(record))
    }

    /// Made up of two, so that nobody takes it for one.
    private static let key = "s" + "k-" + String(repeating: "a1", count: 12)

    @Test(arguments: [
        "<p>Your key \(key) is wrong</p>", "data: {\"api_key\":\"only letters\",\"choi",
        "data: {\"api_key\":\ndata: \"only letters\"}\n\n", "{'password': 'only letters'}",
        #"{"error":"{\"secret\":\"only letters\"}"}"#, #"data: {"text":"\n\#(key)"}"#, "Authorization: Bearer \(key)",
        "data: {\"client_secret\":\"only letters", "ada@corp.example", "/home/ada/notes",
    ])
    func `that is no event holds no secret and nobody's name`(text: String) throws {
        for bytes in [Data(text.utf8), try #require(text.data(using: .utf16LittleEndian))] {
            let invalid = record(#"{"invalid":""}"#, type: "invalid", frame: .bytes(bytes))
            let refusal = record("\"\"", type: "chat/completions 502", frame: .bytes(bytes))
            for record in [invalid, refusal] {
                let line = WireLogFormat.text(.event(record), began: began).replacing("\\u0000", with: "")
                #expect(!line.contains(Self.key) && !line.contains("only letters") && !line.contains("ada"), "\(line)")
                #expect(try JSONSerialization.jsonObject(with: Data(line.utf8)) is [String: Any])
            }
        }
    }

    /// The words of a stream as they stand in the log, one behind the other.
    private func logged(_ pieces: [String], _ json: (String) -> String, type: String) throws -> String {
        var secrets = SplitSecrets()
        return try pieces.map { piece in
            let record = record(json(piece), type: type)
            let line = WireLogFormat.text(.event(secrets.hiding(record)), began: began)
            let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
            let event = try #require(object["event"] as? [String: Any])
            let choice = (event["choices"] as? [[String: Any]])?.first?["delta"] as? [String: Any]
            return try #require(event["delta"] as? String ?? choice?["content"] as? String)
        }.joined()
    }

    @Test func `of a secret that comes in pieces has no more than its beginning`() throws {
        let pieces = ["The key ", "s", "k-", "a1a1", "a1a1", "a1a1a1", "a1a1a1 ", "is \"old\"."]
        let delta = try logged(
            pieces, { #"{"type":"x.delta","item_id":"i","delta":"\#($0.replacing("\"", with: "\\\""))"}"# },
            type: "x.delta")
        let chunk = try logged(
            Array(pieces.dropLast()), { #"{"choices":[{"delta":{"content":"\#($0)"}}]}"# },
            type: "chat.completion.chunk")

        for words in [delta, chunk] {
            #expect(words.hasPrefix("The key ") && words.contains("‹key›"))
            #expect(!words.contains("a1a1a1a1a1"), "\(words)")
        }
        #expect(delta.hasSuffix(" is \"old\"."))
    }

    @Test func `of words in pieces that are no secret has all`() throws {
        let pieces = ["A ", "task", "-", "list", " of sk", "-", "learn"]
        let words = try logged(pieces, { #"{"delta":"\#($0)"}"# }, type: "x.delta")

        #expect(words == pieces.joined())
    }

    @Test func `holds no secret before an event`() {
        let frame = WireFrame.around(before: Data(": \(Self.key)\n\ndata: ".utf8), after: Data("\n\n".utf8))
        let line = WireLogFormat.text(.event(record(#"{"a":1}"#, frame: frame)), began: began)

        #expect(!line.contains(Self.key))
        #expect(line.contains(#""before":": ‹key›\n\ndata: ""#))
    }

    @Test func `says what the loudspeaker does, whatever the name of the item`() throws {
        let event = EchoEvent.assistantInterrupted(itemID: "a\"\n", heard: .milliseconds(320))
        let playback = try #require(WireLogLine.Playback(event))
        let line = WireLogFormat.text(.playback(playback, at: began + 2), began: began)
        let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
        let told = try #require(object["event"] as? [String: Any])

        #expect(object["dir"] as? String == "device")
        #expect(told["type"] as? String == "playback.interrupted")
        #expect(told["item_id"] as? String == "a\"\n")
        #expect(told["heard_ms"] as? Int == 320)
        #expect(WireLogLine.Playback(.turnChanged(.idle)) == nil)
    }

    @Test(arguments: [
        (EchoEvent.assistantStartedSpeaking(itemID: "i"), WireLogLine.Playback.started(item: "i")),
        (.assistantStoppedSpeaking(itemID: "i"), .finished(item: "i")),
        (
            .assistantInterrupted(itemID: "i", heard: .milliseconds(320)),
            .interrupted(item: "i", heard: .milliseconds(320))
        ),
    ])
    func `news of the loudspeaker is read back`(event: EchoEvent, playback: WireLogLine.Playback) {
        #expect(WireLogLine.Playback(event) == playback)
        let text = WireLogFormat.text(.playback(playback, at: began + 2), began: began)

        #expect(WireLogFormat.line(text, number: 0) == .playback(playback, at: began + 2))
    }

    @Test(arguments: [true, false])
    func `who answers is read back`(isLocal: Bool) {
        let server = ServerIdentity(isLocal: isLocal, host: "example.org", model: "m")
        let text = WireLogFormat.text(.server(server, at: began + 2), began: began)

        #expect(WireLogFormat.line(text, number: 0) == .server(server, at: began + 2))
    }

    @Test(arguments: [
        #"{"t":1,"dir":"program","event":{"type":"else","host":"a"}}"#, #"{"t":1,"dir":"program","event":{}}"#,
        "", "no log", "{}", "[]", #"{"t":1,"dir":"server"}"#, #"{"t":1,"dir":"elsewhere","event":{}}"#,
        #"{"t":"1","dir":"server","event":{}}"#, #"{"t":inf,"dir":"server","event":{}}"#,
        #"{"t":1e300,"dir":"server","event":{}}"#, #"{"ms":1,"t":2,"dir":"server","event":{"type":"x"#,
        #"{"t":1,"dir":"device","event":{"type":"else","item_id":"a"}}"#, #"{"t":1,"dir":"server","event":{}}}"#,
    ])
    func `what is damaged is no line`(text: String) {
        #expect(WireLogFormat.line(text, number: 0) == nil)
    }

    @Test func `holds no key and no token, and stays JSON`() throws {
        let key = "s" + "k-" + String(repeating: "a1", count: 12)
        let ephemeral = "e" + "k_" + String(repeating: "b2", count: 12)
        let json =
            #"{"a":"\#(key)","session":{"client_secret":{"value":"\#(ephemeral)"}},"headers":{"Authorization":"Basic abc"},"t":"task-list"}"#
        let line = WireLogFormat.text(.event(record(json)), began: began)

        #expect(!line.contains(key) && !line.contains(ephemeral) && !line.contains("Basic abc"))
        #expect(line.contains(#""t":"task-list""#))
        #expect(try JSONSerialization.jsonObject(with: Data(line.utf8)) is [String: Any])
    }

    private struct TestProblem: Error {}
}
