import Echo

/// What a person wrote down about models, tools and money. A default stands for what is nil.
public struct EnginePreferences: Sendable, Hashable {
    public var realtimeModel: String?
    public var responsesModel: String?
    public var embeddingModel: String?
    /// Models that the server is known to have.
    public var additionalModels: Set<String> = []
    public var dialect: AnswerDialect?
    public var toolPermission: ToolPermission?
    public var toolTimeout: Duration?
    public var budget: Budget?
    /// Prices that stand in for the published ones.
    public var prices = PriceTable()
    public var mcpServers: [MCPServer] = []
    public var local = LocalPreferences()

    public init() {}
}
