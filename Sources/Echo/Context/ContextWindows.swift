/// Context windows by the name of the model. Plain data: add your own.
///
/// ```swift
/// configuration.contextWindows["llama3.2"] = ContextWindow(size: 8192)
/// ```
public struct ContextWindows: Sendable, Hashable {
    private var windows: [String: ContextWindow]
    /// For models that are not in the table and of which the server tells nothing: small, for what is too long is refused
    /// or forgotten without a word, and what is too short is only shortened.
    public var standard = ContextWindow.guess(size: 8192)

    public init(_ windows: [String: ContextWindow] = [:]) { self.windows = windows }

    /// The names in the table, sorted.
    public var models: [String] { windows.keys.sorted() }

    /// The window of a model, or that of the model of which it is a dated snapshot; nil for one that is not in the table.
    public func known(_ model: String) -> ContextWindow? {
        windows[model] ?? ModelName.withoutDate(model).flatMap { windows[$0] }
    }

    /// The window of a model as `known(_:)` tells it, or `standard`.
    public subscript(model: String) -> ContextWindow {
        get { known(model) ?? standard }
        set { windows[model] = newValue }
    }
}

extension ContextWindows {
    /// Those of the catalogue of models.
    public static let published = ContextWindows(ModelCatalogue.published)

    /// The input limits of models: their vendor's, else the whole window less the longest answer.
    public init(_ catalogue: ModelCatalogue) {
        self.init()
        for model in catalogue.models {
            guard let window = ContextWindow(model) else { continue }
            for name in [model.name] + model.aliases { self[name] = window }
        }
    }
}

extension ContextWindow {
    /// Nil for a model whose window is not known.
    init?(_ model: Model) {
        if let input = model.maximumInput {
            self.init(input: input, instructions: model.maximumInstructions)
        } else if let context = model.context, let output = model.maximumOutput, output < context {
            self.init(input: context - output, instructions: model.maximumInstructions)
        } else if let context = model.context {
            self.init(size: context)
        } else {
            return nil
        }
    }
}
