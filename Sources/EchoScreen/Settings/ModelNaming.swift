public import Echo

/// The kind of server whose models a setting names.
public enum ModelHost: Sendable, Hashable {
    /// Those of the server that is connected, whoever that is.
    case connected
    /// OpenAI's, whatever is connected.
    case openAI
}

/// Another name for a model that is used so; nil where the name stays.
public typealias ModelNaming = (_ name: String, _ use: ModelCatalogue.Use, _ host: ModelHost) -> String?
