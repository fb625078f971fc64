import EchoWire

/// What a voice session is asked for only where its model has it, and what a server may refuse all the same: one that
/// serves a model by the vendor's name, or an older version of the protocol.
extension RequestOption {
    private static let ofSessions: [(option: RequestOption, fields: [String])] = [
        (.effort, ["reasoning", "effort"]), (.parallelTools, ["parallel_tool_calls"]), (.noiseStrength, ["strength"]),
        (.transcriptionHints, ["languages", "keywords"]),
    ]

    /// What settings ask for, as they were sent.
    static func asked(in session: JSONValue) -> Set<RequestOption> {
        var asked: Set<RequestOption> = []
        let (input, transcription) = (session["audio"]?["input"], session["audio"]?["input"]?["transcription"])
        if session["reasoning"] != nil { asked.insert(.effort) }
        if session["parallel_tool_calls"] != nil { asked.insert(.parallelTools) }
        if input?["noise_reduction"]?["strength"] != nil { asked.insert(.noiseStrength) }
        if transcription?["languages"] != nil || transcription?["keywords"] != nil { asked.insert(.transcriptionHints) }
        return asked
    }

    /// The one of those that were asked for that an error is about: the field that it names, else the one in its words. An
    /// unknown field that nobody names is the effort, which older servers do not know.
    static func refused(by error: ErrorDetail, among asked: Set<RequestOption>) -> RequestOption? {
        let place = error.param ?? ""
        let isUnplaced = ["", "session"].contains(place)
        let words = (isUnplaced ? error.message : place).lowercased()
        let named = ofSessions.first { entry in entry.fields.contains { words.contains($0) } }?.option
        let isUnnamed =
            isUnplaced && ["unknown_parameter", "unsupported_parameter"].contains(error.code)
            && SessionFields.place(in: error) == nil
        guard let option = named ?? (isUnnamed ? .effort : nil), asked.contains(option) else { return nil }
        return option
    }
}
