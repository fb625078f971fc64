import Foundation
import HouseSentences

@testable import House

/// Orders of one room, and orders that open something, as people say them: kinds, phrasings and times put together by chance.
enum SpokenOrders {
    static let rooms = ["kitchen", "living room", "hall", "bedroom", "bathroom", "study"]
    private static let orders = [
        "turn on the lights", "turn off the lights", "switch everything off", "turn off everything", "close the blinds",
        "open the blinds", "dim the lights to 20 percent", "set the heating to 21 degrees", "make the lights red",
        "turn the heating down two degrees", "turn on all the lamps", "raise the blinds", "turn up the heating",
    ]
    private static let named = [
        "set the % to 21", "turn off the % lights", "turn on the % light", "close the % blinds",
        "make it warmer in the %",
        "turn the % heating up a bit", "set the % thermostat to 20.5", "dim the % to 30 percent", "% lights on",
    ]
    static let times = [
        "", "", "", "in half an hour", "in 10 minutes", "at half seven", "at 7", "at half past eight",
        "tomorrow at 6:30",
        "on Monday at 7", "ten minutes after sunset", "for 20 minutes", "half an hour before sunset", "at noon",
        "next friday evening at 8", "a quarter of an hour from now", "tomorrow evening at 9",
    ]
    private static let openers = ["", "", "please", "hey echo", "could you", "okay"]

    static func sentence(_ fuzz: inout SentenceFuzz, in room: String) -> String {
        let order: String
        switch fuzz.next() % 3 {
        case 0: order = fuzz.pick(named).replacingOccurrences(of: "%", with: room)
        case 1: order = "\(fuzz.pick(orders)) in the \(room)"
        default: order = "in the \(room) \(fuzz.pick(orders))"
        }
        let time = fuzz.pick(times)
        let whole = fuzz.next() % 4 == 0 && !time.hasPrefix("for") ? "\(time) \(order)" : "\(order) \(time)"
        return "\(fuzz.pick(openers)) \(whole)".split(separator: " ").joined(separator: " ")
    }

    private static let openings = [
        "unlock the front door", "unlock all the doors", "open the back door", "unlock everything",
        "open the garage door",
        "unlock the door in the hall", "open up the front door", "disarm the alarm", "party mode", "start party mode",
        "turn on the oven", "set the oven to 200 degrees", "front door unlock", "raise the garage door",
    ]
    private static let joints = ["", "", "", "and turn on the hall light", "and close the blinds in the study"]
    private static let conditions = ["", "", "", "when anna is home", "as soon as the kitchen window is open"]

    /// One that opens, disarms or heats something, or a rule that would.
    static func opening(_ fuzz: inout SentenceFuzz) -> String {
        let isRule = fuzz.next() % 5 == 0
        let parts =
            isRule
            ? ["every weekday at 7", fuzz.pick(openings)]
            : [fuzz.pick(openings), fuzz.pick(joints), fuzz.pick(conditions), fuzz.pick(times)]
        return parts.filter { !$0.isEmpty }.joined(separator: " ")
    }
}
