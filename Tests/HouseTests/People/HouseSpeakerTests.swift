import EchoTestKit
import Foundation
import Testing

@testable import House

@MainActor @Suite struct `Whoever speaks to a house` {
    /// Keeps PINs backwards, which is no secret to a test.
    static let backwards = HousePINKeeping(
        kept: { String($0.reversed()) }, isSame: { figures, kept in String(figures.reversed()) == kept })

    /// A flat with Anna, who may do everything and has the PIN 1111, and Tim, who may switch lamps and has 2222.
    private func makeSUT(_ keeper: HouseMemoryInbox? = nil, guests: String? = nil) async -> RunningDesk {
        let house = await RunningDesk(keeper: keeper)
        house.desk.keepPINs(Self.backwards)
        await add("Anna", "1111", house)
        await add("Tim lamps", "2222", house)
        if let guests { _ = house.desk.take(command("guest may \(guests)")) }
        _ = house.desk.take(.leave)
        return house
    }

    private func command(_ words: String) -> HousePersonCommand { HousePersonCommand(words) ?? .list }

    private func add(_ words: String, _ pin: String, _ house: RunningDesk) async {
        _ = house.desk.take(command("add \(words)"))
        _ = await house.say(pin)
        _ = await house.say(pin)
    }

    private func come(_ name: String, _ pin: String, _ house: RunningDesk) async -> String {
        _ = await house.say("I am \(name)")
        return await house.say(pin)
    }

    @Test(arguments: [
        ("Ich bin Anna", "Wie ist deine PIN, Anna?", "Hallo Anna. Du darfst alles."),
        ("Soy Anna", "¿Cuál es tu PIN, Anna?", "Hola, Anna. Puedes hacerlo todo."),
        ("Je suis Anna", "Quel est votre code PIN, Anna ?", "Bonjour Anna. Vous pouvez tout faire."),
    ])
    func `is asked and greeted in the language they speak`(said: String, asks: String, greets: String) async {
        let house = await makeSUT()

        #expect(await house.say(said) == asks)
        #expect(await house.say("1111") == greets)
        #expect(house.desk.speakerName == "Anna")
    }

    @Test(arguments: [
        ("Wer bin ich?", "Das weiß ich nicht"), ("¿Quién soy?", "No lo sé"), ("Qui suis-je ?", "Je ne sais pas"),
    ])
    func `may ask who they are in other languages`(said: String, begins: String) async {
        let house = await makeSUT()

        #expect(await house.say(said).hasPrefix(begins))
    }

    @Test func `may do everything where nobody is told apart`() async {
        let house = await RunningDesk()

        #expect(house.desk.rights == .everything)
        #expect(house.desk.speakerName == "")
        #expect(await house.say("unlock the front door").contains("Unlock the front door"))
    }

    @Test func `is a guest until a PIN is typed, and may switch lamps alone`() async {
        let house = await makeSUT()

        #expect(house.desk.speakerName == "guest")
        #expect(await house.say("turn on the kitchen lamp") == "The kitchen lamp is on now.")
        let refused = await house.say("unlock the front door")
        #expect(refused == "The front door stays as before: you may not change that. Say who you are: /house-person.")
        #expect(house.desk.question == nil)
        #expect(house.state("lock.front_door") == "locked")
        #expect(await house.say("set the kitchen to 23 degrees").contains("you may not change that"))
        #expect(await house.say("is the front door locked?") == "Yes, the front door is locked.")
    }

    @Test func `says who it is, types the PIN, and may do more`() async {
        let house = await makeSUT()

        #expect(await house.say("I am Anna") == "What is your PIN, Anna?")
        #expect(house.desk.isPIN("1111"))
        #expect(await house.say("1111") == "Hello Anna. You may do everything.")

        #expect(house.desk.speakerName == "Anna")
        #expect(await house.say("who am I?") == "You are Anna, who may do everything.")
        #expect(await house.say("unlock the front door").contains("Unlock the front door"))
    }

    @Test func `is known by the PIN alone where no name is said`() async {
        let house = await makeSUT()

        #expect(house.desk.take(.ask).text == "Who is speaking? Type your PIN.")
        #expect(await house.say("2222").hasPrefix("Hello Tim."))
    }

