/// The names under which vectors can be asked for, and how long theirs are.
enum LocalEmbeddingModel: String, Sendable, CaseIterable {
    case small = "text-embedding-3-small"
    case large = "text-embedding-3-large"
    case ada = "text-embedding-ada-002"

    /// The published number of dimensions.
    var dimensions: Int { self == .large ? 3072 : 1536 }

    /// Whether a request may ask for fewer.
    var isShortened: Bool { self != .ada }

    static let description =
        "Hashed word and letter n-grams, not a neural model: texts that share words and word stems lie near each "
        + "other, synonyms and translations do not. Same lengths as the published models, other values."
}
