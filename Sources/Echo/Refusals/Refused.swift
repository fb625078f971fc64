/// The parts of a request that one server refuses for one model.
struct Refused: Sendable, Hashable {
    var options: Set<RequestOption> = []
    var mostTools: Int?
    /// The most tokens of an answer.
    var mostOutput: Int?
    /// In Unicode scalars.
    var longestDescription: Int?

    /// - Parameter limit: for what a server has only so much of.
    mutating func insert(_ option: RequestOption, limit: Int? = nil) {
        switch option {
        case .toolCount: mostTools = Self.least(mostTools, limit ?? RefusalWords.usualToolCount)
        case .toolDescriptions:
            longestDescription = Self.least(longestDescription, limit ?? RefusalWords.usualDescription)
        default:
            guard let limit, option.limitsAnswers else {
                options.insert(option)
                return
            }
            mostOutput = Self.least(mostOutput, limit)
        }
    }

    static func least(_ one: Int?, _ other: Int) -> Int { min(one ?? other, other) }

    /// What is left out of the schemas of tools.
    var schemaKeywords: Set<String> { Set(options.compactMap(SchemaKeywords.keyword)) }

    func contains(_ option: RequestOption) -> Bool { options.contains(option) }
}
