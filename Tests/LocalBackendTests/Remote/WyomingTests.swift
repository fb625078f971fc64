import EchoAudio
import EchoTestKit
import EchoWire
import Foundation
import ServerTestKit
import Testing

@testable import LocalBackend

@Suite struct `Whisper and Piper of a Home Assistant are ears and a voice` {
    private static let info: JSONObject = [
        "asr": [["name": "faster-whisper", "models": [["name": "base-int8", "installed": true]]]],
        "tts": [
            [
                "name": "piper",
                "voices": [
                    ["name": "de_DE-thorsten-low", "installed": false],
                    ["name": "en_US-joe-medium", "installed": true],
                ],
            ]
        ],
    ]

    private static func message(_ type: String, _ data: JSONObject = [:], _ payload: Data = Data()) -> Data {
        WyomingMessage(type: type, data: data, payload: payload).bytes
    }

    /// As wyoming-faster-whisper and wyoming-piper answer.
    private static func program(_ extra: @escaping @Sendable ([WyomingMessage]) -> PuppetLine.Step? = { _ in nil })
        -> PuppetLine
    {
        PuppetLine { bytes in
            var reader = WyomingReader()
            guard let messages = try? reader.receive(bytes), let last = messages.last else { return .wait }
            if let step = extra(messages) { return step }
            switch last.type {
            case "describe": return .send(message("info", info))
            case "audio-stop": return .send(message("transcript", ["text": " What time is it? "]))
            case "synthesize":
                let format: JSONObject = ["rate": 22_050, "width": 2, "channels": 1]
                let sound = PCM16(Array(repeating: 1_000, count: 22_050)).littleEndianData
                return .send(
                    message("audio-start", format) + message("audio-chunk", format, sound.prefix(20_000))
                        + message("audio-chunk", format, sound.dropFirst(20_000)) + message("audio-stop"))
            default: return .wait
            }
        }
    }

    private static func server(_ port: Int, _ rest: String = "") throws -> PartServer {
        try PartServer("tcp://127.0.0.1:\(port)" + rest)
    }

