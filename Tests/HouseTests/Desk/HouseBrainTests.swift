import EchoTestKit
import Foundation
import HouseSentences
import Synchronization
import Testing

@testable import House

@MainActor @Suite struct `The house's own assistant` {
    /// A flat that understands everything, and notes what it was told.
    private final class TalkingHouse: HouseProtocol, HouseConversationProtocol {
        let heard = Mutex<[String]>([])
        let outcome: SpokenReply.Outcome

        init(_ outcome: SpokenReply.Outcome) { self.outcome = outcome }

        func run(_ tell: @escaping @Sendable (HouseNews) -> Void) async {
            tell(.here(SentenceFlat.inventory, readings: Array(SentenceFlat.readings.values)))
        }

        func carryOut(_ order: DeviceOrder) async throws(HouseError) -> ChangeCause { throw .noAnswer }

        func history(of devices: [DeviceID], in span: Range<Date>) async throws(HouseError) -> [DeviceReading] { [] }

        func say(
            _ text: String, language: String, in conversation: String?
        ) async throws(HouseError) -> SpokenReply {
            heard.withLock { $0.append(text) }
            return SpokenReply(text: "Dancing now\u{1B}[2J", outcome: outcome, conversation: "c1")
        }
    }

    private func desk(_ house: TalkingHouse, _ brain: HouseBrain = .homeAssistant) async -> HouseDesk {
        let desk = HouseDesk(house)
        desk.manner.brain = brain
        let run = Task { await desk.run() }
        _ = await eventually { desk.picture.isKnown }
        run.cancel()
        return desk
    }

    private static let odd = "make the sofa lamp dance wildly"

    @Test func `is asked for what is not understood here and names something of the house`() async {
        let house = TalkingHouse(.acted([]))
        let desk = await desk(house)

        #expect(desk.heard(Self.odd).isMeant)
        let said = await desk.hear(Self.odd)?.text ?? ""
        #expect(said.hasPrefix("The house says: “Dancing now") && !said.contains("\u{1B}"))
        #expect(house.heard.withLock { $0 } == [Self.odd])
        #expect(!desk.heard("write me a poem").isMeant)
        #expect(await desk.hear("write me a poem") == nil)
    }

    @Test func `is not asked unless it is wanted`() async {
        let house = TalkingHouse(.acted([]))
        let desk = await desk(house, .echo)

        #expect(!desk.heard(Self.odd).isMeant)
        _ = await desk.hear(Self.odd)
        #expect(house.heard.withLock { $0.isEmpty })
    }

    @Test(arguments: [
        "make the front door dance wildly", "let the oven sing a song", "unlock the sofa lamp wildly",
        "let the alarm go mad",
    ])
    func `never hears of what may open or heat something`(sentence: String) async {
        let house = TalkingHouse(.acted([]))
        let desk = await desk(house)

        _ = await desk.hear(sentence)

        #expect(house.heard.withLock { $0.isEmpty })
    }

    @Test func `that does not understand it either says nothing`() async {
        let desk = await desk(TalkingHouse(.failed(code: "no_intent_match")))
        #expect(await desk.hear(Self.odd)?.text.contains("Dancing") != true)
    }

    @Test func `that switched something is taken back like an order`() async {
        let house = ActingHouse()
        let desk = HouseDesk(house)
        desk.manner.brain = .homeAssistant
        let run = Task { await desk.run() }
        defer { run.cancel() }
        _ = await eventually { desk.picture.isKnown }

        #expect(await desk.hear(Self.odd)?.text == "The house says: “It dances.”")
        #expect(desk.picture.readings[ActingHouse.lamp]?.state == "off")
        #expect(desk.canUndo)
        #expect(await desk.hear("undo that")?.text == "The sofa lamp is on at 40 % again.")

        #expect(house.orders.withLock { $0 }.map(\.device) == [ActingHouse.lamp])
        #expect(desk.picture.readings[ActingHouse.lamp]?.state == "on")
    }

    /// A flat whose assistant switches the sofa lamp off, whatever it is told.
    private final class ActingHouse: HouseProtocol, HouseConversationProtocol {
        static let lamp = DeviceID("sofa_lamp")
        let orders = Mutex<[DeviceOrder]>([])
        private let listener = Mutex<@Sendable (HouseNews) -> Void>({ _ in })
        private let end = AsyncStream.makeStream(of: Void.self)

        func run(_ tell: @escaping @Sendable (HouseNews) -> Void) async {
            listener.withLock { $0 = tell }
            tell(.here(SentenceFlat.inventory, readings: Array(SentenceFlat.readings.values)))
            for await _ in end.stream {}
        }

        func carryOut(_ order: DeviceOrder) async throws(HouseError) -> ChangeCause {
            orders.withLock { $0.append(order) }
            return change("on", 40, mark: "order")
        }

        func history(of devices: [DeviceID], in span: Range<Date>) async throws(HouseError) -> [DeviceReading] { [] }

        func say(
            _ text: String, language: String, in conversation: String?
        ) async throws(HouseError) -> SpokenReply {
            _ = change("off", nil, mark: "assistant")
            return SpokenReply(text: "It dances.", outcome: .acted([Self.lamp]), conversation: "c1")
        }

        private func change(_ state: String, _ brightness: Int?, mark: String) -> ChangeCause {
            let cause = ChangeCause(context: mark, origin: .us)
            var reading =
                SentenceFlat.readings[Self.lamp] ?? DeviceReading(device: Self.lamp, state: nil, since: Date())
            (reading.state, reading.details.brightness, reading.cause) = (state, brightness, cause)
            listener.withLock(\.self)(.changed([reading]))
            return cause
        }
    }
}
