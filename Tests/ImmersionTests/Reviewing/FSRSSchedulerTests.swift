import Foundation
import Testing

@testable import Immersion

@Suite struct `FSRS-6 schedules cards` {
    let start = Date(timeIntervalSince1970: 1_700_000_000)

    @Test func `it equals the published implementation`() throws {
        let sequences = try FSRSVectors.all()
        #expect(sequences.count == 6)
        for sequence in sequences {
            var memory = CardMemory(due: start)
            for step in sequence.steps {
                let now = start.addingTimeInterval(step.at)
                let recall = FSRSScheduler().retrievability(of: memory, at: now)
                #expect(abs(recall - step.retrievability_before) < 1e-12, "\(sequence)")
                memory = FSRSScheduler().answer(step.rating, to: memory, at: now)
                #expect(memory.stage == step.stage, "\(sequence)")
                #expect(memory.step == step.step, "\(sequence)")
                #expect(abs((memory.stability ?? 0) / step.stability - 1) < 1e-12, "\(sequence)")
                #expect(abs((memory.difficulty ?? 0) / step.difficulty - 1) < 1e-12, "\(sequence)")
                #expect(memory.due.timeIntervalSince(start) == step.due, "\(sequence)")
            }
        }
    }

    @Test func `a half day is rounded to the even one`() {
        let formulas = FSRSFormulas(weights: .standard)
        #expect(formulas.days(stability: 8, retention: 0.9).rounded(.toNearestOrEven) == 8)
        let memory = CardMemory(
            stage: .review, step: nil, stability: 0.001, difficulty: 10, due: start, lastAnswer: start)
        let next = FSRSScheduler().answer(.hard, to: memory, at: start)
        #expect(next.due == start.addingTimeInterval(86_400))
    }

    @Test func `a clock that went back is an answer on the same day`() {
        let known = CardMemory(stage: .review, step: nil, stability: 20, difficulty: 5, due: start, lastAnswer: start)
        let back = FSRSScheduler().answer(.good, to: known, at: start.addingTimeInterval(-400 * 86_400))
        let same = FSRSScheduler().answer(.good, to: known, at: start)
        #expect(back.stability == same.stability)
        #expect(back.due < start)
    }

    @Test func `without learning steps a new card goes to review at once`() {
        let scheduler = FSRSScheduler(learningSteps: [], relearningSteps: [])
        let learned = scheduler.answer(.again, to: CardMemory(due: start), at: start)
        #expect(learned.stage == .review)
        #expect(scheduler.answer(.again, to: learned, at: start).stage == .review)
    }

    @Test func `with one learning step, hard waits half as long again`() {
        let scheduler = FSRSScheduler(learningSteps: [.seconds(60)])
        let memory = scheduler.answer(.hard, to: CardMemory(due: start), at: start)
        #expect(memory.due == start.addingTimeInterval(90))
    }

    @Test func `weights out of bounds are refused`() {
        #expect(FSRSParameters(Array(repeating: 0.5, count: 20)) == nil)
        #expect(FSRSParameters(FSRSParameters.standard.weights) != nil)
        for hostile in [Double.nan, .infinity, -1, 1e9] {
            var weights = FSRSParameters.standard.weights
            weights[20] = hostile
            #expect(FSRSParameters(weights) == nil)
        }
    }

    @Test func `hostile memories and moments give finite intervals between a minute and a hundred years`() {
        var numbers = SeededNumbers(seed: 6)
        let odd: [Double] = [0, -1, .nan, .infinity, -.infinity, 1e300, 1e-300, 1, 10, 36_500, 1e9]
        for _ in 0..<5_000 {
            func pick() -> Double { odd.randomElement(using: &numbers) ?? 0 }
            let now = Date(timeIntervalSince1970: pick())
            let memory = CardMemory(
                stage: MemoryStage.allCases.randomElement(using: &numbers) ?? .new,
                step: [nil, 0, 1, -5, .max, .min].randomElement(using: &numbers) ?? nil,
                stability: Bool.random(using: &numbers) ? pick() : nil, difficulty: pick(),
                due: Date(timeIntervalSince1970: pick()), lastAnswer: Date(timeIntervalSince1970: pick()))
            let grade = ReviewGrade.allCases.randomElement(using: &numbers) ?? .good
            let next = FSRSScheduler(retention: pick()).answer(grade, to: memory, at: now)
            let wait = next.due.timeIntervalSince(next.lastAnswer ?? now)
            #expect(wait >= 59 && wait <= 36_500 * 86_400 + 1)
            #expect((1...10).contains(next.difficulty ?? 0))
            #expect((next.stability ?? 0) >= 0.001)
            let recall = FSRSScheduler().retrievability(of: next, at: now)
            #expect((0...1).contains(recall))
        }
    }

    @Test func `a better grade never brings a card back sooner`() {
        var numbers = SeededNumbers(seed: 7)
        for _ in 0..<2_000 {
            let memory = CardMemory(
                stage: .review, step: nil, stability: .random(in: 0.01...500, using: &numbers),
                difficulty: .random(in: 1...10, using: &numbers), due: start, lastAnswer: start)
            let now = start.addingTimeInterval(.random(in: 0...400, using: &numbers) * 86_400)
            let due = [ReviewGrade.hard, .good, .easy].map { FSRSScheduler().answer($0, to: memory, at: now).due }
            #expect(due[0] <= due[1] && due[1] <= due[2])
        }
    }
}
