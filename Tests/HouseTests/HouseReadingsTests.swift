import House
import HouseSentences
import Testing

@Suite struct `Of what was heard, one reading is taken` {
    private func plan(_ readings: [String], room: String = "kitchen") -> String {
        SentenceNotation.text(SentenceFlat.skill.understand(readings, in: SentenceFlat.context(room: RoomID(room))))
    }

    @Test func `the likeliest wherever it means anything`() {
        #expect(plan(["turn off the sofa lamp", "turn off the desk lamp"]) == "off sofa_lamp")
        #expect(plan(["turn off everything in the bathroom", "turn off the counter lamp"]).contains("off cancel_lamp"))
    }

    @Test func `else the first that does no harm`() {
        #expect(
            plan(["switch and the sofa lamp", "it's which of the sofa lamp", "switch of the sofa lamp"])
                == "off sofa_lamp")
        #expect(plan(["turn off the hell light", "turn off the hall light"]) == "off hall_light")
        #expect(plan(["are on windows closed", "are all windows closed"]).hasPrefix("ask whether all closed"))
    }

    @Test(arguments: [
        "open the garage", "turn on the oven", "start the party script",
        "turn on all lights in the whole house", "when the washing machine is done unlock the back door",
    ])
    func `never what opens, heats, or switches many`(sentence: String) {
        #expect(plan([sentence]).contains("yes!"), "\(plan([sentence]))")
        #expect(plan(["all of the french are", sentence]) == "nothing")
        #expect(plan(["all of the french are", sentence, "turn off the sofa lamp"]) == "off sofa_lamp")
    }

    @Test func `but a door that is to be unlocked, which is shown and takes its yes`() {
        #expect(plan(["all of the french are", "unlock the front door"]) == "yes! unlock front_lock")
    }

    @Test(arguments: ["yes", "no", "one two three four"])
    func `nor a yes, a no or a PIN to what is asked`(answer: String) async {
        var context = SentenceFlat.context(room: nil)
        guard case .plan(let plan) = SentenceFlat.skill.understand("unlock the front door", in: context) else {
            Issue.record("no plan")
            return
        }
        context.openQuestion = answer == "one two three four" ? .pin(plan) : .confirm(plan)
        #expect(SentenceFlat.skill.understand(answer, in: context) != .nothing)
        #expect(SentenceFlat.skill.understand(["years and years", answer], in: context) == .nothing)
    }

    @Test func `nor what is taught`() {
        #expect(plan(["when i say"]) == "nothing")
        #expect(plan(["when i say", "when i say bed time turn off the tv"]) == "nothing")
    }

    @Test func `and of many only the first few`() {
        let noise = (0..<8).map { "noise \($0)" }
        #expect(plan(["noise"] + noise.dropLast() + ["turn off the sofa lamp"]) == "off sofa_lamp")
        #expect(plan(["noise"] + noise + ["turn off the sofa lamp"]) == "nothing")
        #expect(plan([]) == "nothing")
    }
}
