/// How long the vectors of a model are, and how short one may have them.
enum EmbeddingDimensions {
    /// The length that vectors will have; nil when only the server knows.
    ///
    /// - Parameter model: nil for one of which nothing is known.
    /// - Throws: `invalidSetting` for a length that the model does not offer.
    static func expected(_ asked: Int?, of name: String, _ model: Model?) throws(EchoError) -> Int? {
        guard let asked else { return model?.dimensions }
        let most = model?.dimensions ?? .max
        guard model?.shortens != false || asked == most else {
            throw .invalidSetting(name: "dimensions", reason: "\(name) has \(most) and no others")
        }
        guard (1...most).contains(asked) else {
            throw .invalidSetting(name: "dimensions", reason: "it must be between 1 and \(most) for \(name)")
        }
        return asked
    }

    /// What a request asks for: nothing where that is all that there is.
    static func sent(_ asked: Int?, to model: Model?) -> Int? { model?.shortens == false ? nil : asked }
}
