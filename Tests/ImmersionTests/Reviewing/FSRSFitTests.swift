import Foundation
import Testing

@testable import Immersion

@Suite struct `Weights are fitted to one's own answers` {
    private let noon = Date(timeIntervalSince1970: 1_600_000_000)

    /// Answers of somebody whose memory works by these weights, asked when the published ones say so.
    private func log(_ cards: Int, by weights: FSRSParameters) -> [ReviewAnswer] {
        var numbers = SeededNumbers(seed: 21)
        let (formulas, scheduler) = (FSRSFormulas(weights: weights), FSRSScheduler(learningSteps: []))
        var log: [ReviewAnswer] = []
        for number in 0..<cards {
            var card = ReviewCard(
                language: .german, word: "w\(number)", translation: "t", memory: CardMemory(due: noon))
            var (moment, last) = (noon + Double(number) * 3_600, noon)
            var (stability, difficulty) = (0.0, 5.0)
            for round in 0..<7 {
                let days = ((moment.timeIntervalSince(last)) / 86_400).rounded(.down)
                var grade = ReviewGrade.good
                if round > 0 {
                    let recall = formulas.retrievability(afterDays: days, stability: stability)
                    grade = Double(numbers.next() % 10_000) / 10_000 < recall ? .good : .again
                    stability = formulas.nextStability(stability, difficulty: difficulty, recall: recall, grade)
                    difficulty = formulas.nextDifficulty(difficulty, grade)
                } else {
                    (stability, difficulty) = (formulas.firstStability(grade), formulas.firstDifficulty(grade))
                }
                let memory = scheduler.answer(grade, to: card.memory, at: moment)
                log.append(ReviewAnswer(grade, to: card, becoming: memory, at: moment))
                card.memory = memory
                (last, moment) = (moment, max(memory.due, moment + 86_400))
            }
        }
        return log
    }

    @Test func `somebody who forgets faster is asked sooner`() throws {
        // A first stability of half, and less growth.
        var places = [Double](repeating: 0, count: FSRSParameters.spread.count)
        (places[2], places[8]) = (-1, -1.2)
        let fit = FSRSFit(log(150, by: FSRSParameters(spread: places)))

        let losses = try #require(fit.losses)
        #expect(fit.isBetter && fit.answers == 900)
        #expect(losses.fitted < losses.published - 0.005, "\(losses)")
        let own = FSRSScheduler(parameters: fit.weights, learningSteps: [])
        let usual = FSRSScheduler(learningSteps: [])
        var (mine, published) = (CardMemory(due: noon), CardMemory(due: noon))
        for _ in 0..<3 {
            mine = own.answer(.good, to: mine, at: max(mine.due, noon))
            published = usual.answer(.good, to: published, at: max(published.due, noon))
        }
        #expect(mine.due < published.due)
        #expect(RoomFeature.told(fit, of: .german).hasPrefix("Cards are scheduled by your own 900 German answers"))
    }

    @Test func `whoever remembers as most people do keeps the published weights`() {
        let fit = FSRSFit(log(150, by: .standard))
        #expect(!fit.isBetter && fit.weights == .standard && fit.answers == 900)
        #expect(RoomFeature.told(fit, of: .german).contains("they stay in use"))
    }

    @Test func `few answers change nothing, and are counted`() {
        let fit = FSRSFit(log(20, by: .standard))
        #expect(fit.weights == .standard && fit.losses == nil && fit.answers == 120)
        #expect(RoomFeature.told(fit, of: .german).contains("there are 120."))
        #expect(FSRSFit([]).weights == .standard)
    }

    @Test func `cards whose beginning is not known, and answers of one day, foretell nothing`() {
        let whole = log(2, by: .standard)
        let cut = Array(whole.dropFirst())
        #expect(FSRSFit(whole).answers == 12)
        #expect(FSRSFit(cut).answers == 6)
        #expect(FSRSHistories(whole, atMost: 5).moments.count == 6)
    }

    @Test func `weights stay within their bounds, wherever they are sent`() {
        for place in [-1e9, 1e9, .nan, .infinity] {
            let weights = FSRSParameters(spread: Array(repeating: place, count: 21)).weights
            #expect(FSRSParameters(weights) != nil, "\(place)")
        }
        #expect(FSRSParameters(spread: []) == .standard)
    }
}
