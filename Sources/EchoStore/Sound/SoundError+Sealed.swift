import EchoScreen

extension SoundError {
    init(_ error: SealedFileError) {
        switch error {
        case .wrongKey: self = .wrongKey
        case .notSealed, .damaged: self = .damaged
        case .inaccessible(_, "it is missing"): self = .missing
        case .inaccessible(_, let reason): self = .inaccessible(reason: reason)
        }
    }

    init(_ error: StorageKeyError) { self = .noKey(reason: String(error.text.dropLast())) }
}
