import EchoWire

/// An answer that is kept, with all that went before it.
struct StoredResponse: Sendable, Hashable {
    var response: ResponsesResponse
    /// The answer's own items last.
    var conversation: [ResponsesItem]
}
