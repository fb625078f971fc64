extension RequestOption {
    /// That an answer comes in pieces, as it is made.
    static let streaming = RequestOption.field("stream")
    /// The most tokens of an answer over Responses.
    static let answerLimit = RequestOption.field("max_output_tokens")
}
