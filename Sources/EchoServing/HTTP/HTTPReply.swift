/// How a plain request is answered: at once, or piece by piece.
public enum HTTPReply: Sendable {
    case whole(HTTPAnswer)
    /// The body is written by the closure, whose task is cancelled when the client goes.
    case stream(contentType: String, @Sendable (HTTPResponseWriter) async throws -> Void)
    /// The same where the length of the body is known; HEAD is answered without it.
    case sized(SizedReply, @Sendable (HTTPResponseWriter) async throws -> Void)
}