    @Test func `is not known by another's PIN, and after three wrong ones not at all for a while`() async {
        let house = await makeSUT()

        #expect(await come("Anna", "2222", house).contains("That is not the PIN"))
        #expect(await house.say("3333").contains("That is not the PIN"))
        #expect(await house.say("4444").contains("Too many wrong attempts"))
        #expect(await come("Anna", "1111", house).contains("Too many wrong attempts"))
        #expect(house.desk.speakerName == "guest")

        house.pass(.seconds(61))
        #expect(await come("Anna", "1111", house).hasPrefix("Hello Anna."))
    }

    @Test func `does not say the PIN aloud`() async {
        let house = await makeSUT()

        #expect(await house.hears("I am Anna") == "What is your PIN, Anna? Type it on the screen.")
        #expect(await house.hears("one one one one")?.contains("not taken by voice") == true)
        #expect(house.desk.speakerName == "guest")
        #expect(house.questions.last?.person == .who("Anna"))
    }

    @Test func `is a guest again after having said nothing for a while`() async {
        let house = await makeSUT()
        _ = await come("Anna", "1111", house)
        house.pass(.seconds(HouseManner.usualPatience - 100))
        _ = await house.say("turn on the hall lamp")
        house.pass(.seconds(HouseManner.usualPatience - 100))
        #expect(house.desk.speakerName == "Anna")

        house.pass(.seconds(200))

        #expect(await house.sees { house.desk.speakerName == "guest" })
    }

    @Test func `cannot say yes to what another one asked for`() async {
        let house = await makeSUT()
        _ = await come("Anna", "1111", house)
        _ = await house.say("unlock the front door")
        house.desk.talk.speaker.leave()

        #expect(await house.say("yes").contains("you may not change that"))
        #expect(house.state("lock.front_door") == "locked")
    }

    @Test func `has a way to be answered and a room of its own`() async {
        let house = await makeSUT()
        _ = await come("Anna", "1111", house)
        #expect(house.desk.take(command("Tim answers short")).text == "Noted: answers for Tim are short.")
        #expect(house.desk.take(command("Tim room Kitchen")).text == "“Here” is the Kitchen for Tim.")
        #expect(house.desk.take(command("Tim room moon")).text == "There is no room called “moon”.")
        _ = await come("Tim", "2222", house)

        #expect(await house.say("turn on the lamp here") == "Done.")
        #expect(house.state("light.kitchen") == "on")
        _ = house.desk.take(.leave)
        #expect(await house.say("turn off the kitchen lamp") == "The kitchen lamp is off now.")
    }

    @Test func `leaves out of a sweep what it may not switch, and says so`() async {
        let house = await makeSUT()
        _ = await come("Anna", "1111", house)
        _ = await house.say("turn on the oven")
        _ = await house.say("yes")
        _ = await house.say("turn on the kitchen lamp")
        _ = await house.say("turn on the hall lamp")
        _ = house.desk.take(.leave)

        let asked = await house.say("turn off everything")
        let told = await house.say("yes")

        #expect(asked.contains("The oven stays as before: you may not change that."))
        #expect(told.contains("The oven stays as before: you may not change that."))
        #expect(house.state("light.kitchen") == "off" && house.state("light.hall") == "off")
        #expect(house.state("switch.oven") != "off")
    }

    @Test func `does not plan, teach, call off or undo what it may not do`() async {
        let house = await makeSUT()
        _ = await come("Anna", "1111", house)
        _ = await house.say("unlock the front door in an hour")
        let planned = await house.say("yes")
        #expect(await house.sees { house.desk.scheduled.count == 1 }, "\(planned)")
        _ = house.desk.take(.leave)

        for said in [
            "undo that", "cancel everything", "unlock the back door in ten minutes",
            "when Alex comes home, unlock the front door", "when I say open sesame, turn on the hall lamp",
            "plug 3 is a lamp", "the desk outlet is a lamp", "every day at 7 set the kitchen to 22 degrees",
        ] {
            let told = await house.say(said)
            #expect(house.desk.scheduled.count == 1, "\(said): \(told)")
            #expect(!told.contains("Called off") && !told.contains("will be") && !told.contains("New rule"), "\(told)")
        }
        #expect(house.desk.scheduled.count == 1)
        #expect(house.desk.rules.isEmpty && house.desk.memory.habits.scenes.isEmpty)
        #expect(house.desk.memory.descriptions.all.isEmpty)
    }

