import EchoTestKit
import EchoWire
import Foundation
import Testing

@Suite struct `Speech and transcription round-trip the published examples` {
    @Test func `requests come out as they went in, none of it unknown`() throws {
        let speech = try WireExamples.json("audio.speech.request.json")
        let form = try WireExamples.json("audio.transcriptions.form.json")

        #expect(try SpeechRequest(speech).json == speech)
        #expect(try SpeechRequest(speech).extra == [:])
        #expect(try SpeechRequest(speech).voice == "cedar")
        #expect(try TranscriptionForm(form).json == form)
        #expect(try TranscriptionForm(form).extra == [:])
        #expect(try TranscriptionForm(form).languages == ["en", "pt"])
    }

    @Test(arguments: WireExamples.names(prefix: "audio.speech.stream.", suffix: ".json"))
    func `an event of speech is typed and comes out as it went in`(_ name: String) throws {
        let json = try WireExamples.json(name)

        let event = try SpeechStreamEvent(json)

        #expect(event.json == json)
        if case .unknown = event { #expect(Bool(false), "unknown") }
        if case .audioDelta(let delta) = event { #expect(delta.audio.count > 500) }
        if case .audioDone(let done) = event { #expect(done.usage?.totalTokens == 78) }
    }

    @Test(arguments: WireExamples.names(prefix: "audio.transcriptions.stream.", suffix: ".json"))
    func `an event of transcription is typed and comes out as it went in`(_ name: String) throws {
        let json = try WireExamples.json(name)

        let event = try TranscriptionStreamEvent(json)

        #expect(event.json == json)
        if case .unknown = event { #expect(Bool(false), "unknown") }
    }

    @Test func `a stream of speech is sound and then done`() throws {
        let frames = try read(Array(WireExamples.data("audio-speech.sse")), by: .max)
        let events = try frames.filter { !$0.isDone }.map { try SpeechStreamEvent(parsing: $0.data) }

        guard case .audioDone? = events.last else { return #expect(Bool(false), "not done") }
        #expect(events.dropLast().allSatisfy { if case .audioDelta = $0 { true } else { false } })
        #expect(
            try read(Array(events.map(\.frame).joined()), by: .max).map { try SpeechStreamEvent(parsing: $0.data) }
                == events)
    }

    @Test func `a stream of words adds up to the text`() throws {
        let frames = try read(Array(WireExamples.data("audio-transcription.sse")), by: .max)
        var words = ""
        for frame in frames where !frame.isDone {
            switch try TranscriptionStreamEvent(parsing: frame.data) {
            case .textDelta(let delta): words += delta.delta
            case .textDone(let done):
                #expect(done.text == words)
                #expect(done.languages?.map(\.code) == ["en"])
                #expect(done.usage == .duration(TranscriptionDuration(seconds: 3)))
            case .textSegment, .unknown: #expect(Bool(false), "unexpected")
            }
        }
        #expect(words == "The quick brown fox jumps.")
    }

    @Test func `an answer is told by its fields`() throws {
        let plain = try WireExamples.json("audio.transcriptions.response.json")
        let verbose = try WireExamples.json("audio.transcriptions.verbose.json")
        let diarized: JSONValue = [
            "task": "transcribe", "duration": 2.4, "text": "The quick",
            "segments": [
                [
                    "type": "transcript.text.segment", "id": "seg_0", "start": 0, "end": 1.2, "speaker": "A",
                    "text": "The quick",
                ]
            ],
        ]

        guard case .plain(let words) = try TranscriptionResponse(plain),
            case .verbose(let timed) = try TranscriptionResponse(verbose),
            case .diarized(let parted) = try TranscriptionResponse(diarized)
        else { return #expect(Bool(false), "mistaken") }

        #expect(words.json == plain && timed.json == verbose && parted.json == diarized)
        #expect(words.usage == .duration(TranscriptionDuration(seconds: 3)))
        #expect(timed.words?.first == TranscribedWord(word: "The", start: 0, end: 0.2))
        #expect(timed.segments?.first?.noSpeechProbability == 0.01)
        #expect(parted.segments.first?.speaker == "A")
        #expect(try TranscriptionResponse(verbose).text == "The quick brown fox jumps.")
        #expect(try TranscriptionResponse(plain).usage != nil)
        #expect(throws: WireError.missing("text")) { try TranscriptionResponse(["usage": [:]]) }
    }

    @Test func `an event of an unknown type comes out as it went in`() throws {
        let json: JSONValue = ["type": "speech.smell.delta", "smell": "rose"]

        #expect(try SpeechStreamEvent(json).json == json)
        #expect(try TranscriptionStreamEvent(json).json == json)
        #expect(throws: WireError.missing("type")) { try SpeechStreamEvent([:]) }
        #expect(throws: WireError.wrongType("audio", expected: "base64")) {
            try SpeechStreamEvent(["type": "speech.audio.delta", "audio": "%"])
        }
    }
}
