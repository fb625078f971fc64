import Foundation
import House
import HouseSentences
import Testing

@Suite struct `Answers to what was asked back` {
    private let skill = SentenceFlat.skill

    private func context(_ question: HouseContext.OpenQuestion?, room: String = "hall") -> HouseContext {
        var context = SentenceFlat.context(room: RoomID(room))
        context.openQuestion = question
        return context
    }

    private func choice(_ sentence: String, room: String = "hall") throws -> HouseChoice {
        let understood = skill.understand(sentence, in: context(nil, room: room))
        guard case .which(let choice) = understood else { throw Missing(text: "\(understood)") }
        return choice
    }

    private struct Missing: Error { let text: String }

    private func plan(_ sentence: String) throws -> HousePlan {
        guard case .plan(let plan) = skill.understand(sentence, in: context(nil)) else { throw Missing(text: sentence) }
        return plan
    }

    @Test(arguments: [
        ("1", "on kitchen_ceiling"), ("two", "on bedroom_ceiling"), ("the second", "on bedroom_ceiling"),
        ("the second one", "on bedroom_ceiling"), ("The first one, please.", "on kitchen_ceiling"),
        ("number 2", "on bedroom_ceiling"), ("the last one", "on bedroom_ceiling"),
        ("kitchen", "on kitchen_ceiling"),
        ("the one in the bedroom", "on bedroom_ceiling"), ("the bedroom ceiling light", "on bedroom_ceiling"),
        ("both", "on kitchen_ceiling, on bedroom_ceiling"),
        ("all of them", "on kitchen_ceiling, on bedroom_ceiling"),
        ("1 and 2", "on kitchen_ceiling, on bedroom_ceiling"),
        ("kitchen and bedroom", "on kitchen_ceiling, on bedroom_ceiling"),
        ("neither", "cancel"), ("none of them", "cancel"), ("never mind", "cancel"), ("no", "cancel"),
        // It is asked only once: anything else is a sentence of its own.
        ("turn off the hall light", "off hall_light"), ("3", "nothing"), ("blue", "nothing"), ("yes", "nothing"),
        ("is the oven on", "ask whether on: oven"),
    ])
    func `a choice is taken by number, place, room or all`(answer: String, plan: String) throws {
        let choice = try choice("turn on the ceiling light")
        #expect(choice.options.map(\.label) == ["Kitchen ceiling", "Bedroom ceiling"])
        #expect(SentenceNotation.text(skill.understand(answer, in: context(.which(choice)))) == plan)
    }

    /// Twelve lamps of one name.
    private static let many = HouseSkill(
        vocabulary: HouseVocabulary(
            inventory: HouseInventory(
                rooms: (1...12).map { HouseRoom(id: RoomID("r\($0)"), name: "\(names[$0 - 1]) room") },
                devices: (1...12).map {
                    HouseDevice(
                        id: DeviceID("l\($0)"), name: "Lamp", room: RoomID("r\($0)"), kind: .light, abilities: [.power])
                })))
    private static let names = [
        "Red", "Blue", "Green", "Yellow", "White", "Black", "Brown", "Pink", "Grey", "Silver", "Golden", "Purple",
    ]

    private func many(_ said: String, _ question: HouseContext.OpenQuestion?) -> HouseUnderstanding {
        var context = context(question)
        (context.room, context.readings) = (nil, [:])
        return Self.many.understand(said, in: context)
    }

    @Test func `of many choices nine are told, “more” tells the others, and each can be taken`() throws {
        guard case .which(let choice) = many("turn on the lamp", nil) else { throw Missing(text: "no choice") }
        let answer = HouseAnswer(vocabulary: Self.many.vocabulary, readings: [:], calendar: context(nil).calendar)
        #expect(answer.question(of: choice).hasSuffix("9 Grey room lamp. There are 3 more: say “more”, or a name."))
        guard case .which(let next) = many("more", .which(choice)) else { throw Missing(text: "no more") }
        #expect(
            answer.question(of: next)
                == "Which one? 10 Silver room lamp, 11 Golden room lamp, 12 Purple room lamp. "
                + "There are 9 more: say “more”, or a name.")
        guard case .which(let first) = many("and more", .which(next)) else { throw Missing(text: "no first") }
        #expect(first == choice)

