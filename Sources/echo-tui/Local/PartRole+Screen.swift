import EchoScreen
import LocalBackend

/// The screen knows nothing of what serves it: their words for a part's role meet here alone.
extension LocalPartChange.Role {
    init(_ role: PartRole) {
        self =
            switch role {
            case .brain: .brain
            case .ears: .ears
            case .voice: .voice
            case .embeddings: .embeddings
            }
    }
}

extension PartRole {
    init(_ role: LocalPartChange.Role) {
        self =
            switch role {
            case .brain: .brain
            case .ears: .ears
            case .voice: .voice
            case .embeddings: .embeddings
            }
    }
}
