import Foundation
import Testing

@testable import House

@Suite struct `People of a house are told apart` {
    private func person(_ name: String, _ rights: HouseRights) -> HousePerson {
        HousePerson(name: name, rights: rights, pin: HousePerson.KeptPIN(text: "kept"))
    }

    private func makeSUT() -> HousePeople {
        var people = HousePeople()
        people.take(person("Anna", .everything))
        people.take(person("Tim", .lamps))
        return people
    }

    @Test func `by their names, however they are written`() {
        let people = makeSUT()

        #expect(people.person(named: "anna")?.name == "Anna")
        #expect(people.person(named: " TIM ")?.rights == .lamps)
        #expect(people.person(named: "Ben") == nil)
        #expect(!HousePeople().isUsed && people.isUsed)
    }

    @Test(arguments: ["guest", "", "12", "a/b", String(repeating: "a", count: 31)])
    func `and some words are no names`(name: String) {
        #expect(makeSUT().objection(to: name) != nil)
    }

    @Test func `and one of them can always change the others`() {
        let people = makeSUT()

        #expect(people.objection(to: .lamps, of: "Anna") != nil)
        #expect(people.objection(to: nil, of: "Anna") != nil)
        #expect(people.objection(to: nil, of: "Tim") == nil)
        #expect(people.objection(to: .everything, of: "Tim") == nil)
        #expect(HousePeople().objection(to: .lamps, of: "Anna") != nil)
    }

    @Test func `and there are twelve at most`() {
        var people = makeSUT()
        for number in 1...20 { people.take(person("p\(Character(UnicodeScalar(UInt8(96 + number))))", .lamps)) }

        #expect(people.all.count == HousePeople.most)
        #expect(people.objection(to: "Ben") != nil)
        #expect(people.objection(to: "Tim") == nil)
    }

    @Test func `and their PINs never show in text`() {
        let people = makeSUT()

        #expect(!String(describing: people).contains("kept"))
        #expect(!String(reflecting: people).contains("kept"))
    }

    @Test func `and after three wrong PINs there is a pause, which doubles, and which a right one ends`() {
        var tries = PersonTries()
        let now = TestDates.morning
        for _ in 1...2 { tries.fail(at: now) }
        #expect(tries.wait(at: now) == 0 && tries.left == 1)

        tries.fail(at: now)

        #expect(tries.wait(at: now) == 60)
        #expect(tries.wait(at: now + 61) == 0)
        tries.fail(at: now + 61)
        #expect(tries.wait(at: now + 61) == 120)
        // A clock that was set back.
        #expect(tries.wait(at: now - 100_000) == 120)
        tries.succeed()
        #expect(tries.wait(at: now + 61) == 0)
    }

    @Test func `and are kept with the house, as what older versions kept is read`() throws {
        var memory = HouseMemory()
        let old = try JSONEncoder().encode(memory)
        memory.people = makeSUT()

        let read = try JSONDecoder().decode(HouseMemory.self, from: JSONEncoder().encode(memory))

        #expect(read.people == memory.people)
        #expect(try JSONDecoder().decode(HouseMemory.self, from: old).people == HousePeople())
    }
}

@Suite struct `What is said of who speaks` {
    private var people: HousePeople {
        var people = HousePeople()
        people.take(HousePerson(name: "Anna Lee", rights: .everything, pin: HousePerson.KeptPIN(text: "")))
        return people
    }

    @Test(arguments: ["I am Anna Lee", "hi, it’s Anna Lee", "This is anna lee speaking.", "my name is Anna Lee"])
    func `names somebody`(text: String) {
        #expect(HousePersonRemark(text, people) == .isName("Anna Lee"))
        #expect(HousePersonRemark(text, HousePeople()) == nil)
    }

    @Test func `asks who it is, or says that it is nobody`() {
        #expect(HousePersonRemark("Who am I?", people) == .who)
        #expect(HousePersonRemark("who is speaking", people) == .who)
        #expect(HousePersonRemark("What may I do?", people) == .rights)
        #expect(HousePersonRemark("log me out", people) == .isGuest)
    }

    @Test(arguments: ["I am Ben", "I am tired", "it is cold", "turn on the lamp", "this is the life", ""])
    func `is nothing of the sort`(text: String) {
        #expect(HousePersonRemark(text, people) == nil)
    }
}

@Suite struct `What is written behind /house-person` {
    @Test func `is read`() {
        #expect(HousePersonCommand("") == .ask)
        #expect(HousePersonCommand("guest") == .leave)
        #expect(HousePersonCommand("list") == .list)
        #expect(HousePersonCommand("Anna Lee") == .become("Anna Lee"))
        #expect(HousePersonCommand("add Anna Lee") == .add("Anna Lee", .household))
        #expect(HousePersonCommand("add Tim lamps") == .add("Tim", .lamps))
        #expect(HousePersonCommand("remove Tim") == .remove("Tim"))
        #expect(HousePersonCommand("Tim may questions") == .may("Tim", .questions))
        #expect(HousePersonCommand("guest may household") == .may("guest", .household))
        #expect(HousePersonCommand("Tim room living room") == .room("Tim", "living room"))
        #expect(HousePersonCommand("Tim room none") == .room("Tim", nil))
        #expect(HousePersonCommand("Tim answers short") == .answers("Tim", .short))
        #expect(HousePersonCommand("Tim answers usual") == .answers("Tim", nil))
        #expect(HousePersonCommand("Tim pin") == .pin("Tim"))
    }

    @Test(arguments: ["Tim may fly", "Tim answers loudly", "Tim pin 1234"])
    func `or is nothing, and a PIN is never taken there`(words: String) {
        #expect(HousePersonCommand(words) == nil)
    }
}
