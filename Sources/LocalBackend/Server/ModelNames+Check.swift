extension ModelNames {
    /// - Throws: What the API says of a model that there is not, or not any more.
    func check(
        _ name: String, _ role: Role, at parameter: String = "model", status: Int = 404
    ) throws(SessionProblem) {
        let known = LocalModels.names(for: role).filter { !isOver($0) }
        if let day = endedDay(of: name) { throw .endedModel(name, on: day, like: known, at: parameter) }
        guard !contains(name, role) else { return }
        if let purpose = Self.elsewhere(name, than: role) {
            throw .modelElsewhere(name, for: purpose, like: known, at: parameter, status: status)
        }
        throw .unknownModel(name, like: known, at: parameter, status: status)
    }

    /// The model that a session is opened for; one that writes down may name either of its two.
    func check(_ name: String, ofSession kind: SessionKind) throws(SessionProblem) {
        switch kind {
        case .realtime: try check(name, .realtime)
        case .transcription where contains(name, .realtime): try check(name, .realtime)
        case .transcription: try check(name, .transcription)
        }
    }
}
