import EchoWire
import Foundation
import PhoneBridge
import Testing

@Suite struct `A media stream of Twilio` {
    private static let example = TwilioVector.fixture("media-stream.jsonl").split(separator: UInt8(ascii: "\n"))

    private func events(of side: String) throws -> [JSONValue] {
        try Self.example.map { try JSONValue(parsing: Data($0)) }
            .filter { $0["dir"]?.string == side }.compactMap { $0["event"] }
    }

    private func message(_ text: String) throws(MediaStreamError) -> MediaStreamMessage {
        try MediaStreamMessage(Data(text.utf8))
    }

    private static let format = #""mediaFormat":{"encoding":"audio/x-mulaw","sampleRate":8000,"channels":1}"#

    @Test func `is read as published`() throws {
        let messages = try events(of: "client").map { try MediaStreamMessage($0.data) }
        #expect(messages.first == .connected)
        guard case .start(let start) = messages[1] else {
            Issue.record("the second is \(messages[1])")
            return
        }
        #expect(start.stream == "MZ3fb39a576bc33e835a38c4ae435f1d2e")
        #expect(start.call == "CA1b4b12dabafea855f01059514b6ad591")
        guard case .media(let sound) = messages[2] else {
            Issue.record("the third is \(messages[2])")
            return
        }
        #expect(sound.bytes.count == 160)
        #expect((sound.number, sound.time) == (1, .milliseconds(5)))
        #expect(messages.suffix(3) == [.mark("item_2:60"), .digit("5"), .stop])
    }

    @Test func `is written as published, byte for byte of its sound`() throws {
        let writer = MediaStreamWriter(stream: "MZ3fb39a576bc33e835a38c4ae435f1d2e")
        for event in try events(of: "server") {
            let command: MediaStreamCommand =
                switch event["event"]?.string {
                case "media": .media(try #require(Data(base64Encoded: event["media"]?["payload"]?.string ?? "")))
                case "mark": .mark(try #require(event["mark"]?["name"]?.string))
                default: .clear
                }
            #expect(try JSONValue(parsing: writer.text(command)) == event)
        }
    }

    @Test func `with a name that is none is still one message`() throws {
        let text = MediaStreamWriter(stream: #"MZ","event":"clear"#).text(.mark("a\"}\n"))
        let json = try JSONValue(parsing: text)
        #expect(json["streamSid"]?.string == #"MZ","event":"clear"#)
        #expect(json["mark"]?["name"]?.string == "a\"}\n")
    }

    @Test func `brings the parameters of its start`() throws {
        let start = try message(
            #"""
            {"event":"start","start":{"streamSid":"MZ1","callSid":"CA1","accountSid":"AC1","customParameters":
            {"from":"+14155550100","odd":7},\#(Self.format)}}
            """#)
        let expected = MediaStreamStart(
            stream: "MZ1", call: "CA1", account: "AC1", parameters: ["from": "+14155550100"])
        #expect(start == .start(expected))
    }

    @Test func `says what it is not known for by its name`() throws {
        #expect(try message(#"{"event":"weather"}"#) == .other("weather"))
    }

    @Test(arguments: [
        ("", "event"), ("[]", "event"), (#"{"event":7}"#, "event"), (#"{"event":"start"}"#, "start.streamSid"),
        (#"{"event":"start","start":{"streamSid":"MZ1"}}"#, "start.callSid"),
        (#"{"event":"start","start":{"streamSid":"MZ1","callSid":"CA1"}}"#, "start.mediaFormat"),
        (#"{"event":"media","media":{"chunk":"1","timestamp":"1","payload":"*"}}"#, "media.payload"),
        (#"{"event":"media","media":{"timestamp":"1","payload":"AA=="}}"#, "media.chunk"),
        (#"{"event":"media","media":{"chunk":"1","timestamp":"-1","payload":"AA=="}}"#, "media.timestamp"),
        (#"{"event":"dtmf","dtmf":{"digit":"12"}}"#, "dtmf.digit"), (#"{"event":"dtmf"}"#, "dtmf.digit"),
        (#"{"event":"mark","mark":{}}"#, "mark.name"),
    ])
    func `that is malformed says where`(text: String, field: String) {
        #expect(throws: MediaStreamError.unreadable(field)) { try message(text) }
    }

    @Test func `of sound that no telephone has says which`() throws {
        let sounds = [
            ("audio/x-mulaw", "audio/l16", "audio/l16, 8000 Hz, 1 channel"),
            ("8000", "16000", "audio/x-mulaw, 16000 Hz, 1 channel"),
            (#""channels":1"#, #""channels":2"#, "audio/x-mulaw, 8000 Hz, 2 channels"),
        ]
        for (usual, strange, name) in sounds {
            let format = Self.format.replacing(usual, with: strange)
            let start = try message(#"{"event":"start","start":{"streamSid":"MZ1","callSid":"CA1",\#(format)}}"#)
            #expect(start == .start(MediaStreamStart(stream: "MZ1", call: "CA1", account: "", strangeSound: name)))
        }
    }

    @Test func `of too much sound at once is refused`() {
        let long = Data(count: 8_001).base64EncodedString()
        #expect(throws: MediaStreamError.unreadable("media.payload")) {
            try message(#"{"event":"media","media":{"chunk":"1","timestamp":"1","payload":"\#(long)"}}"#)
        }
    }
}
