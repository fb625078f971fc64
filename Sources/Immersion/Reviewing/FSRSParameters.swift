/// The 21 weights of FSRS-6.
public struct FSRSParameters: Hashable, Sendable {
    /// The published defaults of FSRS-6.
    public static let standard = FSRSParameters(checked: [
        0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835, 0.0614, 0.2629,
        1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
    ])

    private static let lower = [
        0.001, 0.001, 0.001, 0.001, 1.0, 0.001, 0.001, 0.001, 0.0, 0.0, 0.001, 0.001, 0.001, 0.001, 0.0, 0.0, 1.0, 0.0,
        0.0, 0.0, 0.1,
    ]
    private static let upper = [
        100.0, 100.0, 100.0, 100.0, 10.0, 4.0, 4.0, 0.75, 4.5, 0.8, 3.5, 5.0, 0.25, 0.9, 4.0, 1.0, 6.0, 2.0, 2.0, 0.8,
        0.8,
    ]

    public let weights: [Double]

    /// Nil unless there are 21 weights, each within the bounds the algorithm was published with.
    public init?(_ weights: [Double]) {
        guard weights.count == Self.lower.count else { return nil }
        for (weight, bounds) in zip(weights, zip(Self.lower, Self.upper)) {
            guard weight >= bounds.0, weight <= bounds.1 else { return nil }
        }
        self.weights = weights
    }

    private init(checked weights: [Double]) {
        self.weights = weights
    }

    /// By how much each weight varies among people, as the published optimizer has it; of the first stabilities, which vary
    /// by more than they are, half of themselves.
    static let spread =
        standard.weights.prefix(4).map { $0 / 2 } + [
            0.57, 0.28, 0.6, 0.12, 0.39, 0.18, 0.33, 0.3, 0.09, 0.16, 0.57, 0.25, 1.03, 0.31, 0.32, 0.14, 0.27,
        ]

    /// So many spreads from the published weights, within their bounds.
    init(spread places: [Double]) {
        weights = Self.standard.weights.indices.map { index in
            let place = places.indices.contains(index) && places[index].isFinite ? places[index] : 0
            let weight = Self.standard.weights[index] + place * Self.spread[index]
            return min(max(weight, Self.lower[index]), Self.upper[index])
        }
    }

    subscript(index: Int) -> Double { weights[index] }
}
