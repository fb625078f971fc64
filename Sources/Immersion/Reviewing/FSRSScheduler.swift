public import Foundation

/// Says when a card is asked next: FSRS-6 without fuzz, equal to its published implementation.
public struct FSRSScheduler: Sendable {
    /// Days; nobody needs a card in more than a hundred years.
    public static let longestInterval = 36_500

    private let formulas: FSRSFormulas
    private let retention: Double
    private let learningSteps: [TimeInterval]
    private let relearningSteps: [TimeInterval]

    /// - Parameters:
    ///   - retention: the share of cards that shall still be known when asked, clamped to 0.5…0.99.
    ///   - learningSteps: waits before a new card goes to review; the standard of FSRS is 1 and 10 minutes.
    ///   - relearningSteps: waits after a card was forgotten; the standard is 10 minutes.
    public init(
        parameters: FSRSParameters = .standard, retention: Double = 0.9,
        learningSteps: [Duration] = [.seconds(60), .seconds(600)], relearningSteps: [Duration] = [.seconds(600)]
    ) {
        formulas = FSRSFormulas(weights: parameters)
        self.retention = retention.isNaN ? 0.9 : min(max(retention, 0.5), 0.99)
        self.learningSteps = learningSteps.map(Self.seconds)
        self.relearningSteps = relearningSteps.map(Self.seconds)
    }

    /// What is remembered after an answer. A clock that went back counts as an answer on the same day.
    public func answer(_ grade: ReviewGrade, to memory: CardMemory, at now: Date) -> CardMemory {
        let now = Self.sound(now)
        var next = memory
        remember(grade, in: &next, at: now)
        switch memory.stage {
        case .new, .learning: advance(&next, steps: learningSteps, staying: .learning, grade, at: now)
        case .relearning: advance(&next, steps: relearningSteps, staying: .relearning, grade, at: now)
        case .review where grade == .again && !relearningSteps.isEmpty:
            next.stage = .relearning
            next.step = 0
            next.due = now.addingTimeInterval(relearningSteps[0])
        case .review: graduate(&next, at: now)
        }
        next.lastAnswer = now
        return next
    }

    /// The chance, 0 to 1, that the card is known now; 0 before its first answer.
    public func retrievability(of memory: CardMemory, at now: Date) -> Double {
        guard let last = memory.lastAnswer, let stability = memory.stability else { return 0 }
        return formulas.retrievability(
            afterDays: Self.days(from: last, to: Self.sound(now)), stability: formulas.clamped(stability: stability))
    }

    private func remember(_ grade: ReviewGrade, in memory: inout CardMemory, at now: Date) {
        guard let known = memory.stability, let felt = memory.difficulty else {
            memory.stability = formulas.firstStability(grade)
            memory.difficulty = formulas.firstDifficulty(grade)
            return
        }
        let stability = formulas.clamped(stability: known)
        let difficulty = formulas.clamped(difficulty: felt)
        let days = memory.lastAnswer.map { Self.days(from: $0, to: now) } ?? 0
        memory.stability =
            days < 1
            ? formulas.sameDayStability(stability, grade)
            : formulas.nextStability(
                stability, difficulty: difficulty,
                recall: formulas.retrievability(afterDays: days, stability: stability), grade)
        memory.difficulty = formulas.nextDifficulty(difficulty, grade)
    }

    private func advance(
        _ memory: inout CardMemory, steps: [TimeInterval], staying stage: MemoryStage, _ grade: ReviewGrade,
        at now: Date
    ) {
        let step = max(memory.step ?? 0, 0)
        guard !steps.isEmpty, step < steps.count || grade == .again else { return graduate(&memory, at: now) }
        var (next, wait) = (0, steps[0])
        switch grade {
        case .again: break
        case .hard: (next, wait) = (step, Self.hardWait(step, steps))
        case .good where step + 1 < steps.count: (next, wait) = (step + 1, steps[step + 1])
        case .good, .easy: return graduate(&memory, at: now)
        }
        memory.stage = stage
        memory.step = next
        memory.due = now.addingTimeInterval(wait)
    }

    private static func hardWait(_ step: Int, _ steps: [TimeInterval]) -> TimeInterval {
        guard step == 0 else { return steps[step] }
        return steps.count == 1 ? steps[0] * 1.5 : (steps[0] + steps[1]) / 2
    }

    private func graduate(_ memory: inout CardMemory, at now: Date) {
        let stability = memory.stability ?? FSRSFormulas.leastStability
        let exact = formulas.days(stability: stability, retention: retention).rounded(.toNearestOrEven)
        let days = min(max(exact, 1), Double(Self.longestInterval))
        memory.stage = .review
        memory.step = nil
        memory.due = now.addingTimeInterval(days * 86_400)
    }

    /// Whole days, never negative.
    private static func days(from last: Date, to now: Date) -> Double {
        let days = (now.timeIntervalSince(last) / 86_400).rounded(.down)
        return days.isFinite ? min(max(days, 0), 3_650_000) : 0
    }

    private static func sound(_ date: Date) -> Date {
        let seconds = date.timeIntervalSince1970
        return Date(timeIntervalSince1970: seconds.isFinite ? min(max(seconds, -1e11), 1e11) : 0)
    }

    private static func seconds(_ wait: Duration) -> TimeInterval {
        let (seconds, attoseconds) = wait.components
        return min(max(Double(seconds) + Double(attoseconds) * 1e-18, 1), 86_400 * 365)
    }
}
