import EchoAudio
import EchoServing
import EchoTestKit
import EchoWire
import Foundation
import ServerTestKit

@testable import LocalBackend

/// Runs a full-duplex session without tasks, sockets or clocks: what it asks for is done at once, or when the test says so.
struct DuplexBench {
    static let start = Date(timeIntervalSince1970: 1_795_251_600)

    var session: DuplexSession
    var reply: (BrainPrompt) -> [BrainPart] = { _ in [.text("Fine.")] }
    /// Heard utterance by utterance.
    var utterances: [RecognizedWords] = []
    /// Why nothing can be heard, thought or spoken; nil while it can.
    var deafness: String?
    var confusion: String?
    var dumbness: String?
    /// When false, what the brain makes waits for `think()`.
    var thinksAtOnce = true
    /// When false, the words of an utterance wait for `recognise()`.
    var recognisesAtOnce = true
    private(set) var recording: [WireLine] = []
    private(set) var prompts: [BrainPrompt] = []
    private(set) var actions: [SessionAction] = []
    private(set) var events: [LiveServerEvent] = []
    /// What was said so far, as samples.
    private(set) var track: [Int16] = []
    private var unthought: [(answer: String, prompt: BrainPrompt)] = []
    private var unheard: [String] = []
    private var line: DuplexSound

    init(started settings: LiveSessionObject? = LiveSessionObject(model: "gpt-live-1.1")) {
        session = DuplexSession(
            configuration: .init(
                timeZone: .gmt, seed: 1, limit: .seconds(7200), patience: .seconds(31)))
        line = DuplexSound(settings?.audio?.format)
        tell(.opened)
        if let settings { send(.start(LiveSessionStart(eventID: "start", session: settings))) }
    }

    // MARK: What the client does

    mutating func send(_ event: LiveClientEvent) {
        recording.append(WireLine(.client, event.json))
        tell(.message(event.data))
    }

    /// Sends what may be against the rules; it is not recorded.
    mutating func send(raw text: String) { tell(.message(Data(text.utf8))) }

    /// As a microphone sends it.
    mutating func hear(_ sound: PCM16, step: Int = 480) {
        var rest = sound.samples[...]
        while !rest.isEmpty {
            let audio = line.encode(Array(rest.prefix(step)))
            send(.inputAudioAppend(LiveInputAudioAppend(audio: audio)))
            rest = rest.dropFirst(step)
        }
    }

    mutating func hearSilence(milliseconds: Int) { hear(SpokenSound.quiet(milliseconds: milliseconds)) }

    /// Says something that takes 1.2 s, with silence around it, and waits until it is over.
    mutating func ask(_ words: String, then milliseconds: Int = 1_000) {
        utterances.append(RecognizedWords(text: words))
        hear(SpokenSound.quiet(milliseconds: 600) + SpokenSound.voice(milliseconds: 1_200))
        hearSilence(milliseconds: 700 + milliseconds)
    }

    // MARK: What happens around it

    mutating func think() {
        let waiting = unthought
        unthought = []
        for (answer, prompt) in waiting { think(answer, prompt) }
    }

    mutating func recognise() {
        let waiting = unheard
        unheard = []
        for item in waiting { recognise(item) }
    }

    mutating func tell(_ fact: SessionFact) {
        var waiting = session.receive(fact, at: Self.start)
        actions += waiting
        for case .tell(let event) in waiting {
            recording.append(WireLine(.server, event.json))
            events.append(event)
            if case .outputAudioDelta(let delta) = event { track += PCM16(littleEndian: delta.delta).samples }
        }
        while !waiting.isEmpty { perform(waiting.removeFirst()) }
    }

    private mutating func perform(_ action: SessionAction) {
        switch action {
        case .finishListening(let item): recognisesAtOnce ? recognise(item) : unheard.append(item)
        case .think(let answer, let prompt):
            prompts.append(prompt)
            thinksAtOnce ? think(answer, prompt) : unthought.append((answer, prompt))
        case .speak(let answer, let sentence, _, _): speak(sentence, answer)
        default: break
        }
    }

    private mutating func recognise(_ item: String) {
        if let deafness { return tell(.recognitionFailed(item: item, reason: deafness)) }
        let heard = utterances.isEmpty ? RecognizedWords(text: "") : utterances.removeFirst()
        tell(.recognized(item: item, heard))
    }

    private mutating func think(_ answer: String, _ prompt: BrainPrompt) {
        if let confusion { return tell(.brainFailed(answer: answer, reason: confusion)) }
        for part in reply(prompt) { tell(.said(answer: answer, part)) }
        tell(.answered(answer: answer))
    }

    private mutating func speak(_ sentence: String, _ answer: String) {
        if let dumbness { return tell(.speakingFailed(answer: answer, reason: dumbness)) }
        tell(.spoken(answer: answer, ScriptedSynthesizer.tone(milliseconds: sentence.count * 50)))
    }

    // MARK: What the client got

    /// Without the sound.
    var types: [String] { events.map(\.type).filter { $0 != LiveOutputAudioDelta.type } }

    var errors: [LiveErrorDetail] {
        events.compactMap { if case .error(let event) = $0 { event.error } else { nil } }
    }

    var closes: [ServerSocketClose] {
        actions.compactMap { if case .close(let close) = $0 { close } else { nil } }
    }

    /// All that the person was heard to say.
    var heardWords: String {
        events.map { if case .inputTranscriptDelta(let event) = $0 { event.delta } else { "" } }.joined()
    }

    /// All that the voice said.
    var saidWords: String {
        events.map { if case .outputTranscriptDelta(let event) = $0 { event.delta } else { "" } }.joined()
    }

    /// When the voice can be heard, in milliseconds of the track; gaps shorter than 100 ms do not count.
    var voiced: [Range<Int>] {
        var spans: [Range<Int>] = []
        for start in stride(from: 0, to: track.count - 239, by: 240)
        where track[start..<start + 240].contains(where: { $0.magnitude > 50 }) {
            let time = start / 24
            if let last = spans.last, time - last.upperBound < 100 {
                spans[spans.count - 1] = last.lowerBound..<time + 10
            } else {
                spans.append(time..<time + 10)
            }
        }
        return spans
    }

    func events<Payload>(_ kind: (LiveServerEvent) -> Payload?) -> [Payload] { events.compactMap(kind) }

    /// A voice that hands on what it is asked, and works for itself with `work`.
    static func delegating(_ work: @escaping (BrainPrompt) -> [BrainPart] = { _ in [] }) -> (BrainPrompt) -> [BrainPart]
    {
        { prompt in
            let isVoice = prompt.tools.contains { $0.name == DelegateTool.name }
            return isVoice ? [.call(name: DelegateTool.name, arguments: "{}")] : work(prompt)
        }
    }
}
