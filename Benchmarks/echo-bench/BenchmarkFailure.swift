/// Why something could not be measured.
struct BenchmarkFailure: Error, Sendable, CustomStringConvertible {
    let description: String

    init(_ sentence: String) {
        description = sentence
    }
}
