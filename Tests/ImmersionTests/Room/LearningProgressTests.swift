import Foundation
import Testing

@testable import Immersion

@Suite struct `Progress is counted for charts` {
    let today = StudyDay(number: 1_000)

    func day(
        _ back: Int, minutes: Int = 0, words: Int = 0, lines: Int = 0, errors: [String: Int] = [:],
        results: [ScenarioResult] = []
    ) -> LearningDay {
        LearningDay(
            day: today.adding(-back), language: .german, talked: .seconds(minutes * 60), wordsMet: words,
            errors: RuleCount.sorted(errors), linesSaid: lines, results: results)
    }

    @Test func `minutes a day, a streak, and words so far`() {
        let progress = LearningProgress(
            [day(9, words: 5), day(3, minutes: 7), day(1, minutes: 10, words: 2), day(2, minutes: 4, words: 1)],
            language: .german)
        #expect(progress.minutes(until: today, days: 5) == [0, 7, 4, 10, 0])
        #expect(progress.streak(on: today) == 3)
        #expect(progress.streak(on: today.adding(2)) == 0)
        #expect(progress.wordsMet(until: today, days: 3) == [6, 8, 8])
        #expect(LearningProgress([day(0, minutes: 5)], language: .french).streak(on: today) == 0)
    }

    @Test func `less than a second is a day of the streak, and seen`() {
        let short = LearningDay(day: today, language: .german, talked: .milliseconds(400))
        let progress = LearningProgress([short], language: .german)

        #expect(progress.streak(on: today) == 1 && (progress.minutes(until: today, days: 1).first ?? 0) > 0)
        #expect(ProgressColumns.text(minutes: 0.4 / 60) == "1 s")
    }

    @Test func `mistakes per hundred lines, by week`() {
        let progress = LearningProgress(
            [day(8, lines: 20, errors: ["a": 4]), day(0, lines: 50, errors: ["a": 1, "b": 2])], language: .german)
        let expected: [String: [Double]] = ["a": [0, 20, 2], "b": [0, 0, 4]]
        #expect(progress.errors(until: today, weeks: 3) == expected)
    }

    private func result(
        _ level: LanguageLevel, _ score: Int, _ scenario: String?, mistakes: Int = 0, isChecked: Bool? = true
    ) -> ScenarioResult {
        ScenarioResult(
            level: level, score: score, lines: 10, mistakes: mistakes, scenario: scenario, isChecked: isChecked)
    }

    @Test func `a level needs three different scenarios that were passed`() {
        let passes = [result(.a1, 90, "a"), result(.a1, 80, "b"), result(.a1, 70, "c")]
        let nearly = [result(.a2, 100, "d"), result(.a2, 100, "e"), result(.a2, 100, "f", mistakes: 6)]
        let progress = LearningProgress([day(0, results: nearly)], language: .german)

        #expect(LearningProgress([day(0, results: passes + nearly)], language: .german).level == .a1)
        #expect(progress.level == nil && progress.nearest?.level == .a2 && progress.nearest?.passed == 2)
    }

    @Test func `one scenario repeated, or one that nobody checked, is no evidence of a level`() {
        let repeated = (0..<9).map { _ in result(.c2, 100, "same") }
        let unchecked = ["a", "b", "c"].map { result(.b1, 100, $0, isChecked: false) }
        let unnamed = (0..<5).map { _ in result(.a2, 100, nil) }

        #expect(LearningProgress([day(0, results: repeated)], language: .german).level == nil)
        #expect(LearningProgress([day(0, results: unchecked)], language: .german).nearest == nil)
        #expect(LearningProgress([day(0, results: unnamed)], language: .german).level == nil)
    }

    @Test func `a scenario counts as it went the last time`() {
        let all = ["a", "b", "c"].map { result(.a1, 100, $0) }
        #expect(LearningProgress([day(1, results: all)], language: .german).level == .a1)
        #expect(
            LearningProgress([day(1, results: all), day(0, results: [result(.a1, 20, "b")])], language: .german).level
                == nil)
    }

    @Test func `hostile counts and days do no harm`() {
        let far = LearningDay(day: StudyDay(number: .max), language: .german, talked: .seconds(60))
        let progress = LearningProgress([far, day(0)], language: .german)
        #expect(progress.minutes(until: StudyDay(number: .min), days: 3).count == 3)
        #expect(progress.minutes(until: today, days: .max).count == LearningProgress.mostDays)
        #expect(progress.minutes(until: today, days: -1).isEmpty)
        #expect(progress.streak(on: StudyDay(number: .min)) == 0)
        #expect(progress.errors(until: today, weeks: .max).isEmpty)
    }

    @Test func `a day takes the summaries of its conversations`() {
        var learned = LearningDay(day: today, language: .german)
        var summary = RoomSummary(
            spoken: .seconds(5), lasted: .seconds(60), linesSaid: 4, errors: [RuleCount(rule: "a", count: 1)],
            newWords: [],
            goals: [GoalScore(goal: ScenarioGoal(id: "g", title: "G"), score: 80)], drill: [])
        learned.add(summary, level: .a2)
        summary.heardAndWritten = .seconds(90)
        learned.add(summary, level: .a2)
        // What went by without a word is not counted, and no more than went by.
        #expect(learned.talked == .seconds(5 + 60))
        #expect(learned.errors == [RuleCount(rule: "a", count: 2)])
        #expect(learned.results.map(\.score) == [80, 80])
    }

    @Test func `words of a deck are met, known and due`() {
        let now = Date(timeIntervalSince1970: 1_700_000_000)
        var deck = Deck()
        for (word, stability) in [("a", 30.0), ("b", 3.0)] {
            let memory = CardMemory(
                stage: .review, step: nil, stability: stability, difficulty: 5, due: now, lastAnswer: now)
            deck.add(ReviewCard(language: .german, word: word, translation: word, memory: memory))
        }
        deck.add(ReviewCard(language: .german, word: "c", translation: "c", memory: CardMemory(due: now)))
        let counts = WordCounts(of: deck, at: now, in: .gmt)
        #expect(counts.met == 2 && counts.known == 1 && counts.due == 3)
    }
}
