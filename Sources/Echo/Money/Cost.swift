public import Foundation

/// Money spent, in US dollars, by modality.
public struct Cost: Sendable, Hashable {
    /// US dollars, like all of these.
    public var textInput = Decimal()
    public var audioInput = Decimal()
    public var cachedInput = Decimal()
    public var textOutput = Decimal()
    public var audioOutput = Decimal()
    /// Pictures that were new to the server; those it knew are part of `cachedInput`.
    public var imageInput = Decimal()
    /// Text that was read and kept for the next time.
    public var cacheWrites = Decimal()
    /// Sound that is paid by time.
    public var soundTime = Decimal()
    /// Speech that is paid by the characters of its text.
    public var characters = Decimal()
    /// Searches of the web, as far as their price is known.
    public var webSearches = Decimal()

    public init() {}

    /// US dollars.
    public var total: Decimal {
        let input = textInput + audioInput + imageInput + cachedInput + cacheWrites
        return input + textOutput + audioOutput + soundTime + characters + webSearches
    }

    /// The sum, modality by modality.
    public static func + (left: Cost, right: Cost) -> Cost {
        var sum = left
        sum.textInput += right.textInput
        sum.audioInput += right.audioInput
        sum.cachedInput += right.cachedInput
        sum.textOutput += right.textOutput
        sum.audioOutput += right.audioOutput
        sum.imageInput += right.imageInput
        sum.cacheWrites += right.cacheWrites
        sum.soundTime += right.soundTime
        sum.characters += right.characters
        sum.webSearches += right.webSearches
        return sum
    }
}
