import EchoWire
import Foundation

/// The state of a session before its client changes it: the values seen on the live service.
enum SessionDefaults {
    static let voices = ["alloy", "ash", "ballad", "coral", "echo", "sage", "shimmer", "verse", "marin", "cedar"]
    static let instructions = "You are a helpful, witty, and friendly AI."
    /// Writes down what is said where nobody says which model should.
    static let transcriptionModel = "gpt-transcribe"
    static let serverVAD = ServerVAD(
        threshold: 0.5, prefixPaddingMs: 300, silenceDurationMs: 200, idleTimeoutMs: .cleared, createResponse: true,
        interruptResponse: true)
    static let semanticVAD = SemanticVAD(eagerness: "auto", createResponse: true, interruptResponse: true)

    static func session(id: String, model: String, expiresAt: Date) -> SessionObject {
        let session = SessionObject(
            id: id, object: "realtime.session", expiresAt: Int(expiresAt.timeIntervalSince1970), model: model,
            outputModalities: ["audio"], instructions: instructions,
            audio: SessionAudio(
                input: SessionAudioInput(
                    format: .pcm(rate: 24_000), transcription: .cleared, noiseReduction: .cleared,
                    turnDetection: .value(.serverVAD(serverVAD))),
                output: SessionAudioOutput(format: .pcm(rate: 24_000), voice: "alloy", speed: 1)),
            tools: [], toolChoice: .auto, maxOutputTokens: .infinite, truncation: "auto", tracing: .null,
            prompt: .null)
        return RealtimeModelRules(model: model).completed(session)
    }

    /// A session that only writes down what `session` hears.
    /// - Parameter model: Writes it down, unless the session has one that does.
    static func transcription(of session: SessionObject, model: String) -> SessionObject {
        var input = session.audio?.input ?? SessionAudioInput()
        if input.transcription?.value == nil { input.transcription = .value(Transcription(model: model)) }
        return completed(
            SessionObject(
                type: SessionKind.transcription.rawValue, id: session.id, object: "realtime.transcription_session",
                expiresAt: session.expiresAt, audio: SessionAudio(input: input), include: session.include))
    }

    /// Fills what an update of another turn detection left open.
    static func completed(_ session: SessionObject) -> SessionObject {
        guard case .value(let detection)? = session.audio?.input?.turnDetection else { return session }
        var session = session
        let isTranscription = session.type == SessionKind.transcription.rawValue
        let completed = isTranscription ? withoutAnswers(completed(detection)) : completed(detection)
        session.audio?.input?.turnDetection = .value(completed)
        return session
    }

    /// Where nothing is answered, there is nothing to say about answers.
    private static func withoutAnswers(_ detection: TurnDetection) -> TurnDetection {
        switch detection {
        case .serverVAD(var settings):
            (settings.idleTimeoutMs, settings.createResponse, settings.interruptResponse) = (nil, nil, nil)
            return .serverVAD(settings)
        case .semanticVAD(var settings):
            (settings.createResponse, settings.interruptResponse) = (nil, nil)
            return .semanticVAD(settings)
        case .unknown: return detection
        }
    }

    private static func completed(_ detection: TurnDetection) -> TurnDetection {
        switch detection {
        case .serverVAD(var settings):
            settings.threshold = settings.threshold ?? serverVAD.threshold
            settings.prefixPaddingMs = settings.prefixPaddingMs ?? serverVAD.prefixPaddingMs
            settings.silenceDurationMs = settings.silenceDurationMs ?? serverVAD.silenceDurationMs
            settings.idleTimeoutMs = settings.idleTimeoutMs ?? .cleared
            settings.createResponse = settings.createResponse ?? true
            settings.interruptResponse = settings.interruptResponse ?? true
            return .serverVAD(settings)
        case .semanticVAD(var settings):
            settings.eagerness = settings.eagerness ?? "auto"
            settings.createResponse = settings.createResponse ?? true
            settings.interruptResponse = settings.interruptResponse ?? true
            return .semanticVAD(settings)
        case .unknown: return detection
        }
    }
}
