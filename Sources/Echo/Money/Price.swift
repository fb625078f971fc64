public import Foundation

/// The price of a model's tokens, in US dollars per million of them.
public struct Price: Sendable, Hashable {
    /// From how much input on a request costs more, and how much more.
    public struct LongInput: Sendable, Hashable {
        /// Tokens of input above which the whole request is dearer.
        public var above: Int
        /// Times the price of everything that is read, cached or not.
        public var inputFactor: Decimal
        /// Times the price of everything that is written.
        public var outputFactor: Decimal

        public init(above: Int, inputFactor: Decimal, outputFactor: Decimal) {
            (self.above, self.inputFactor, self.outputFactor) = (above, inputFactor, outputFactor)
        }
    }

    /// Text that is read; for an embedding model, the text that is embedded.
    public var textInput: Decimal?
    /// Text that is read and was known already. Nil for no discount.
    public var cachedTextInput: Decimal?
    /// Text that is read and kept for the next time. Nil where it costs what text that is read does.
    public var cacheWrite: Decimal?
    public var textOutput: Decimal?
    public var audioInput: Decimal?
    /// Sound that is heard and was known already. Nil for no discount.
    public var cachedAudioInput: Decimal?
    public var audioOutput: Decimal?
    public var imageInput: Decimal?
    /// Pictures that are seen and were known already. Nil for no discount.
    public var cachedImageInput: Decimal?
    /// US dollars for a minute of sound, of models that are paid by time.
    public var minute: Decimal?
    /// US dollars for a million characters, of voices that are paid by the text.
    public var millionCharacters: Decimal?
    /// US dollars for a search of the web by the server, in whatever tier; what it finds is read as text.
    public var webSearch: Decimal?
    /// How much dearer a long input is; nil for one price whatever its length.
    public var long: LongInput?
    /// Times the price, by the tier of service: "flex", "priority". What a tier that is not in it costs is not known.
    public var tiers: [String: Decimal] = [:]
    /// The catalogue says that a long input is dearer, by the vendor's terms.
    var isLongDearer = false

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
