/// An answer of a provider as far as it has come. Pure.
struct ComingAnswer: Sendable, Hashable {
    /// Characters of an answer; what is longer is cut.
    static let longest = 4_000

    /// The provider that is answering; nil until one was asked.
    private(set) var provider: String?
    private(set) var text = ""
    private var count = 0

    /// - Returns: whether there is something else to see.
    mutating func take(_ piece: PersonaAsk.Piece) -> Bool {
        switch piece {
        case .begin(let provider):
            self.provider = provider
            defer { (text, count) = ("", 0) }
            return !text.isEmpty
        case .text(let more):
            let taken = more.prefix(Self.longest - count)
            text += taken
            count += taken.count
            return !taken.isEmpty
        }
    }
}
