/// Why a datagram is no message of SIP that can be answered.
enum SIPParseError: Error, Sendable, Hashable {
    /// Nothing but the line ends with which telephones keep a way through a router open.
    case keepAlive
    case tooLarge
    case startLine
    /// One without a name, or with control characters.
    case header
    /// A header that has to be there is not, or cannot be understood.
    case missing(String)
    /// The datagram ends before the body does.
    case truncated
}
