/// Why a signed request is not believed.
public enum SignatureError: Error, Sendable, Hashable {
    /// A header that belongs to the signature is not there.
    case missing(header: String)
    case unreadable(header: String)
    /// Signed longer ago, or further ahead, than is tolerated.
    case outOfTime
    case wrong

    var sentence: String {
        switch self {
        case .missing(let header): "The header '\(header)' is missing; requests here are signed."
        case .unreadable(let header): "The header '\(header)' cannot be read."
        case .outOfTime: "The signature is too old, or from the future. Compare the clocks."
        case .wrong: "The signature is wrong."
        }
    }
}
