import EchoTestKit
import Foundation
import HouseSentences
import Testing

@testable import House

@MainActor @Suite struct `What the house knows beside its devices` {
    @MainActor private final class Desk {
        let house = InformedHouse()
        let desk: HouseDesk
        private var task: Task<Void, Never>?

        init() async {
            desk = HouseDesk(
                house, clock: HouseClock(ManualClock(), startingAt: TestDates.morning), calendar: SentenceFlat.calendar)
            task = Task { [desk] in await desk.run() }
            _ = await eventually { self.desk.picture.isKnown }
        }

        deinit { task?.cancel() }

        func say(_ text: String) async -> String { await desk.hear(text)?.text ?? "(nothing)" }
    }

    @Test func `The weather is told with its forecast`() async {
        let sut = await Desk()

        #expect(
            await sut.say("what's the weather")
                == "It is sunny, at 21 °C. Today: partly cloudy, 12 to 18 °C, 10 % chance of rain.")
        #expect(
            await sut.say("what will the weather be tomorrow")
                == "Tomorrow: rainy, 11 to 17 °C, 80 % chance of rain.")
        #expect(await sut.say("will it rain tomorrow").hasPrefix("Yes. Tomorrow: rainy"))
        #expect(await sut.say("do I need an umbrella").hasPrefix("No. Today: partly cloudy"))
        #expect(await sut.say("is it raining") == "No, it is sunny, at 21 °C.")
    }

    @Test func `What is on the calendar is told, and what is not is said`() async {
        let sut = await Desk()
        let dentist = sut.desk.answer.clockTime(TestDates.morning.addingTimeInterval(3 * 3600))

        #expect(await sut.say("what's on my calendar today") == "On the calendar: “Dentist” at \(dentist).")
        #expect(
            await sut.say("what is on the calendar tomorrow") == "On the calendar: “School trip” tomorrow, all day.")
        #expect(await sut.say("when is my next appointment") == "Next is “Dentist” at \(dentist).")
    }

    @Test func `Updates, consumption, cameras and lists are answered`() async {
        let sut = await Desk()

        #expect(await sut.say("are there any updates").hasPrefix("There is an update: "))
        #expect(await sut.say("how much power is the fridge using") == "The fridge power is 85.4 W.")
        #expect(
            await sut.say("how much energy has the fridge used today") == "The fridge energy counted 1.5 kWh today.")
        #expect(await sut.say("how much power does the kitchen light use").contains("I cannot say"))
        #expect(await sut.say("show me the garden camera").hasPrefix("There is the garden camera, recording."))
        #expect(await sut.say("what is on the shopping list") == "On the shopping list: Milk and Bread.")
    }

    @Test func `Notifications are read and dismissed by their number`() async {
        let sut = await Desk()

        #expect(
            await sut.say("do I have any notifications")
                == "2 notifications. 1: “Login attempt failed: From 192.0.2.7.”. 2: “The filter is full.”.")
        #expect(await sut.say("dismiss the second notification") == "Dismissed: “The filter is full.”.")
        #expect(await sut.say("dismiss notification 2") == "There is no such notification.")
        #expect(await sut.say("clear all my notifications").hasPrefix("Dismissed: "))
        #expect(await sut.say("what notifications are there") == "There are no notifications.")
        #expect(await sut.say("undo that") == "A notification that was dismissed cannot be brought back.")
    }

    @Test func `A number and a choice are set, and taken back`() async {
        let sut = await Desk()

        #expect(await sut.say("set the sprinkler minutes to 12") == "The sprinkler minutes are at 12 min now.")
        _ = await sut.say("undo that")
        _ = await sut.say("set the house mode to guests")
        _ = await sut.say("undo that")

        #expect(sut.house.orders.map(\.action) == [.setValue(12), .setValue(10), .choose("Guests"), .choose("Home")])
    }

    @Test func `What is announced is said at once, and undo says that it was heard`() async {
        let sut = await Desk()

        _ = await sut.say("announce dinner is ready in the kitchen")
        let undone = await sut.say("undo that")

        #expect(
            sut.house.orders == [
                DeviceOrder(device: DeviceID("satellite.kitchen"), action: .announce("dinner is ready"))
            ])
        #expect(undone.contains("cannot be taken back"), "\(undone)")
    }
}

@Suite struct `Days and counters` {
    @Test func `The days that are asked for follow from today`() {
        let (now, calendar) = (SentenceFlat.now, SentenceFlat.calendar)
        func days(_ days: HouseDays) -> [Int] {
            let span = days.span(from: now, calendar)
            return [span.lowerBound, span.upperBound].map { calendar.component(.day, from: $0) }
        }

        // A Tuesday, the tenth.
        #expect(days(.today) == [10, 11])
        #expect(days(.tomorrow) == [11, 12])
        #expect(days(.weekday(3)) == [10, 11])
        #expect(days(.weekday(2)) == [16, 17])
        #expect(days(.weekend) == [14, 16])
        #expect(days(.week) == [10, 17])
    }

    @Test func `A counter that begins anew is counted on, and nothing known is no number`() {
        func past(_ states: String?...) -> [DeviceReading] { states.map { Sample.reading("sensor.x", $0) } }

        #expect(ConsumptionRules.used(past("10", "12.5", nil, "1", "3")) == 5.5)
        #expect(ConsumptionRules.used(past("7")) == 0)
        #expect(ConsumptionRules.used(past(nil, "nan", "off")) == nil)
    }
}
