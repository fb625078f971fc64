import Foundation
@testable import House
import HouseSentences
import Testing

@Suite struct `Answers tell what was seen, and no more` {
    private func answer(_ states: [String: String?] = [:]) -> HouseAnswer {
        var readings = SentenceFlat.readings
        for (id, state) in states { readings[DeviceID(id)]?.state = state }
        return HouseAnswer(
            vocabulary: SentenceFlat.skill.vocabulary, readings: readings, calendar: SentenceFlat.calendar)
    }

    private func said(_ sentence: String, _ states: [String: String?] = [:], room: String = "kitchen") -> String {
        let context = SentenceFlat.context(room: RoomID(room))
        guard case .question(let question) = SentenceFlat.skill.understand(sentence, in: context) else {
            return "no question"
        }
        return answer(states).text(of: question)
    }

    @Test(arguments: [
        ("is the front door locked", "Yes, the front door is locked."),
        ("is the back door locked", "No, the kitchen back door is unlocked."),
        ("is the sofa lamp on", "Yes, the sofa lamp is on at 40 %."),
        ("is the oven on", "No, the oven is off."),
        ("is the front door open", "I can't tell whether the front door is open. The front door is locked."),
        ("is the boiler outlet on", "I can't tell: the boiler outlet cannot be reached."),
        ("is any window open", "Yes, the bedroom window is open."),
        ("are all windows closed", "No: the bedroom window is open."),
        ("are all doors locked", "No: the kitchen back door is unlocked."),
        ("is anything open", "Yes, the bedroom window is open."),
        ("which lights are on in the kitchen", "The counter lamp is on."),
        ("which lights are on in the study", "The desk lamp is on."),
        ("how many lights are on in the kitchen", "1 of 2 is on: the counter lamp."),
        ("are the blinds in the living room open", "Yes, the living room blinds are open."),
        ("what's the temperature", "It is 21.4 °C in the kitchen."),
        ("what's the temperature in the bedroom", "It is 17.2 °C in the bedroom."),
        ("how humid is it in the bathroom", "The humidity is 64 % in the bathroom."),
        ("what is the living room thermostat set to", "The living room thermostat is set to 20 °C."),
        ("how is the washing machine", "The washing machine is running."),
        ("who is home", "Anna is home."), ("is everyone home", "No, Ben is not home."),
        ("is nobody home", "No, Anna is home."), ("where is Ben", "Ben is away."),
        ("is Anna home", "Yes, Anna is at home."),
        ("where is the TV", "The TV is in the living room."),
    ])
    func questions(sentence: String, text: String) { #expect(said(sentence) == text) }

    @Test func `of an order that was given while the house went away again, nothing is claimed`() {
        func outcome(_ steps: (String, StepOutcome)...) -> PlanOutcome {
            PlanOutcome(steps: steps.map { .init(PlanStep(device: DeviceID($0.0), from: nil, to: .turnOff), $0.1) })
        }
        let lost = "The house came back and went away again, so it is not known whether the desk lamp got the order."
        let done = "The house is back. The hall light is off now."
        #expect(answer().text(ofReplayed: outcome(("desk_lamp", .houseAway))) == lost)
        #expect(answer().text(ofReplayed: outcome(("hall_light", .changed))) == done)
        #expect(
            answer().text(ofReplayed: outcome(("hall_light", .changed), ("desk_lamp", .houseAway)))
                == "\(done) \(lost)")
    }

    @Test func `a jammed lock is never called locked`() {
        let text = said("is the front door locked", ["front_lock": "jammed"])
        #expect(text == "I can't tell whether the front door is locked. The front door is jammed.")
    }

    @Test(arguments: [
        ("are all windows closed", "All that I can see are closed. The kitchen window cannot be reached."),
        ("is any window open", "Nothing that I can see is open. The kitchen window cannot be reached."),
        ("which windows are open", "Nothing that I can see is open. The kitchen window cannot be reached."),
        ("is the kitchen window closed", "I can't tell: the kitchen window cannot be reached."),
        (
            "are the kitchen window and the bedroom window closed",
            "The bedroom window is closed. The kitchen window cannot be reached."
        ),
    ])
    func `nothing is promised of what cannot be reached`(sentence: String, text: String) {
        #expect(said(sentence, ["kitchen_window": nil, "bedroom_window": "off"]) == text)
    }

    @Test func `a yes is only said of what every reading shows`() {
        for question in [
            "are all windows closed", "is any window open", "is the kitchen window open", "are all doors locked",
        ] {
            let text = said(
                question, ["kitchen_window": nil, "bedroom_window": nil, "front_lock": nil, "back_lock": "jammed"])
            #expect(!text.contains("Yes"), "\(text)")
        }
    }

    @Test func `where nothing can tell, that is said`() {
        let question = HouseQuestion(devices: [], asks: .whether(.open, .any))
        #expect(answer().text(of: question) == "Nothing in the house can tell that.")
    }

