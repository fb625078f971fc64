import EchoApp

extension SoundError {
    init(_ error: SealedFileError) {
        switch error {
        case .wrongKey: self = .wrongKey
        case .notSealed, .damaged: self = .damaged
        case .inaccessible(_, "it is missing"): self = .missing
        case .inaccessible(_, let reason): self = .inaccessible(reason: reason)
        }
    }

    init(_ error: StorageKeyError) {
        switch error {
        case .damaged(let path): self = .noKey(reason: "\(path) is damaged")
        case .notPrivate(let problem): self = .noKey(reason: problem.advice)
        case .inaccessible(let path, let reason): self = .noKey(reason: "\(path): \(reason)")
        }
    }
}
