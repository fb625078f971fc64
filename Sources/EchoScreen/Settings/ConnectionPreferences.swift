import Echo
import Foundation

/// The server, how it is asked, and what a conversation may cost.
public struct ConnectionPreferences: Sendable, Hashable {
    /// The address of a server; nil for OpenAI where there is a key, else the assistant inside the program.
    public var server: String?
    public var realtimeModel = ModelCatalogue.published.name(for: .realtime)
    public var responsesModel = ModelCatalogue.published.name(for: .text)
    public var dialect = AnswerDialect.automatic
    public var answerConnection = AnswerConnection.automatic
    /// The brain, ears and voice used where no server elsewhere is.
    public var local = LocalPreferences()
    /// US dollars; nil for no limit.
    public var budget: Decimal?

    public init() {}
}