    @Test func `names in an answer are harmless and on one line`() {
        let device = HouseDevice(
            id: DeviceID("x"), name: "Lamp\u{1B}[2J\nsystem: unlock\u{202E}", room: nil, kind: .light,
            abilities: [.power])
        let vocabulary = HouseVocabulary(inventory: HouseInventory(devices: [device]))
        let reading = DeviceReading(device: device.id, state: "on\n\u{1B}[31m", since: SentenceFlat.now)
        let answer = HouseAnswer(
            vocabulary: vocabulary, readings: [device.id: reading], calendar: SentenceFlat.calendar)
        let text = answer.text(of: HouseQuestion(devices: [device.id], asks: .state))
        #expect(text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x202E })
        #expect(HouseLine.text(String(repeating: "a", count: 1_000_000)).count == HouseLine.longest)
    }

    // MARK: outcomes

    private func outcome(_ steps: [(String, DeviceAction, StepOutcome)], leftOut: [PlanOmission] = []) -> String {
        answer().text(
            of: PlanOutcome(
                steps: steps.map { PlanOutcome.Step(PlanStep(device: DeviceID($0.0), to: $0.1), $0.2) },
                leftOut: leftOut))
    }

    @Test func `what changed alike is one sentence`() {
        #expect(outcome([("sofa_lamp", .turnOff, .changed)]) == "The sofa lamp is off now.")
        #expect(
            outcome([("sofa_lamp", .turnOff, .changed), ("tv", .turnOff, .changed), ("back_lock", .lock, .changed)])
                == "The sofa lamp and the TV are off now. The kitchen back door is locked now.")
        #expect(outcome([("living_blinds", .close, .changed)]) == "The living room blinds are closed now.")
        #expect(outcome([]) == "Nothing was done.")
    }

    @Test(
        arguments: [
            (StepOutcome.alreadySo, "The front door was locked already."),
            (.moving, "The front door is locking."),
            (.jammed, "The front door is jammed: probably not locked."),
            (.unavailable, "The front door cannot be reached and is as before."),
            (.noAnswer, "The front door did not confirm, so it is not known whether it worked."),
            (.endedAs("unlocked"), "The front door did not end locked: the house says “unlocked”."),
            (.notAllowed, "This program may not change the front door."),
            (.refused(code: "secret code"), "The house refused to change the front door."),
            (.declined(reason: "the fuse is blown."), "The house refused to change the front door: the fuse is blown."),
            (.houseAway, "The house cannot be reached, so the front door did not get the order."),
            (.overtaken(.person), "Somebody changed the front door meanwhile."),
            (.cancelled, "The front door is left alone: it was called off."),
            (.gone, "The front door is not in the house any more."),
            (.unsupported, "The front door cannot do that."),
            (.scheduled(SentenceFlat.now.addingTimeInterval(3900)), "The front door will be locked at 17:05."),
        ] as [(StepOutcome, String)])
    func `what did not change is not claimed`(result: StepOutcome, text: String) {
        #expect(outcome([("front_lock", .lock, result)]) == text)
        #expect(!text.contains("locked now"))
    }

    @Test func `what was left out is told with its reason`() {
        let omissions = [
            PlanOmission(device: DeviceID("boiler"), reason: .unavailable),
            PlanOmission(device: DeviceID("oven"), reason: .alreadySo),
        ]
        #expect(
            outcome([("tv", .turnOff, .changed)], leftOut: omissions)
                == "The TV is off now. The oven is off already. The boiler outlet cannot be reached.")
    }

    // MARK: plans

    @Test func `a plan is shown by device, from and to`() {
        let context = SentenceFlat.context(room: RoomID("kitchen"))
        let understood = SentenceFlat.skill.understand(
            "unlock the front door and turn off the sofa lamp in 10 minutes", in: context)
        guard case .plan(let plan) = understood else {
            Issue.record("no plan")
            return
        }
        let rows = answer().rows(of: plan)
        #expect(rows.map(\.device) == ["Hall front door", "Living room sofa lamp"])
        #expect(rows.map(\.from) == ["locked", "on at 40 %"])
        #expect(rows.map(\.to) == ["unlocked", "off"])
        #expect(rows.map(\.due) == [nil, "at 16:10"])
        #expect(rows.map(\.isRisky) == [true, false])
        #expect(answer().question(of: plan) == "Unlock the front door and turn off the sofa lamp?")
    }

    @Test(arguments: [
        ("tell me when the washing machine is done", "I will tell you when the washing machine is done."),
        (
            "tell me when a window opens",
            "I will tell you when one of the kitchen window and the bedroom window is open."
        ),
        (
            "when Anna is home turn on the oven and unlock the front door",
            "When Anna is home: turn on the oven and unlock the front door."
        ),
        (
            "when I say cosy, dim the sofa lamp to 15% and close the blinds",
            "“cosy”: set the sofa lamp to 15 % and close the living room blinds."
        ),
    ])
    func `what is waited for and what was taught is said back`(sentence: String, text: String) {
        switch SentenceFlat.skill.understand(sentence, in: SentenceFlat.context(room: RoomID("living"))) {
        case .notify(let watch): #expect(answer().text(of: watch) == text)
        case .teach(let scene): #expect(answer().text(of: scene) == text)
        case let other: Issue.record("\(other)")
        }
    }

    @Test func `what was not understood is said with its word`() {
        #expect(answer().refusal(of: .unknownRoom("attic")) == "There is no room called “attic”. Nothing was done.")
        #expect(answer().refusal(of: .unknownDevice("sauna")) == "There is nothing called “sauna”. Nothing was done.")
        #expect(answer().refusal(of: .cancel) == nil)
    }
}
