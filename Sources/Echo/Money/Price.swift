public import Foundation

/// What a model's tokens cost, in US dollars per million of them.
public struct Price: Sendable, Hashable {
    /// Text that is read; for an embedding model, the text that is embedded.
    public var textInput: Decimal?
    /// Text that is read and was known already. Nil for no discount.
    public var cachedTextInput: Decimal?
    public var textOutput: Decimal?
    public var audioInput: Decimal?
    /// Sound that is heard and was known already. Nil for no discount.
    public var cachedAudioInput: Decimal?
    public var audioOutput: Decimal?

    /// A price that is nil is not known: what uses such tokens has no cost that could be told.
    public init(
        textInput: Decimal? = nil, cachedTextInput: Decimal? = nil, textOutput: Decimal? = nil,
        audioInput: Decimal? = nil, cachedAudioInput: Decimal? = nil, audioOutput: Decimal? = nil
    ) {
        self.textInput = textInput
        self.cachedTextInput = cachedTextInput
        self.textOutput = textOutput
        self.audioInput = audioInput
        self.cachedAudioInput = cachedAudioInput
        self.audioOutput = audioOutput
    }
}
