public import EchoScreen

/// The data of a feature besides conversations: a file, and rows of the database.
public struct FeatureNote: Sendable {
    public var kind: KeptAmount.Kind
    /// The beginning of the names of other files that belong to it; empty for none.
    public var file: String
    /// The area of its rows; nil for none.
    public var rows: String?
    /// The name in an export, which has it as `.json`.
    public var exportName: String
    /// All of it as one JSON text to export; nil for what stands in the file, else in the rows: JSON texts then.
    public var text: @Sendable () async -> String?

    public init(
        _ kind: KeptAmount.Kind, file: String, rows: String? = nil, exportName: String,
        text: @escaping @Sendable () async -> String? = { nil }
    ) {
        (self.kind, self.file, self.rows, self.exportName, self.text) = (kind, file, rows, exportName, text)
    }
}