        for (said, plan) in [
            ("10", "on l10"), ("the purple room", "on l12"), ("the second one", "on l11"), ("the last one", "on l12"),
            ("3", "on l3"), ("13", "nothing"),
        ] { #expect(SentenceNotation.text(many(said, .which(next))) == plan, "\(said)") }
    }

    @Test func `a choice keeps the rest of the sentence`() throws {
        let choice = try choice("dim the ceiling light to 30 percent and lock the back door in 5 minutes")
        let plan = skill.understand("kitchen", in: context(.which(choice)))
        #expect(SentenceNotation.text(plan) == "light 30% kitchen_ceiling, lock back_lock +5m")
    }

    @Test(arguments: ["1", "the last one", "both", "all of them", "kitchen"])
    func `without choices nothing is chosen`(answer: String) throws {
        var choice = try choice("turn on the ceiling light")
        choice.options = []
        #expect(skill.understand(answer, in: context(.which(choice))) == .nothing)
    }

    @Test func `rooms are offered where many devices are meant`() throws {
        let choice = try choice("turn down the heating", room: "kitchen")
        #expect(choice.options.map(\.label) == ["Living room", "Bedroom"])
        let plan = skill.understand("living room", in: context(.which(choice)))
        #expect(SentenceNotation.text(plan) == "heat 19.0 living_heating")
    }

    @Test func `a choice that unlocks still needs its yes`() throws {
        var closed = context(nil, room: "study")
        closed.readings = [:]
        guard case .which(let choice) = skill.understand("unlock the door", in: closed) else {
            Issue.record("no choice")
            return
        }
        var asked = closed
        asked.openQuestion = .which(choice)
        #expect(SentenceNotation.text(skill.understand("2", in: asked)) == "yes! unlock back_lock")
    }

    @Test(arguments: [
        ("yes", HouseUnderstanding.yes), ("Yes, please!", .yes), ("do it", .yes), ("ok", .yes), ("sure", .yes),
        ("no", .no), ("Nope.", .no), ("don't", .no), ("better not", .no), ("cancel", .cancel), ("stop", .cancel),
        ("yesterday", .nothing), ("yes and unlock everything", .nothing), ("is it yes", .nothing),
    ])
    func `yes and no answer a plan that was asked about`(answer: String, understanding: HouseUnderstanding) throws {
        let plan = try plan("unlock the front door")
        #expect(skill.understand(answer, in: context(.confirm(plan))) == understanding)
    }

    @Test(arguments: ["yes", "no", "ok", "1234", "2", "both"])
    func `without a question a yes, a no and a number mean nothing`(answer: String) {
        #expect(skill.understand(answer, in: context(nil)) == .nothing)
    }

    @Test(arguments: [
        ("1234", "1234"), ("0042", "0042"), ("one two three four", "1234"), ("zero zero four two", "0042"),
        ("oh oh seven", "007"), ("my PIN is 98 76", "9876"), ("It's 1234.", "1234"), ("12 34", "1234"),
        ("twelve thirty four", "1234"),
    ])
    func `a PIN is typed or said`(answer: String, digits: String) throws {
        let plan = try plan("unlock the front door")
        #expect(skill.understand(answer, in: context(.pin(plan))) == HousePIN(digits).map(HouseUnderstanding.pin))
        #expect(HousePIN(answer)?.digits == digits)
    }

    @Test(arguments: ["", "12", "-", "12a4", "unlock it", "1.5", "1234567890123", "١٢٣٤٥٦٧٨٩٠١٢٣", "-5"])
    func `what is no PIN is none`(answer: String) { #expect(HousePIN(answer) == nil) }

    @Test func `a PIN never shows`() throws {
        let pin = try #require(HousePIN("4711"))
        #expect(!"\(pin)".contains("4711"))
        #expect(!String(reflecting: HouseUnderstanding.pin(pin)).contains("4711"))
        var dumped = ""
        dump(pin, to: &dumped)
        #expect(!dumped.contains("4711"))
    }

    @Test(arguments: [nil, "ask"] as [String?])
    func `it can be undone and called off at any time`(question: String?) throws {
        let open = try question.map { _ in HouseContext.OpenQuestion.confirm(try plan("unlock the front door")) }
        #expect(skill.understand("undo that", in: context(open)) == .undo)
        #expect(skill.understand("Never mind.", in: context(open)) == .cancel)
    }
}