    @Test func `they are found by what they offer`() async throws {
        let program = Self.program()
        let port = try await program.start()
        defer { program.close() }
        let picker = ServerPicker(ports: [.ears: [port], .voice: [port], .brain: [port]], wyoming: [port])

        let ears = await picker.find(.ears)
        let voice = await picker.find(.voice)

        #expect(ears?.model == "base-int8")
        #expect(ears?.product == "faster-whisper")
        #expect(ears?.isWyoming == true)
        #expect(voice?.model == "en_US-joe-medium")
        #expect(await picker.find(.brain) == nil)
        #expect(
            await picker.survey(.voice)
                == [PartFinding.Port(number: port, answer: .serves(model: "en_US-joe-medium", product: "piper"))])
        #expect(await picker.survey(.brain) == [PartFinding.Port(number: port, answer: .noModel)])
    }

    @Test func `they listen, at 16 kHz and in the language that is told`() async throws {
        let program = Self.program()
        let port = try await program.start()
        defer { program.close() }
        let ears = TranscriptionServerRecognizer(
            try Self.server(port, "#base-int8"), key: nil, fallback: ScriptedRecognizer("Heard here."))
        let recognition = try await ears.begin(vocabulary: [], language: "de-DE")
        _ = await recognition.feed(ScriptedSynthesizer.tone(milliseconds: 600))

        #expect(try await recognition.finish().text == "What time is it?")
        var reader = WyomingReader()
        let asked = try reader.receive(try #require(program.received.last))
        #expect(asked.first?.data == ["language": "de", "name": "base-int8"])
        #expect(asked[1].data == ["rate": 16_000, "width": 2, "channels": 1])
        #expect(asked.reduce(0) { $0 + $1.payload.count } / 2 / 16 >= 598)
    }

    @Test func `they speak, at whatever rate`() async throws {
        let program = Self.program()
        let port = try await program.start()
        defer { program.close() }
        let voice = SpeechServerSynthesizer(
            try Self.server(port, "#en_US-joe-medium"), key: nil, fallback: ScriptedSynthesizer())

        let sound = try await voice.speak("Hello.", voice: "marin", speed: 1)

        #expect((23_900...24_100).contains(sound.samples.count))
        var reader = WyomingReader()
        let asked = try reader.receive(try #require(program.received.last))
        #expect(asked.first?.data == ["text": "Hello.", "voice": ["name": "en_US-joe-medium"]])
    }

    @Test(arguments: [
        PuppetLine.Step.end(Data("HTTP/1.1 400 Bad Request\r\n\r\n".utf8)), .end(Data()),
        .send(message("error", ["text": "no model"])), .end(message("audio-start", ["rate": 16_000])),
        .end(message("audio-start", ["rate": -1]) + message("audio-stop")),
        .end(Data(#"{"type":"audio-chunk","payload_length":99999999999}"#.utf8 + [0x0A])),
    ])
    func `what is none of them, or fails, is not waited for`(step: PuppetLine.Step) async throws {
        let program = Self.program { $0.last?.type == "synthesize" ? step : nil }
        let port = try await program.start()
        defer { program.close() }
        let builtIn = ScriptedSynthesizer()
        let voice = SpeechServerSynthesizer(try Self.server(port), key: nil, fallback: builtIn)

        _ = try await voice.speak("Hello.", voice: "marin", speed: 1)

        #expect(builtIn.lines.map(\.sentence) == ["Hello."])
    }

    @Test func `who stops listening to them closes the connection`() async throws {
        let program = Self.program { $0.last?.type == "synthesize" ? .wait : nil }
        let port = try await program.start()
        defer { program.close() }
        let voice = SpeechServerSynthesizer(try Self.server(port), key: nil, fallback: ScriptedSynthesizer())
        let speaking = Task { try await voice.speak("Hello.", voice: "marin", speed: 1) }
        #expect(await eventually { program.connections == 1 })

        speaking.cancel()

        #expect(await eventually { program.connections == 0 })
    }

    // MARK: The messages

    @Test func `messages are read however they come`() throws {
        let sound = Data([0x0A, 1, 2, 0x0A])
        let sent =
            Self.message("audio-chunk", ["rate": 16_000], sound)
            + Data(#"{"type":"info","data":{"a":1},"data_length":7}"#.utf8) + [0x0A] + Data(#"{"b":2}"#.utf8)
        for size in [1, 3, 1_000] {
            var reader = WyomingReader()
            var messages: [WyomingMessage] = []
            for start in stride(from: 0, to: sent.count, by: size) {
                messages += try reader.receive(sent[start..<min(start + size, sent.count)])
            }
            #expect(messages.map(\.type) == ["audio-chunk", "info"])
            #expect(messages.first?.payload == sound)
            #expect(messages.last?.data == ["a": 1, "b": 2])
        }
    }

    /// Python's package for the protocol takes no length like 4.0: it fails, and Whisper never hears what was said.
    @Test func `lengths are whole numbers`() {
        let message = WyomingMessage(type: "audio-chunk", data: ["rate": 16_000], payload: Data([1, 2, 3, 4]))
        let head = String(decoding: message.bytes.prefix { $0 != 0x0A }, as: UTF8.self)

        #expect(head == #"{"data":{"rate":16000},"payload_length":4,"type":"audio-chunk"}"#)
    }

    @Test(arguments: ["not json\n", "[]\n", #"{"type":"a","data_length":-1}"# + "\n"])
    func `what is no message is refused`(line: String) {
        var reader = WyomingReader()
        #expect(throws: WyomingReader.Trouble.garbled) { try reader.receive(Data(line.utf8)) }
    }

    @Test func `nor is one without an end`() {
        var reader = WyomingReader()
        #expect(throws: WyomingReader.Trouble.tooLong) {
            try reader.receive(Data(repeating: UInt8(ascii: "{"), count: 100_000))
        }
    }
}
