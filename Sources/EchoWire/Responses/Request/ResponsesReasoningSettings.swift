/// How much the model thinks, and what it tells of it.
public struct ResponsesReasoningSettings: WireObject {
    /// `none`, `minimal`, `low`, `medium`, `high`, `xhigh` or `max`.
    public var effort: String?
    /// `auto`, `concise` or `detailed`.
    public var summary: String?
    /// The older name of `summary`.
    public var generateSummary: String?
    /// `auto`, `current_turn` or `all_turns`.
    public var context: String?
    /// E.g. `standard` or `pro`.
    public var mode: String?
    public var extra: JSONObject

    public init(
        effort: String? = nil, summary: String? = nil, generateSummary: String? = nil, context: String? = nil,
        mode: String? = nil, extra: JSONObject = [:]
    ) {
        self.effort = effort
        self.summary = summary
        self.generateSummary = generateSummary
        self.context = context
        self.mode = mode
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(),
        [
            .optional("effort", \.effort), .optional("summary", \.summary),
            .optional("generate_summary", \.generateSummary), .optional("context", \.context),
            .optional("mode", \.mode),
        ])
}
