import EchoAudio
import EchoServing
import EchoTestKit
import EchoWire
import Foundation
import ServerTestKit

@testable import LocalBackend

/// Runs a translation session without tasks, sockets or clocks: what it asks for is done at once.
struct TranslationBench {
    var session: TranslationSession
    /// Heard utterance by utterance.
    var utterances: [String] = []
    /// By what was said; what is not in it comes back as it is.
    var translations: [String: String] = [:]
    /// Why nothing can be heard, translated or spoken; nil while it can.
    var deafness: String?
    var ignorance: String?
    var dumbness: String?
    /// When false, translations wait for `translate()`.
    var translatesAtOnce = true
    private(set) var actions: [SessionAction] = []
    private(set) var events: [TranslationServerEvent] = []
    private var untranslated: [(item: String, text: String)] = []

    init(hasTranslator: Bool = true, model: String = "gpt-realtime-translate") {
        session = TranslationSession(
            configuration: .init(
                model: model, models: .published, hasTranslator: hasTranslator, seed: 1, limit: .seconds(3600)))
        tell(.opened)
    }

    // MARK: What the client does

    mutating func send(_ event: TranslationClientEvent) { tell(.message(event.data)) }

    mutating func send(raw text: String) { tell(.message(Data(text.utf8))) }

    mutating func choose(_ language: String, transcribes: Bool = true) {
        let input = TranslationAudioInput(
            transcription: transcribes ? .value(Transcription(model: "gpt-realtime-whisper")) : .cleared)
        let audio = TranslationAudio(input: input, output: TranslationAudioOutput(language: language))
        send(.update(TranslationUpdate(eventID: "u1", session: TranslationSettings(audio: audio))))
    }

    mutating func hear(_ sound: PCM16) {
        var rest = sound.samples[...]
        while !rest.isEmpty {
            let audio = PCM16(Array(rest.prefix(2_400))).littleEndianData
            send(.audioAppend(TranslationAudioAppend(audio: audio)))
            rest = rest.dropFirst(2_400)
        }
    }

    /// Says something that takes 1.2 s, with silence around it.
    mutating func say(_ words: String, then milliseconds: Int = 1_000) {
        utterances.append(words)
        hear(SpokenSound.quiet(milliseconds: 600) + SpokenSound.voice(milliseconds: 1_200))
        hear(SpokenSound.quiet(milliseconds: 700 + milliseconds))
    }

    mutating func close() { send(.close(TranslationClose())) }

    // MARK: What happens around it

    mutating func translate() {
        let waiting = untranslated
        untranslated = []
        for (item, text) in waiting { translate(text, item) }
    }

    mutating func tell(_ fact: SessionFact) {
        var waiting = session.receive(fact, at: Date(timeIntervalSince1970: 1_795_251_600))
        actions += waiting
        for case .interpret(let event) in waiting { events.append(event) }
        while !waiting.isEmpty { perform(waiting.removeFirst()) }
    }

    private mutating func perform(_ action: SessionAction) {
        switch action {
        case .finishListening(let item): recognise(item)
        case .askTranslator(let language): tell(.translatability(language: language, language != "xx"))
        case .translate(let item, let text, _):
            translatesAtOnce ? translate(text, item) : untranslated.append((item, text))
        case .voice(let answer, let sentence, _): speak(sentence, answer)
        default: break
        }
    }

    private mutating func recognise(_ item: String) {
        if let deafness { return tell(.recognitionFailed(item: item, reason: deafness)) }
        let heard = utterances.isEmpty ? "" : utterances.removeFirst()
        tell(.recognized(item: item, RecognizedWords(text: heard)))
    }

    private mutating func translate(_ text: String, _ item: String) {
        if let ignorance { return tell(.translationFailed(item: item, reason: ignorance)) }
        tell(.translated(item: item, translations[text] ?? text))
    }

    private mutating func speak(_ sentence: String, _ answer: String) {
        if let dumbness { return tell(.speakingFailed(answer: answer, reason: dumbness)) }
        tell(.spoken(answer: answer, ScriptedSynthesizer.tone(milliseconds: sentence.count * 20)))
    }

    // MARK: What the client got

    var said: String {
        events.reduce(into: "") { if case .inputTranscriptDelta(let delta) = $1 { $0 += delta.delta } }
    }

    var translated: String {
        events.reduce(into: "") { if case .outputTranscriptDelta(let delta) = $1 { $0 += delta.delta } }
    }

    /// Milliseconds of the voice.
    var spoken: Int {
        events.reduce(0) { if case .outputAudioDelta(let delta) = $1 { $0 + delta.delta.count / 48 } else { $0 } }
    }

    var errors: [ErrorDetail] {
        events.compactMap { if case .error(let event) = $0 { event.error } else { nil } }
    }

    var closes: [ServerSocketClose] {
        actions.compactMap { if case .close(let close) = $0 { close } else { nil } }
    }
}
