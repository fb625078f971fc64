import Foundation
import HouseSentences
import Testing

@testable import House

@MainActor @Suite struct `What can be said to a house` {
    private func answer(_ inventory: HouseInventory) -> HouseAnswer {
        HouseAnswer(
            vocabulary: HouseVocabulary(inventory: inventory), readings: [:], calendar: SentenceFlat.calendar)
    }

    @Test func `is told in two sentences, with names of this house`() async {
        let house = await RunningDesk()

        let said = await house.say("what can you do in the house")

        #expect(
            said == """
                You can switch what is here and ask how it is: “dim the kitchen lamp to 30 percent”, “is the kitchen \
                window open?”, “undo that”. It works for later, too: “turn off the kitchen lamp in ten minutes”, “when \
                the washing machine is done, tell me”.
                """)
        #expect(house.desk.heard("what can I say to the house?").isMeant)
    }

    @Test(arguments: [FlatFurniture.inventory, SentenceFlat.inventory])
    func `is understood as it was told`(inventory: HouseInventory) {
        let answer = answer(inventory)
        let skill = HouseSkill(vocabulary: answer.vocabulary)
        let context = SentenceFlat.context(room: nil)
        let quoted = answer.sayings.split(separator: "“").dropFirst().compactMap { $0.split(separator: "”").first }
        #expect(quoted.count == 5)
        for sentence in quoted { #expect(skill.understand(String(sentence), in: context) != .nothing, "\(sentence)") }
    }

    @Test func `is nothing where there is nothing`() {
        let nothing = "There is nothing in the house that could be switched or asked about."
        #expect(answer(HouseInventory()).sayings == nothing)
    }

    @Test(arguments: [
        (
            "what is the window",
            "Which one do you mean, and what about it? Ask “is the kitchen window open?”, for example."
        ),
        ("what is the oven", "What about the oven? Ask “is the oven on?”, for example."),
        (
            "is the front door lock",
            "What about the front door? Ask “is the front door locked?”, for example."
        ),
        (
            "what are the blinds",
            "Which one do you mean, and what about it? Ask “are the living room blinds open?”, for example."
        ),
    ])
    func `a question that leaves open what is asked is asked back, and tells no state`(sentence: String, text: String)
        async
    {
        let house = await RunningDesk()
        #expect(await house.say(sentence) == text)
        // Somebody else may know what was meant.
        #expect(!house.desk.heard(sentence).isMeant)
    }

    @Test func `another reading of what was misheard does not answer in its place`() async {
        let house = await RunningDesk()

        let said = await house.desk.hear("what is the window", alternatives: ["is the kitchen window closed"])

        #expect(said?.text.contains("Which one do you mean") == true)
        #expect(await house.desk.hear("what is the weather", alternatives: ["what is the window"]) == nil)
    }

    @Test func `every thing of the flat can be asked about so`() {
        let inventory = FlatFurniture.inventory
        let answer = answer(inventory)
        let skill = HouseSkill(vocabulary: answer.vocabulary)
        for device in inventory.devices where device.kind != .scene {
            let question = answer.question(of: device.id)
            guard case .question = skill.understand(question, in: SentenceFlat.context(room: nil)) else {
                Issue.record("\(question)")
                continue
            }
        }
    }
}
