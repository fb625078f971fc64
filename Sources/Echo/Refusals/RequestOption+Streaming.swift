extension RequestOption {
    /// That an answer comes in pieces, as it is made.
    static let streaming = RequestOption.field("stream")
}
