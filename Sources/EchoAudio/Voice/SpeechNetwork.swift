import Foundation

/// How probable speech is, given what is heard of a frame: a small network with one hidden layer.
///
/// `SpeechWeights` says how it was taught.
struct SpeechNetwork: Sendable {
    private static let units = SpeechWeights.biases.count

    /// Above 0 speech is likelier than not.
    func logit(_ features: [Float]) -> Float {
        var sum = SpeechWeights.outputBias
        for unit in 0..<Self.units {
            var value = SpeechWeights.biases[unit]
            let row = unit * SpeechFeatures.count
            for index in 0..<SpeechFeatures.count { value += SpeechWeights.weights[row + index] * features[index] }
            sum += SpeechWeights.outputs[unit] * tanh(value)
        }
        return sum
    }
}
