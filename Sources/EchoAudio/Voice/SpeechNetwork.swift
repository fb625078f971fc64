import Foundation

/// How probable speech is, given what is heard of a frame: a small network with one hidden layer.
///
/// `SpeechWeights` says how it was taught.
struct SpeechNetwork: Sendable {
    private typealias Lanes = SIMD8<Float>

    private static let units = SpeechWeights.biases.count

    /// Above 0 speech is likelier than not.
    func logit(_ features: [Float]) -> Float {
        let sums = SpeechWeights.weights.withUnsafeBytes { weights in
            features.withUnsafeBytes { features in
                (0..<Self.units).map { Self.sum(weights, from: $0 * SpeechFeatures.count, features) }
            }
        }
        return zip(sums, zip(SpeechWeights.biases, SpeechWeights.outputs)).reduce(SpeechWeights.outputBias) {
            $0 + $1.1.1 * tanh($1.1.0 + $1.0)
        }
    }

    /// Of all features with a unit's weights, eight at a time: `SpeechFeatures.count` is a multiple of that.
    private static func sum(
        _ weights: UnsafeRawBufferPointer, from start: Int, _ features: UnsafeRawBufferPointer
    ) -> Float {
        let stride = MemoryLayout<Float>.stride
        var sums = Lanes.zero
        for index in Swift.stride(from: 0, to: SpeechFeatures.count, by: Lanes.scalarCount) {
            sums +=
                weights.loadUnaligned(fromByteOffset: (start + index) * stride, as: Lanes.self)
                * features.loadUnaligned(fromByteOffset: index * stride, as: Lanes.self)
        }
        return sums.sum()
    }
}
