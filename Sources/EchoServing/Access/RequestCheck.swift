/// The conditions under which a request is let in.
public enum RequestCheck: Sendable {
    case anyone
    /// A browser's WebSocket can send no headers of its own: it offers the token as a subprotocol, after this prefix.
    case bearer(BearerToken, subprotocolPrefix: String? = nil)
    /// As `bearer`, for tokens that come and go while the server runs: is asked of each that is offered, and must not
    /// wait.
    case tokens(@Sendable (String) -> Bool, subprotocolPrefix: String? = nil)
    /// The secret is the password of HTTP Basic authentication (RFC 7617), whatever the user, or a bearer token.
    case password(BearerToken)
    /// The request carries a signature over what it says.
    case signed(any RequestSignatureProtocol)
}
