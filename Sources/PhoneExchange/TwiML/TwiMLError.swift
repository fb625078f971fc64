/// Why a document cannot be followed.
enum TwiMLError: Error, Sendable, Hashable {
    case tooLong
    case tooDeep
    /// It is no XML from this byte on.
    case malformed(at: Int)
    /// A document that declares its own words is refused: they may grow without bounds.
    case declares
    case root(String)
}

extension TwiMLError: CustomStringConvertible {
    var description: String {
        switch self {
        case .tooLong: "The document is longer than 64 KiB."
        case .tooDeep: "The document is nested too deeply."
        case .malformed(let position): "The document is not XML, from byte \(position) on."
        case .declares: "The document has a document type declaration."
        case .root(let name): "The document is a <\(name)>, not a <Response>."
        }
    }
}
