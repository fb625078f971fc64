import EchoWire
import Foundation

/// What a session is before its client says otherwise: the values seen on the live service.
enum SessionDefaults {
    static let voices = ["alloy", "ash", "ballad", "coral", "echo", "sage", "shimmer", "verse", "marin", "cedar"]
    static let instructions = "You are a helpful, witty, and friendly AI."
    static let serverVAD = ServerVAD(
        threshold: 0.5, prefixPaddingMs: 300, silenceDurationMs: 200, idleTimeoutMs: .cleared, createResponse: true,
        interruptResponse: true)
    static let semanticVAD = SemanticVAD(eagerness: "auto", createResponse: true, interruptResponse: true)

    static func session(id: String, model: String, expiresAt: Date) -> SessionObject {
        SessionObject(
            id: id, object: "realtime.session", expiresAt: Int(expiresAt.timeIntervalSince1970), model: model,
            outputModalities: ["audio"], instructions: instructions,
            audio: SessionAudio(
                input: SessionAudioInput(
                    format: .pcm(rate: 24_000), transcription: .cleared, noiseReduction: .cleared,
                    turnDetection: .value(.serverVAD(serverVAD))),
                output: SessionAudioOutput(format: .pcm(rate: 24_000), voice: "alloy", speed: 1)),
            tools: [], toolChoice: .auto, maxOutputTokens: .infinite, truncation: "auto", tracing: .null,
            prompt: .null)
    }

    /// Fills what an update of another turn detection left open.
    static func completed(_ session: SessionObject) -> SessionObject {
        guard case .value(let detection)? = session.audio?.input?.turnDetection else { return session }
        var session = session
        session.audio?.input?.turnDetection = .value(completed(detection))
        return session
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
