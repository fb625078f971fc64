/// Why a body is no form.
enum MultipartError: Error, Sendable, Hashable {
    case noBoundary
    /// The last delimiter never came.
    case cutOff
    case headTooLong
    case tooManyParts
    case nameless
}

extension MultipartError: CustomStringConvertible {
    /// A clause for people, without a full stop.
    var description: String {
        switch self {
        case .noBoundary: "its Content-Type names no boundary"
        case .cutOff: "its closing boundary is missing"
        case .headTooLong: "the head of a part is too long"
        case .tooManyParts: "it has too many parts"
        case .nameless: "a part has no name"
        }
    }
}
