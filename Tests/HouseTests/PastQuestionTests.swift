import Foundation
import HouseSentences
import Testing

@testable import House

@Suite struct `When something was so last` {
    private let door = DeviceID("back_sensor")

    private func reading(_ state: String, _ hours: Double) -> DeviceReading {
        DeviceReading(device: door, state: state, since: SentenceFlat.now - hours * 3600)
    }

    private func text(_ past: [DeviceReading], now: DeviceReading? = nil) -> String {
        var readings = SentenceFlat.readings
        readings[door] = now ?? past.last
        return HouseAnswer(
            vocabulary: SentenceFlat.skill.vocabulary, readings: readings, calendar: SentenceFlat.calendar
        ).text(of: .open, last: [door], past: past, now: SentenceFlat.now)
    }

    // It is four in the afternoon of a Tuesday.
    @Test func `is told with its day, and until when`() {
        #expect(
            text([reading("off", 9), reading("on", 2), reading("off", 1.5)])
                == "The kitchen back door was last open today at 14:00, until 14:30.")
        #expect(
            text([reading("off", 40), reading("on", 20), reading("off", 19)])
                == "The kitchen back door was last open yesterday at 20:00, until 21:00.")
        #expect(
            text([reading("off", 60), reading("on", 50), reading("off", 49)])
                == "The kitchen back door was last open on Sunday at 14:00, until 15:00.")
    }

    @Test func `what still is, since when`() {
        #expect(
            text([reading("off", 9), reading("on", 2)]) == "The kitchen back door has been open since today at 14:00.")
        #expect(text([reading("on", 200)]) == "The kitchen back door has been open for as long as is known.")
    }

    @Test func `what never was, as far as is known`() {
        #expect(text([reading("off", 100)]) == "As far as is known, the kitchen back door was not open lately.")
        #expect(text([]).contains("was not open lately"))
        #expect(
            text([reading("on", 100), reading("off", 2)])
                == "The kitchen back door was open until today at 14:00.")
    }
}
