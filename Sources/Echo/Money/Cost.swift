public import Foundation

/// Money spent, in US dollars, by modality.
public struct Cost: Sendable, Hashable {
    /// US dollars, like all of these.
    public var textInput = Decimal()
    public var audioInput = Decimal()
    public var cachedInput = Decimal()
    public var textOutput = Decimal()
    public var audioOutput = Decimal()

    public init() {}

    /// US dollars.
    public var total: Decimal { textInput + audioInput + cachedInput + textOutput + audioOutput }

    /// The sum, modality by modality.
    public static func + (left: Cost, right: Cost) -> Cost {
        var sum = left
        sum.textInput += right.textInput
        sum.audioInput += right.audioInput
        sum.cachedInput += right.cachedInput
        sum.textOutput += right.textOutput
        sum.audioOutput += right.audioOutput
        return sum
    }
}
