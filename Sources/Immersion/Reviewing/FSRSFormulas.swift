import Foundation

/// The equations of FSRS-6: stability in days, difficulty 1 to 10.
struct FSRSFormulas: Sendable {
    static let leastStability = 0.001
    /// A hundred times the longest interval: more says nothing, and infinity would spread.
    static let greatestStability = 3_650_000.0

    let weights: FSRSParameters

    private var decay: Double { -weights[20] }
    private var factor: Double { pow(0.9, 1 / decay) - 1 }

    func retrievability(afterDays days: Double, stability: Double) -> Double {
        pow(1 + factor * days / stability, decay)
    }

    /// Days until the chance to recall has fallen to `retention`, before rounding.
    func days(stability: Double, retention: Double) -> Double {
        stability / factor * (pow(retention, 1 / decay) - 1)
    }

    func firstStability(_ grade: ReviewGrade) -> Double {
        clamped(stability: weights[grade.rawValue - 1])
    }

    func firstDifficulty(_ grade: ReviewGrade) -> Double {
        clamped(difficulty: unclampedFirstDifficulty(grade))
    }

    func nextDifficulty(_ difficulty: Double, _ grade: ReviewGrade) -> Double {
        let change = -weights[6] * Double(grade.rawValue - 3)
        let damped = difficulty + (10 - difficulty) * change / 9
        let target = unclampedFirstDifficulty(.easy)
        return clamped(difficulty: weights[7] * target + (1 - weights[7]) * damped)
    }

    func sameDayStability(_ stability: Double, _ grade: ReviewGrade) -> Double {
        let growth =
            exp(weights[17] * (Double(grade.rawValue - 3) + weights[18])) * pow(stability, -weights[19])
        return clamped(stability: stability * (grade == .again ? growth : max(growth, 1)))
    }

    func nextStability(_ stability: Double, difficulty: Double, recall: Double, _ grade: ReviewGrade) -> Double {
        clamped(
            stability: grade == .again
                ? forgotten(stability, difficulty, recall) : recalled(stability, difficulty, recall, grade))
    }

    private func recalled(_ stability: Double, _ difficulty: Double, _ recall: Double, _ grade: ReviewGrade) -> Double {
        let bonus = grade == .hard ? weights[15] : grade == .easy ? weights[16] : 1
        let growth =
            exp(weights[8]) * (11 - difficulty) * pow(stability, -weights[9]) * (exp((1 - recall) * weights[10]) - 1)
        return stability * (1 + growth * bonus)
    }

    private func forgotten(_ stability: Double, _ difficulty: Double, _ recall: Double) -> Double {
        let long =
            weights[11] * pow(difficulty, -weights[12]) * (pow(stability + 1, weights[13]) - 1)
            * exp((1 - recall) * weights[14])
        return min(long, stability / exp(weights[17] * weights[18]))
    }

    private func unclampedFirstDifficulty(_ grade: ReviewGrade) -> Double {
        weights[4] - exp(weights[5] * Double(grade.rawValue - 1)) + 1
    }

    func clamped(difficulty: Double) -> Double {
        difficulty.isNaN ? 5 : min(max(difficulty, 1), 10)
    }

    func clamped(stability: Double) -> Double {
        stability.isNaN ? Self.leastStability : min(max(stability, Self.leastStability), Self.greatestStability)
    }
}
