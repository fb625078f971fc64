import Foundation
import Testing

@testable import Immersion

@Suite struct `The things of a place are pointed at and named` {
    let place = LearningPlace(
        id: "k", title: "Kitchen",
        things: ["mesa", "silla", "taza", "olla", "cama"].map {
            PlaceThing(meaning: "the \($0)", words: [.spanish: ["la " + $0]])
        })

    @Test func `what is known is asked twice, what is missed once more`() {
        var numbers = SeededNumbers(seed: 1)
        var quiz = PlaceQuiz(place, language: .spanish, using: &numbers)
        var asked = 0
        while let question = quiz.question, asked < 50 {
            asked += 1
            switch question {
            case .point(let thing, let choices):
                #expect(choices.count == 4 && choices.contains(thing))
                _ = quiz.point(at: thing)
            case .name(let thing):
                _ = quiz.name(thing.meaning == "the mesa" ? "cama" : thing.word(in: .spanish) ?? "")
            }
        }
        #expect(asked == 11)
        #expect(quiz.right == 9)
        #expect(quiz.missed.map(\.meaning) == ["the mesa"])
    }

    @Test func `a place without words of the language asks nothing`() {
        var numbers = SeededNumbers(seed: 1)
        var quiz = PlaceQuiz(place, language: .german, using: &numbers)
        #expect(quiz.isOver)
        let verdict = quiz.name("x")
        #expect(verdict == nil)
    }

    @Test func `each thing becomes a card`() {
        let cards = place.cards(in: .spanish, at: Date(timeIntervalSince1970: 0))
        #expect(cards.map(\.word).first == "la mesa")
        #expect(cards.first?.met == "Kitchen")
    }

    @Test func `a card of a Japanese thing has its kana as its reading, and says its word once`() {
        let words = [["電車", "でんしゃ"], ["ホーム"], ["出口", "出入口", "でぐち"], ["パン屋", "ぱんや"]]
        let place = LearningPlace(
            id: "s", title: "Station", things: words.map { PlaceThing(meaning: $0[0], words: [.japanese: $0]) })

        let cards = place.cards(in: .japanese, at: Date(timeIntervalSince1970: 0))

        #expect(cards.map(\.word) == ["電車", "ホーム", "出口, 出入口", "パン屋"])
        #expect(cards.map(\.reading) == ["でんしゃ", nil, "でぐち", "ぱんや"])
    }
}
