/// A persona's request on its way through a chain, with somebody who listens to the answer as it comes.
public struct PersonaAsk: Sendable, Hashable {
    public enum Piece: Sendable, Hashable {
        /// An answer of this provider begins; what came before, of an attempt that broke off, is void.
        case begin(by: String)
        case text(String)
    }

    public let request: PersonaRequest
    let onPiece: @Sendable (Piece) -> Void

    public init(_ request: PersonaRequest, onPiece: @escaping @Sendable (Piece) -> Void = { _ in }) {
        (self.request, self.onPiece) = (request, onPiece)
    }

    public static func == (left: Self, right: Self) -> Bool { left.request == right.request }
    public func hash(into hasher: inout Hasher) { hasher.combine(request) }
}
