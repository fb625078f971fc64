extension ModelNames {
    /// - Throws: What the API says of a model that there is not.
    func check(
        _ name: String, _ role: Role, at parameter: String = "model", status: Int = 404
    ) throws(SessionProblem) {
        guard !contains(name, role) else { return }
        throw .unknownModel(name, like: LocalModels.names(for: role), at: parameter, status: status)
    }

    /// The model that a session is opened for; one that writes down may name either of its two.
    func check(_ name: String, ofSession kind: SessionKind) throws(SessionProblem) {
        switch kind {
        case .realtime: try check(name, .realtime)
        case .transcription where contains(name, .realtime): break
        case .transcription: try check(name, .transcription)
        }
    }
}
