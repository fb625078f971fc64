/// How long the vectors of a model are, and how short one may have them.
enum EmbeddingDimensions {
    /// A model of the time before vectors could be shortened.
    private static let unshortened: Set<String> = ["text-embedding-ada-002"]

    /// The length that vectors will have; nil when only the server knows.
    ///
    /// - Throws: `unsupportedModel`, and `invalidSetting` for a length that the model does not offer.
    static func expected(
        _ asked: Int?, of model: String, additionalModels: Set<String>
    ) throws(EchoError) -> Int? {
        let supported = Set(Models.embeddings.keys).union(additionalModels)
        guard supported.contains(model) else {
            throw .unsupportedModel(name: model, supported: supported.sorted())
        }
        guard let asked else { return Models.embeddings[model] }
        let most = Models.embeddings[model] ?? .max
        guard !unshortened.contains(model) || asked == most else {
            throw .invalidSetting(name: "dimensions", reason: "\(model) has \(most) and no others")
        }
        guard (1...most).contains(asked) else {
            throw .invalidSetting(name: "dimensions", reason: "it must be between 1 and \(most) for \(model)")
        }
        return asked
    }

    /// What a request asks for: nothing where that is all that there is.
    static func sent(_ asked: Int?, to model: String) -> Int? { unshortened.contains(model) ? nil : asked }
}
