import Echo
import EchoWire
import Foundation
import House
import Testing

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
        let sentences = properties?["sentence"]?["examples"]?.array ?? []
        let others = properties?["alternatives"]?["items"]?["examples"]?.array ?? []
        let bytes = tool.parameters.text.utf8.count
        #expect(!sentences.isEmpty && !others.isEmpty)
        #expect(Set(sentences).isDisjoint(with: others))
        #expect(bytes < 118_000)
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
