import Foundation
import HouseSentences
import Testing

@testable import House

/// It is four in the afternoon of a Tuesday.
@Suite struct `How something was at a time` {
    private func understood(_ text: String) -> String {
        SentenceNotation.text(SentenceFlat.skill.understand(text, in: SentenceFlat.context(room: RoomID("kitchen"))))
    }

    private func asked(_ text: String) -> (question: HouseQuestion, date: Date)? {
        guard
            case .question(let question) = SentenceFlat.skill.understand(
                text, in: SentenceFlat.context(room: RoomID("kitchen")))
        else { return nil }
        switch question.asks {
        case .wasSo(_, _, let date), .wasValue(_, let date): return (question, date)
        default: return nil
        }
    }

    private func hours(_ text: String) -> Double? {
        asked(text).map { SentenceFlat.now.timeIntervalSince($0.date) / 3600 }
    }

    @Test(arguments: [
        ("were the kitchen lights on at 14:00?", 2.0), ("was the back door locked at noon?", 4),
        ("was the back door locked at half past two?", 1.5), ("was the oven on at 20:00?", 20),
        ("were the kitchen lights on yesterday at 16:00", 24), ("was the back door locked an hour ago?", 1),
        ("was the back door locked two hours ago", 2), ("was the oven on on monday at 9 am?", 31),
        ("was the back door locked at seven in the morning?", 9), ("was any light on at midnight?", 16),
        ("what was the temperature in the bedroom at noon?", 4), ("how warm was it in the bedroom at 12:00?", 4),
        ("was the back door locked at 3?", 1), ("was the back door open at noon yesterday?", 28),
    ])
    func `is asked of the last time the clock showed it`(text: String, ago: Double) {
        #expect(hours(text) == ago, "\(understood(text))")
    }

    @Test(arguments: [
        "was the back door locked?", "turn on the kitchen ceiling at 14:00", "was the war over at noon?",
        "was the shop open at 9:00 yesterday?", "when was the back door last open?", "is the oven on at noon?",
    ])
    func `is asked only where something of the house and a time is named`(text: String) {
        #expect(asked(text) == nil, "\(understood(text))")
    }

    private func text(_ sentence: String, _ past: [(device: String, state: String, hours: Double)]) throws -> String {
        let (question, date) = try #require(asked(sentence))
        let readings = past.map {
            DeviceReading(
                device: DeviceID($0.device), state: $0.state, since: SentenceFlat.now - $0.hours * 3600)
        }
        let answer = HouseAnswer(
            vocabulary: SentenceFlat.skill.vocabulary, readings: [:], calendar: SentenceFlat.calendar)
        return answer.text(ofThen: question, at: date, past: readings, now: SentenceFlat.now)
    }

    @Test func `is told from what was kept of that time`() throws {
        #expect(
            try text("was the back door locked at noon?", [("back_lock", "locked", 9), ("back_lock", "unlocked", 2)])
                == "Yes, the kitchen back door was locked today at 12:00.")
        #expect(
            try text(
                "was the back door locked an hour ago?", [("back_lock", "locked", 9), ("back_lock", "unlocked", 2)])
                == "No, the kitchen back door was unlocked today at 15:00.")
        #expect(
            try text(
                "were the kitchen lights on at 14:00?",
                [("kitchen_ceiling", "on", 3), ("counter_lamp", "off", 5), ("counter_lamp", "on", 1)])
                == "The kitchen ceiling was on today at 14:00. The counter lamp was not.")
        #expect(
            try text("what was the temperature in the kitchen at noon?", [("kitchen_temperature", "19.5", 6)])
                == "It was 19.5 °C in the kitchen today at 12:00.")
    }

    @Test func `is not known of a time before anything was kept`() throws {
        #expect(
            try text("was the back door locked at noon?", [("back_lock", "locked", 2)])
                == "How the kitchen back door was today at 12:00 is not known.")
    }
}
