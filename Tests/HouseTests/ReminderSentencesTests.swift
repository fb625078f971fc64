import Foundation
import HouseSentences
import Testing

@testable import House

@Suite struct `Reminders and alarms are understood` {
    private func meaning(_ sentence: String) -> String {
        SentenceNotation.text(SentenceFlat.skill.understand(sentence, in: SentenceFlat.context(room: nil)))
    }

    @Test(
        arguments: [
            ("remind me in 20 minutes to call Ben", "reminder 1200 call Ben"),
            ("Remind me to call Ben in 20 minutes.", "reminder 1200 call Ben"),
            ("please remind me in half an hour", "reminder 1800"),
            ("remind me at 7 to take out the trash", "reminder @19:00 take out the trash"),
            ("remind me tomorrow at 9 about the dentist", "reminder @tomorrow 09:00 the dentist"),
            ("remind me to water the plants tomorrow", "reminder @tomorrow 09:00 water the plants"),
            ("set a reminder for 8 pm to lock the back door", "reminder @20:00 lock the back door"),
            ("remind me in an hour to turn off the oven", "reminder 3600 turn off the oven"),
            ("could you remind me to unlock the front door", "when? reminder unlock the front door"),
            ("set a reminder", "when? reminder"),
        ])
    func `What somebody is to be reminded of is kept as it was said, and nothing of it is done`(
        sentence: String, expected: String
    ) { #expect(meaning(sentence) == expected) }

    @Test(
        arguments: [
            ("wake me up at 7", "alarm @tomorrow 07:00"), ("wake me at half past six", "alarm @tomorrow 06:30"),
            ("wake me up in 20 minutes", "alarm 1200"), ("wake me up at 7 pm", "alarm @19:00"),
            ("wake me up tomorrow at 8", "alarm @tomorrow 08:00"), ("set an alarm for 7 am", "alarm @tomorrow 07:00"),
            ("set my alarm for 6:30 am", "alarm @tomorrow 06:30"), ("set an alarm for 10 minutes", "alarm 600"),
            ("set an alarm", "when? alarm"), ("set the alarm", "nothing"), ("wake me up", "when? alarm"),
        ])
    func `An alarm is in the morning unless the evening is said, and the alarm of the house is another`(
        sentence: String, expected: String
    ) { #expect(meaning(sentence) == expected) }

    @Test(
        arguments: [
            ("what reminders do I have", "reminders"), ("list my reminders", "reminders"),
            ("when is my alarm", "alarms"), ("which alarms are set", "alarms"),
            ("cancel the reminder", "call off the reminder"), ("delete all reminders", "call off all reminder"),
            ("cancel all alarms", "call off all alarm"),
            ("cancel the reminder to call Ben", "end reminder call Ben"),
            ("delete my 7 am alarm", "end alarm @tomorrow 07:00"), ("set a timer", "when? timer"),
            ("start a pasta timer", "when? timer pasta"),
        ])
    func `They are listed and called off`(sentence: String, expected: String) { #expect(meaning(sentence) == expected) }

    @Test(arguments: [
        "remind me who Ben is", "remind me what you said", "wake up", "alarm", "I was reminded of you",
        "remind me to turn off the oven when the washing machine is done",
    ])
    func `What is none of these is not taken for one`(sentence: String) { #expect(meaning(sentence) == "nothing") }

    @Test func `Nothing that is said to be reminded of is ever done`() {
        for row in SentenceTable("sentences.tsv").rows {
            for sentence in ["remind me in 20 minutes to \(row.sentence)", "remind me to \(row.sentence)"] {
                let understood = SentenceFlat.skill.understand(sentence, in: SentenceFlat.context(room: row.room))
                switch understood {
                case .timer(let timer): #expect(timer.purpose == .reminder, "\(sentence)")
                case .untimed, .unknownTime, .unknownDevice, .nothing: continue
                default: Issue.record("\(sentence): \(understood)")
                }
            }
        }
    }
}
