import Echo

/// A person's preferences about models, tools and money. A default stands for nil.
public struct EnginePreferences: Sendable, Hashable {
    public var realtimeModel: String?
    public var responsesModel: String?
    public var embeddingModel: String?
    /// The known models, the person's own file included.
    public var models = ModelCatalogue.published
    /// Models that the server is known to have.
    public var additionalModels: Set<String> = []
    /// The person's limits for single models.
    public var modelLimits: [String: ModelLimits] = [:]
    public var dialect: AnswerDialect?
    public var answerConnection: AnswerConnection?
    public var toolPermission: ToolPermission?
    public var toolTimeout: Duration?
    public var budget: Budget?
    /// The share of the budget, 0 to 1, at which it is warned of.
    public var budgetWarning: Double?
    /// Prices that stand in for the published ones.
    public var prices = PriceTable()
    /// When they were read, as the person says: "2026-11-25".
    public var pricesDate: String?
    public var mcpServers: [MCPServer] = []
    /// Those that cannot be used as they are written, by name, with the reason.
    public var unusableServers: [String: String] = [:]
    public var local = LocalPreferences()
    public var phone = PhonePreferences()

    public init() {}

    /// Takes over what was chosen of who answers and for how much.
    public mutating func adopt(_ chosen: ConnectionPreferences) {
        let standard = ConnectionPreferences()
        realtimeModel = chosen.realtimeModel == standard.realtimeModel ? nil : chosen.realtimeModel
        responsesModel = chosen.responsesModel == standard.responsesModel ? nil : chosen.responsesModel
        dialect = chosen.dialect == standard.dialect ? nil : chosen.dialect
        answerConnection = chosen.answerConnection == standard.answerConnection ? nil : chosen.answerConnection
        local = chosen.local
        budget = chosen.budget.map { limit in
            budgetWarning.map { Budget(limit: limit, warningShare: $0) } ?? Budget(limit: limit)
        }
    }
}
