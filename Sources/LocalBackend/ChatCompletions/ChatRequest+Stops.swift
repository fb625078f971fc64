import EchoWire

extension ChatRequest {
    /// Where the answer is to end, which is written as one text or several.
    var stops: [String] { stop?.string.map { [$0] } ?? stop?.array?.compactMap(\.string) ?? [] }
}
