import Foundation
import HouseSentences
import Testing

@testable import House

@Suite struct `What is asked of weather, calendars and the rest is understood` {
    private func meaning(_ sentence: String) -> String {
        SentenceNotation.text(InformedHouse.skill.understand(sentence, in: InformedHouse.context))
    }

    @Test(
        arguments: [
            ("what's the weather like", "all weather now: weather.home"),
            ("How's the weather today?", "all weather today: weather.home"),
            ("what will the weather be tomorrow", "all weather tomorrow: weather.home"),
            ("give me the weather forecast for the weekend", "all weather weekend: weather.home"),
            ("what's the forecast for saturday", "all weather weekday(7): weather.home"),
            ("weather forecast for the next few days", "all weather week: weather.home"),
            ("will it rain tomorrow", "rain weather tomorrow: weather.home"),
            ("is it raining", "rain weather now: weather.home"),
            ("do I need an umbrella", "rain weather today: weather.home"),
            ("is it going to snow this weekend", "snow weather weekend: weather.home"),
            ("how cold will it get tonight", "all weather tonight: weather.home"),
            ("how hot is it going to be on friday", "all weather weekday(6): weather.home"),
        ])
    func `The weather of a day`(sentence: String, expected: String) { #expect(meaning(sentence) == expected) }

    @Test(
        arguments: [
            ("what's on my calendar today", "calendar today: calendar.family | calendar.work"),
            ("what is on the calendar tomorrow?", "calendar tomorrow: calendar.family | calendar.work"),
            ("do I have any appointments on Friday", "calendar weekday(6): calendar.family | calendar.work"),
            ("when is my next appointment", "calendar next: calendar.family | calendar.work"),
            ("what's on the family calendar this week", "calendar week: calendar.family"),
            ("is there anything on the work calendar today", "calendar today: calendar.work"),
            ("am I free tomorrow", "calendar tomorrow: calendar.family | calendar.work"),
        ])
    func `What is on a calendar`(sentence: String, expected: String) { #expect(meaning(sentence) == expected) }

    @Test(
        arguments: [
            ("are there any updates", "updates"), ("which updates are available?", "updates"),
            ("is everything up to date", "updates"), ("does anything need updating", "updates"),
            ("do I have any notifications", "notifications"), ("read me my notifications", "notifications"),
            ("what notifications are there?", "notifications"), ("clear all my notifications", "dismiss all"),
            ("dismiss the notifications", "dismiss all"), ("dismiss the second notification", "dismiss 2"),
            ("dismiss notification 2", "dismiss 2"), ("dismiss the last notification", "dismiss -1"),
        ])
    func `Updates and notifications`(sentence: String, expected: String) { #expect(meaning(sentence) == expected) }

    @Test(
        arguments: [
            ("how much power is the fridge using", "power: sensor.fridge_power"),
            ("how much electricity does the fridge draw right now?", "power: sensor.fridge_power"),
            ("how many watts does the fridge use", "power: sensor.fridge_power"),
            ("how much energy has the fridge used today", "energyToday: sensor.fridge_energy"),
            ("how much power are we using", "power: sensor.house_power"),
            ("how much power does the kitchen light use", "power:"),
            ("what cameras are there", "cameras: camera.door | camera.garden"),
            ("show me the front door camera", "cameras: camera.door"),
            ("is there a camera in the garden?", "cameras: camera.garden"),
        ])
    func `Consumption and cameras`(sentence: String, expected: String) {
        #expect(meaning(sentence).trimmingCharacters(in: .whitespaces) == expected)
    }

    @Test(
        arguments: [
            ("set the sprinkler minutes to 12", "value 12.0 number.sprinkler"),
            ("raise the sprinkler minutes by 5", "value 15.0 number.sprinkler"),
            ("set the sprinkler minutes to 90", "(number.sprinkler outOfRange)"),
            ("set the house mode to guests", "choose Guests select.mode"),
            ("change house mode to away, please", "choose Away select.mode"),
            ("choose long holiday for the house mode", "choose Long holiday select.mode"),
            ("set the house mode to home", "(select.mode alreadySo)"),
            ("turn on guest mode", "on switch.guest"), ("press the doorbell chime button", "activate button.chime"),
        ])
    func `Numbers, options, switches and buttons`(sentence: String, expected: String) {
        #expect(meaning(sentence) == expected)
    }

    @Test(
        arguments: [
            (
                "announce that dinner is ready",
                "announce dinner is ready satellite.kitchen, announce dinner is ready satellite.hall"
            ),
            ("Announce dinner is ready in the kitchen", "announce dinner is ready satellite.kitchen"),
            ("say good night on the garden speaker", "announce good night player.garden"),
            ("broadcast the bus is here in the entrance", "announce the bus is here satellite.hall"),
            (
                "tell everyone the Bus is here!",
                "announce the Bus is here! satellite.kitchen, announce the Bus is here! satellite.hall"
            ),
        ])
    func `Announcements`(sentence: String, expected: String) { #expect(meaning(sentence) == expected) }

    @Test(arguments: [
        "what's the weather in Paris", "what is weather", "tell me a story about the rain", "what is a calendar",
        "how much power does a locomotive draw", "is there a camera in my phone", "announce", "tell everyone",
        "say good night", "are you free", "what is the capital of France", "will it be expensive",
    ])
    func `What the house cannot know is left to others`(sentence: String) {
        let understood = InformedHouse.skill.understand(sentence, in: InformedHouse.context)
        switch understood {
        case .plan, .record, .dismiss: Issue.record("\(sentence): \(SentenceNotation.text(understood))")
        default: break
        }
    }

    @Test(arguments: ["what's the weather", "what's on the calendar today", "announce dinner", "any updates"])
    func `A house without them does not answer for them`(sentence: String) {
        let understood = SentenceFlat.skill.understand(sentence, in: SentenceFlat.context(room: nil))
        if case .record = understood { Issue.record("\(sentence): \(SentenceNotation.text(understood))") }
        if case .plan = understood { Issue.record("\(sentence): \(SentenceNotation.text(understood))") }
    }
}
