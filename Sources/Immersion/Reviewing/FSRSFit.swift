import Foundation

/// Weights of FSRS that foretell somebody's own answers: fitted to the earlier four fifths of them, and taken only where
/// they foretell the rest better than the published ones.
struct FSRSFit: Sendable {
    /// Answers to cards that had not been asked for a day, which are what can be foretold.
    static let least = 400
    /// Of more, the last ones.
    private static let most = 6_000
    private static let (rounds, pace) = (30, 0.15)
    private static let share = 0.8

    /// The published ones where there are too few answers, or these were no better.
    let weights: FSRSParameters
    let answers: Int
    /// How badly the later answers were foretold by the published weights, and by the fitted ones: the mean of −ln of the
    /// chance that was given to what came; nil where there were too few.
    let losses: (published: Double, fitted: Double)?

    var isBetter: Bool { losses.map { $0.fitted < $0.published } ?? false }

    init(_ log: [ReviewAnswer]) {
        let histories = FSRSHistories(log, atMost: Self.most)
        answers = histories.moments.count
        guard answers >= Self.least else {
            weights = .standard
            losses = nil
            return
        }
        let split = histories.moments[Int(Double(answers) * Self.share)]
        let fitted = Self.fitted(to: histories, before: split)
        let published = histories.loss(.standard) { $0 >= split }
        let own = histories.loss(fitted) { $0 >= split }
        weights = own < published ? fitted : .standard
        losses = (published, own)
    }

    /// Descends by Adam, in units of what each weight varies by among people; what is far from the published weights has to
    /// pay for it, the less the more answers there are.
    private static func fitted(to histories: FSRSHistories, before split: Int) -> FSRSParameters {
        let count = FSRSParameters.spread.count
        var place = [Double](repeating: 0, count: count)
        var (mean, square) = (place, place)
        func loss(_ place: [Double]) -> Double {
            let rest = place.reduce(0) { $0 + $1 * $1 } / Double(histories.moments.count)
            return histories.loss(FSRSParameters(spread: place)) { $0 < split } + rest
        }
        var best = (loss: loss(place), place: place)
        for round in 1...rounds {
            let here = loss(place)
            if here < best.loss { best = (here, place) }
            for index in place.indices {
                var beside = place
                beside[index] += 0.001
                let slope = (loss(beside) - here) / 0.001
                mean[index] = 0.9 * mean[index] + 0.1 * slope
                square[index] = 0.999 * square[index] + 0.001 * slope * slope
            }
            // Slower and slower.
            let pace = pace * (1 + cos(.pi * Double(round - 1) / Double(rounds))) / 2
            for index in place.indices {
                let first = mean[index] / (1 - pow(0.9, Double(round)))
                let second = square[index] / (1 - pow(0.999, Double(round)))
                place[index] -= pace * first / (second.squareRoot() + 1e-8)
            }
        }
        if loss(place) < best.loss { best.place = place }
        return FSRSParameters(spread: best.place)
    }
}

/// Answers card by card, as far as all of a card are known.
struct FSRSHistories: Sendable {
    private struct Step {
        let grade: ReviewGrade
        /// Whole days since the one before.
        let days: Double
        let moment: Int
    }

    private let cards: [[Step]]
    /// Of the answers that can be foretold, ascending.
    let moments: [Int]

    /// - Parameter most: of more answers, those of the cards that were answered last.
    init(_ log: [ReviewAnswer], atMost most: Int) {
        var known: [[Step]] = []
        var count = 0
        let byCard = Dictionary(grouping: log, by: \.card).values.map { $0.sorted { $0.moment < $1.moment } }
        for answers in byCard.sorted(by: { ($0.last?.moment ?? 0, $0[0].card) > ($1.last?.moment ?? 0, $1[0].card) }) {
            guard answers[0].stage == .new, count < most else { continue }
            count += answers.count
            known.append(Self.steps(answers))
        }
        cards = known
        moments = known.flatMap { $0.dropFirst().filter { $0.days >= 1 }.map(\.moment) }.sorted()
    }

    private static func steps(_ answers: [ReviewAnswer]) -> [Step] {
        answers.indices.map { index in
            let before = index == 0 ? answers[0].moment : answers[index - 1].moment
            let days = Double((answers[index].moment - before) / 86_400_000)
            return Step(grade: answers[index].grade, days: days, moment: answers[index].moment)
        }
    }

    /// The mean of −ln of the chance that these weights gave to what came.
    ///
    /// - Parameter counts: which answers count, by their moment.
    func loss(_ weights: FSRSParameters, _ counts: (Int) -> Bool) -> Double {
        let formulas = FSRSFormulas(weights: weights)
        var (sum, count) = (0.0, 0)
        for steps in cards {
            var stability = formulas.firstStability(steps[0].grade)
            var difficulty = formulas.firstDifficulty(steps[0].grade)
            for step in steps.dropFirst() {
                if step.days < 1 {
                    stability = formulas.sameDayStability(stability, step.grade)
                } else {
                    let recall = formulas.retrievability(afterDays: step.days, stability: stability)
                    if counts(step.moment) {
                        let chance = step.grade == .again ? 1 - recall : recall
                        sum -= log(min(max(chance, 1e-4), 1))
                        count += 1
                    }
                    stability = formulas.nextStability(
                        stability, difficulty: difficulty, recall: recall, step.grade)
                }
                difficulty = formulas.nextDifficulty(difficulty, step.grade)
            }
        }
        return count == 0 ? 0 : sum / Double(count)
    }
}
