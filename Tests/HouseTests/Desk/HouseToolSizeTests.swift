import Echo
import EchoWire
import Foundation
import Testing

@testable import House

@MainActor @Suite struct `How much an assistant is told of a house` {
    @Test func `What a large house with long names says of itself is bounded`() {
        let rooms = (0..<200).map { HouseRoom(id: RoomID("r\($0)"), name: "the room of many long words") }
        let lamps = (0..<3000).map { number in
            HouseDevice(
                id: DeviceID("l\(number)"),
                name: "reading lamp beside the old chair of somebody \(Self.letters(number))",
                room: rooms[number % 200].id, kind: .light, abilities: [.power])
        }
        let desk = HouseDesk(FixedHouse(fixedInventory: HouseInventory(rooms: rooms, devices: lamps)))

        let tool = desk.tools(asSentences: true).first
        let bytes = tool.map { $0.parameters.text.utf8.count } ?? 0
        #expect(bytes > 100_000 && bytes < 170_000)
        #expect(desk.tools(asSentences: false).map(\.parameters.text.utf8.count).reduce(0, +) < 20_000)
    }

    @Test func `A model is told no names: it finds what there is, in a home of 400 things as in a flat`() {
        let rooms = (0..<20).map { HouseRoom(id: RoomID("r\($0)"), name: "room \(Self.letters($0))") }
        let lamps = (0..<400).map { number in
            HouseDevice(
                id: DeviceID("light.l\(number)"), name: "lamp \(Self.letters(number))", room: rooms[number % 20].id,
                kind: .light, abilities: [.power])
        }
        let home = HouseDesk(FixedHouse(fixedInventory: HouseInventory(rooms: rooms, devices: lamps)))
        let tools = home.tools(asSentences: false)

        let bytes = tools.map { $0.parameters.text.utf8.count + $0.description.utf8.count }.reduce(0, +)
        let names = tools.filter { $0.parameters.text.contains("lamp b") }.map(\.name)
        #expect(bytes < 16_000)
        #expect(names == [] && tools.contains { $0.name == "find_devices" })
    }

    @Test func `The flat says each sentence once`() throws {
        let desk = HouseDesk(FixedHouse(fixedInventory: Flat(isLivedIn: false).fixedInventory))

        let tool = try #require(desk.tools(asSentences: true).first)
        let properties = tool.parameters["properties"]
        let sentence = properties?["sentence"]
        let sentences = (sentence?["examples"]?.array ?? []) + (sentence?["x-heard"]?.array ?? [])
        let others = properties?["alternatives"]?["items"]?["x-heard"]?.array ?? []
        let bytes = tool.parameters.text.utf8.count
        #expect(!sentences.isEmpty && !others.isEmpty)
        #expect(Set(sentences).count == sentences.count)
        #expect(Set(sentences).isDisjoint(with: others))
        #expect(bytes < 118_000)
    }

    /// 113 kB before, of which 5 are left: all that a recogniser may expect went with each line that was written.
    @Test func `What goes with a line that is written shows the words of the flat, and not each sentence`() throws {
        let desk = HouseDesk(FixedHouse(fixedInventory: Flat(isLivedIn: false).fixedInventory))
        let tool = try #require(desk.tools(asSentences: true).first)

        let written = Self.written(tool.parameters)

        let sentences = desk.phrases(limit: 1500)
        let shown = written["properties"]?["sentence"]?["examples"]?.array?.compactMap(\.string) ?? []
        let words = { (texts: [String]) in
            Set(texts.flatMap { $0.split(separator: " ") }.filter { Double($0) == nil })
        }
        #expect(tool.parameters.text.utf8.count > 90_000)
        #expect(written.text.utf8.count < 8_000)
        #expect(words(shown).isSuperset(of: words(HouseDesk.first(sentences, bytes: 48 << 10))))
    }

    @Test func `Sentences are shown that have a word, a beginning or two words side by side that none before had`() {
        let phrases = HouseToolPhrases([
            "turn on the lamp", "turn off the lamp", "turn on the fan", "turn off the fan", "dim the lamp to 20",
            "dim the fan to 40", "the lamp", "yes", "dim the lamp to 60",
        ])

        #expect(
            phrases.shown == [
                "turn on the lamp", "turn off the lamp", "turn on the fan", "dim the lamp to 20", "dim the fan to 40",
                "the lamp", "yes",
            ])
        #expect(phrases.others == ["turn off the fan", "dim the lamp to 60"])
    }

    /// As it goes with what is written.
    private static func written(_ value: JSONValue) -> JSONValue {
        switch value {
        case .object(let object): .object(object.filter { $0.key != "x-heard" }.mapValues(written))
        case .array(let values): .array(values.map(written))
        default: value
        }
    }

    private static func letters(_ number: Int) -> String {
        String(String(number).map { Character(UnicodeScalar(UInt8(ascii: "a") + UInt8($0.wholeNumberValue ?? 0))) })
    }

    private struct FixedHouse: HouseProtocol {
        let fixedInventory: HouseInventory?

        func run(_ tell: @escaping @Sendable (HouseNews) -> Void) async {}
        func carryOut(_ order: DeviceOrder) async throws(HouseError) -> ChangeCause { throw .noAnswer }
        func history(of devices: [DeviceID], in span: Range<Date>) async throws(HouseError) -> [DeviceReading] { [] }
    }
}
