import EchoWire

/// Which of a server's models does what, as far as their names say.
enum ModelPicker {
    enum Role: Sendable, Hashable {
        case brain, ears, voice
    }

    private static let hearing = [
        "whisper", "transcribe", "parakeet", "moonshine", "canary", "sensevoice", "wav2vec", "asr", "stt",
    ]
    private static let speaking = [
        "tts", "kokoro", "piper", "bark", "speech", "orpheus", "chatterbox", "xtts", "voxtral-voice",
    ]
    private static let other = [
        "embed", "bge-", "rerank", "minilm", "clip", "moderation", "guard", "diffusion", "flux",
    ]

    /// The first that suits; nil when none does. This program's own server suits nobody: it is here already.
    static func pick(_ role: Role, from models: [ModelObject]) -> String? {
        models.first { suits($0, role) }?.id
    }

    private static func suits(_ model: ModelObject, _ role: Role) -> Bool {
        guard model.ownedBy != LocalModels.owner else { return false }
        let name = model.id.lowercased()
        let hears = hearing.contains { name.contains($0) }
        let speaks = speaking.contains { name.contains($0) }
        return switch role {
        case .brain: !hears && !speaks && !other.contains { name.contains($0) }
        case .ears: hears
        case .voice: speaks && !hears
        }
    }
}
