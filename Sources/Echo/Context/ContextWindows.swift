/// Context windows by the name of the model. Plain data: add your own.
///
/// ```swift
/// configuration.contextWindows["llama3.2"] = ContextWindow(size: 8192)
/// ```
public struct ContextWindows: Sendable, Hashable {
    private var windows: [String: ContextWindow]
    /// For models that are not in the table and of which the server tells nothing: small, for what is too long is refused
    /// or forgotten without a word, and what is too short is only shortened.
    public var standard = ContextWindow(size: 8192)

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
    /// As published on 2026-11-21. gpt-realtime: 32,768 tokens, of which 28,672 may go in and 16,384 may be instructions
    /// and tools (the vendor's notes for developers); gpt-realtime-mini is taken to have the same, and gpt-5 the window
    /// of its smaller siblings, since no page that was seen tells theirs. The others: sizes of the model pages less the
    /// longest answer.
    public static let published = ContextWindows([
        "gpt-realtime": ContextWindow(input: 28_672, instructions: 16_384),
        "gpt-realtime-mini": ContextWindow(input: 28_672, instructions: 16_384),
        "gpt-realtime-1.5": ContextWindow(input: 32_000 - 4096),
        "gpt-realtime-2": ContextWindow(input: 128_000 - 32_000),
        "gpt-realtime-2.1": ContextWindow(input: 128_000 - 32_000),
        "gpt-realtime-2.1-mini": ContextWindow(input: 128_000 - 32_000),
        "gpt-5": ContextWindow(input: 400_000 - 128_000),
        "gpt-5-mini": ContextWindow(input: 400_000 - 128_000),
        "gpt-5-nano": ContextWindow(input: 400_000 - 128_000),
        "gpt-4o": ContextWindow(input: 128_000 - 16_384),
        "gpt-4o-mini": ContextWindow(input: 128_000 - 16_384),
        "gpt-4.1": ContextWindow(input: 1_047_576 - 32_768),
        "gpt-4.1-mini": ContextWindow(input: 1_047_576 - 32_768),
        "gpt-4.1-nano": ContextWindow(input: 1_047_576 - 32_768),
        "gpt-5.6-luna": ContextWindow(input: 1_050_000 - 128_000),
    ])
}
