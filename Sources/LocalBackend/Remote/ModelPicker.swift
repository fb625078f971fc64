import EchoWire

/// Which of a server's models does what, as far as their names say.
enum ModelPicker {
    private static let hearing = [
        "whisper", "transcribe", "parakeet", "moonshine", "canary", "sensevoice", "wav2vec", "asr", "stt",
    ]
    private static let speaking = [
        "tts", "kokoro", "piper", "bark", "speech", "orpheus", "chatterbox", "xtts", "voxtral-voice",
    ]
    private static let embedding = ["embed", "bge-", "minilm"]
    private static let other = [
        "embed", "bge-", "rerank", "minilm", "clip", "moderation", "guard", "diffusion", "flux", "ocr", "sdxl", "-vad",
        "reward", "colbert",
    ]

    /// The first that suits; nil when none does.
    static func pick(_ role: PartRole, from models: [ModelObject], before preferred: [String] = []) -> ModelObject? {
        all(role, from: models, before: preferred).first
    }

    /// Those that suit. This program's own server suits nobody: it is here already.
    ///
    /// - Parameter preferred: those that come before others.
    static func all(_ role: PartRole, from models: [ModelObject], before preferred: [String] = []) -> [ModelObject] {
        let suited = models.filter { suits($0, role) }
        return suited.filter { preferred.contains($0.id) } + suited.filter { !preferred.contains($0.id) }
    }

    /// What serves a model, by whom its list names as the owner; some have ports that are nobody else's.
    static func product(_ model: ModelObject, at port: Int) -> String? {
        owners[model.ownedBy?.lowercased() ?? ""] ?? ports[port]
    }

    private static let ports = [11434: "Ollama", 1234: "LM Studio", 1337: "Jan"]

    private static let owners = [
        "llamacpp": "llama.cpp", "vllm": "vLLM", "kokoro": "Kokoro-FastAPI",
        "organization_owner": "LM Studio", "organization-owner": "LM Studio",
    ]

    private static func suits(_ model: ModelObject, _ role: PartRole) -> Bool {
        guard model.ownedBy != LocalModels.owner else { return false }
        let name = model.id.lowercased()
        let hears = hearing.contains { name.contains($0) }
        let speaks = speaking.contains { name.contains($0) }
        return switch role {
        case .brain: !hears && !speaks && !other.contains { name.contains($0) }
        case .ears: hears
        case .voice: speaks && !hears
        case .embeddings: embedding.contains { name.contains($0) }
        }
    }
}