    @Test func `changes others only where everything is allowed`() async {
        let house = await makeSUT()

        #expect(house.desk.take(command("Tim may everything")).text.contains("You may not change that"))
        #expect(house.desk.take(command("add Ben everything")).text.contains("You may not change that"))
        #expect(house.desk.take(command("remove Anna")).text.contains("You may not change that"))
        #expect(house.desk.take(command("guest may everything")).text.contains("You may not change that"))
        _ = await come("Anna", "1111", house)
        #expect(house.desk.take(command("Tim may household")).text.hasPrefix("Tim may do everything but"))
        #expect(house.desk.take(command("remove Anna")).text == "Nobody else may do everything. Nothing was changed.")
        #expect(house.desk.take(command("remove Tim")).text == "Tim is no longer known.")
        #expect(house.desk.take(command("remove Anna")).text == "Anna is no longer known.")
        #expect(house.desk.rights == .everything)
    }

    @Test func `types a new PIN twice`() async {
        let house = await makeSUT()
        _ = await come("Tim", "2222", house)

        #expect(house.desk.take(command("Tim pin")).text == "Type a new PIN for Tim.")
        #expect(await house.say("3333") == "Type it once more.")
        #expect(await house.say("3334") == "The two PINs differ. Type the PIN for Tim again.")
        _ = await house.say("4444")
        #expect(await house.say("4444") == "The PIN is changed.")

        _ = house.desk.take(.leave)
        #expect(await come("Tim", "2222", house).contains("That is not the PIN"))
        #expect(await house.say("4444").hasPrefix("Hello Tim."))
    }

    @Test func `is not asked any more after some minutes, and what is typed then goes nowhere`() async {
        let house = await makeSUT()
        _ = await house.say("I am Anna")
        house.pass(.seconds(301))

        #expect(await house.say("1111").contains("too long ago"))
        #expect(!house.desk.isPIN("1111"))
        #expect(house.desk.speakerName == "guest")
    }

    @Test func `types nothing that others see just after a wrong PIN`() async {
        let house = await makeSUT()
        _ = await come("Anna", "3333", house)
        _ = await house.say("4444")
        _ = await house.say("5555")

        #expect(house.desk.straysAsPIN("1111") == .yes)
    }

    @Test func `is not asked for a PIN any more after something else was said, or never mind`() async {
        let house = await makeSUT()
        _ = await house.say("I am Anna")
        #expect(await house.say("never mind") == "All right. You are a guest.")
        #expect(!house.desk.isPIN("1111"))

        _ = await house.say("I am Anna")
        _ = await house.say("turn on the hall lamp")
        #expect(!house.desk.isPIN("1111"))
    }

    @Test func `is known after a restart`() async {
        let keeper = HouseMemoryInbox()
        let first = await makeSUT(keeper)
        #expect(await first.sees { keeper.memory?.people.all.count == 2 })

        let second = await RunningDesk(keeper: keeper)
        second.desk.keepPINs(Self.backwards)

        #expect(await second.sees { second.desk.speakerName == "guest" })
        #expect(await come("Anna", "1111", second).hasPrefix("Hello Anna."))
    }

    @Test func `is expected by the recogniser`() async {
        let house = await makeSUT()

        #expect(house.desk.phrases(limit: 100).contains("i am anna"))
    }

    @Test func `may do no more by voice, or through a model or an agent`() async {
        let house = await makeSUT()
        let orders =
            #"{"orders": [{"device": "lock.front_door", "action": "unlock", "value": null}], "sentence": null}"#
        let sentence = #"{"orders": null, "sentence": "unlock the front door"}"#

        #expect(await house.hears("unlock the front door")?.contains("you may not change that") == true)
        #expect(await house.desk.answer("act", orders).contains("you may not change that"))
        #expect(await house.desk.answer("act", sentence).contains("you may not change that"))
        #expect(house.desk.question == nil && house.state("lock.front_door") == "locked")
    }

    @Test func `is a guest where what is kept cannot be read, which is said`() async {
        let house = await RunningDesk(keeper: HouseMemoryInbox(HouseMemory.closed))
        house.desk.keepPINs(Self.backwards)

        #expect(await house.sees { house.desk.rights == .lamps })
        #expect(await house.say("unlock the front door").contains("start again with it"))
        #expect(house.desk.take(command("add Anna")).text.contains("You may not change that"))
        #expect(await house.say("turn on the hall lamp") == "The hall lamp is on now.")
    }

    @Test func `is a guest for other agents, who know who lives there`() async {
        let keeper = HouseMemoryInbox()
        let home = await makeSUT(keeper)
        #expect(await home.sees { keeper.memory?.people.all.count == 2 })

        let agents = await RunningDesk()
        await agents.desk.knowPeople(of: keeper)

        #expect(agents.desk.rights == .lamps)
        #expect(agents.desk.memory.schedule.items.isEmpty)
    }
}
