import EchoAudio
import EchoTestKit
import EchoWire
import Foundation
import ServerTestKit

@testable import LocalBackend

/// Runs a session without tasks, sockets or clocks: what it asks for is done at once, or when the test says so.
struct SessionBench {
    static let start = Date(timeIntervalSince1970: 1_795_251_600)

    var session: LocalSession
    var reply: (BrainPrompt) -> [BrainPart] = { _ in [.text("Fine.")] }
    /// Heard utterance by utterance.
    var utterances: [RecognizedWords] = []
    var recognitionFails = false
    /// When false, the words of a turn wait for `hear()`.
    var recognisesAtOnce = true
    /// When false, what the brain makes waits for `think()`.
    var thinksAtOnce = true
    /// When false, sentences wait for `speak()`.
    var speaksAtOnce = true
    var isSpeechBroken = false
    private(set) var recording: [WireLine] = []
    private(set) var prompts: [BrainPrompt] = []
    private(set) var actions: [SessionAction] = []
    private(set) var unheard: [String] = []
    private(set) var unthought: [(answer: String, prompt: BrainPrompt)] = []
    private(set) var unspoken: [(answer: String, sentence: String)] = []
    private var eventCount = 0

    init(
        limit: Duration = .seconds(3600), kind: SessionKind = .realtime, isBeta: Bool = false,
        inputBytes: Int = 32 << 20, itemBytes: Int = 32 << 20, model: String? = nil
    ) {
        session = LocalSession(
            configuration: .init(
                model: model ?? kind.standardModel, kind: kind, isBeta: isBeta, timeZone: .gmt, seed: 1, limit: limit,
                inputBytes: inputBytes, itemBytes: itemBytes))
        tell(.opened)
    }

    /// With these changes made and the recording so far kept.
    init(_ changes: SessionObject, model: String? = nil) {
        self.init(model: model)
        update(changes)
    }

    // MARK: What the client does

    mutating func update(_ changes: SessionObject) { send(.sessionUpdate(SessionUpdate(session: changes))) }

    mutating func send(_ event: ClientEvent) {
        eventCount += 1
        var json = event.json.object ?? [:]
        if json["event_id"] == nil { json["event_id"] = .string("cli_\(eventCount)") }
        recording.append(WireLine(.client, .object(json)))
        tell(.message(JSONValue.object(json).data))
    }

    /// Sends what may be against the rules; it is not recorded.
    mutating func send(raw text: String) { tell(.message(Data(text.utf8))) }

    mutating func ask(_ text: String) {
        let item = MessageItem(role: "user", content: [.inputText(text: text)])
        send(.conversationItemCreate(ConversationItemCreate(item: .message(item))))
        send(.responseCreate(ResponseCreate()))
    }

    mutating func append(_ sound: PCM16, step: Int = 480) {
        var rest = sound.samples[...]
        while !rest.isEmpty {
            let piece = PCM16(Array(rest.prefix(step)))
            send(.inputAudioBufferAppend(InputAudioBufferAppend(audio: piece.littleEndianData)))
            rest = rest.dropFirst(step)
        }
    }

    // MARK: What happens around it

    mutating func hear() {
        for item in unheard { finishListening(item) }
        unheard = []
    }

    mutating func think() {
        let waiting = unthought
        unthought = []
        for (answer, prompt) in waiting { think(answer, prompt) }
    }

    mutating func speak() {
        guard !unspoken.isEmpty else { return }
        let (answer, sentence) = unspoken.removeFirst()
        say(sentence, answer)
    }

    mutating func tell(_ fact: SessionFact) {
        var waiting = session.receive(fact, at: Self.start)
        actions += waiting
        for case .send(let event) in waiting { recording.append(WireLine(event)) }
        while !waiting.isEmpty { perform(waiting.removeFirst()) }
    }

    private mutating func perform(_ action: SessionAction) {
        switch action {
        case .finishListening(let item): recognisesAtOnce ? finishListening(item) : unheard.append(item)
        case .think(let answer, let prompt): begin(answer, prompt)
        case .speak(let answer, let sentence, _, _):
            speaksAtOnce ? say(sentence, answer) : unspoken.append((answer, sentence))
        default: break
        }
    }

    private mutating func begin(_ answer: String, _ prompt: BrainPrompt) {
        prompts.append(prompt)
        thinksAtOnce ? think(answer, prompt) : unthought.append((answer, prompt))
    }

    private mutating func finishListening(_ item: String) {
        guard !recognitionFails else { return tell(.recognitionFailed(item: item, reason: "the model is gone")) }
        let heard = utterances.isEmpty ? RecognizedWords(text: "") : utterances.removeFirst()
        tell(.recognized(item: item, heard))
    }

    private mutating func think(_ answer: String, _ prompt: BrainPrompt) {
        for part in reply(prompt) { tell(.said(answer: answer, part)) }
        tell(.answered(answer: answer))
    }

    private mutating func say(_ sentence: String, _ answer: String) {
        guard !isSpeechBroken else { return tell(.speakingFailed(answer: answer, reason: "no voice")) }
        tell(.spoken(answer: answer, ScriptedSynthesizer.tone(milliseconds: sentence.count * 50)))
    }

    // MARK: What the client got

    var events: [ServerEvent] {
        actions.compactMap { if case .send(let event) = $0 { event } else { nil } }
    }

    /// Types of the events since the `count`th, deltas of a kind in a row counted once.
    func types(since count: Int = 0) -> [String] {
        events.dropFirst(count).map(\.type).reduce(into: []) { types, type in
            if !(type.hasSuffix(".delta") && types.last == type) { types.append(type) }
        }
    }

    var errors: [ErrorDetail] {
        events.compactMap { if case .error(let event) = $0 { event.error } else { nil } }
    }

    var responses: [ResponseObject] {
        events.compactMap { if case .responseDone(let event) = $0 { event.response } else { nil } }
    }

    func events<Payload>(_ kind: (ServerEvent) -> Payload?) -> [Payload] { events.compactMap(kind) }
}
