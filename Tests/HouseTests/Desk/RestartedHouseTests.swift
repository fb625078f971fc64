import EchoTestKit
import Foundation
import Testing

@testable import House

@MainActor @Suite struct `A program that is started again while its house is away` {
    /// Away until it is told to be there.
    private final class LaterHouse: HouseProtocol {
        let plugs = PlugHouse()
        let gate = AsyncStream<Void>.makeStream()
        let isThere: Bool

        init(isThere: Bool) { self.isThere = isThere }

        func run(_ tell: @escaping @Sendable (HouseNews) -> Void) async {
            if !isThere {
                tell(.away(.unreachable(address: "house")))
                for await _ in gate.stream { break }
            }
            await plugs.run(tell)
        }

        func carryOut(_ order: DeviceOrder) async throws(HouseError) -> ChangeCause { try await plugs.carryOut(order) }

        func history(of devices: [DeviceID], in span: Range<Date>) async throws(HouseError) -> [DeviceReading] { [] }
    }

    /// What a program remembers that has met the house.
    private func memory() async -> HouseMemoryInbox {
        let inbox = HouseMemoryInbox()
        let desk = HouseDesk(LaterHouse(isThere: true), keeper: inbox)
        let running = Task { await desk.run() }
        _ = await eventually { inbox.memory?.names != nil }
        running.cancel()
        await running.value
        return inbox
    }

    @Test func `understands its names, keeps the order, and gives it after one more start`() async {
        let inbox = await memory()
        let first = HouseDesk(LaterHouse(isThere: false), keeper: inbox)
        let running = Task { await first.run() }
        #expect(await eventually { first.picture.absence != nil && !first.isExpected })

        let said = await first.hear("turn on smart plug 1")?.text ?? ""
        #expect(said.contains("when it is back"), "\(said)")
        #expect(await eventually { inbox.memory?.waiting.orders.count == 1 })
        running.cancel()
        await running.value

        let house = LaterHouse(isThere: false)
        let second = HouseDesk(house, keeper: inbox)
        let again = Task { await second.run() }
        #expect(await eventually { second.waiting.count == 1 })
        house.gate.continuation.yield()

        #expect(await eventually { house.plugs.orders.map(\.action) == [.turnOn] })
        #expect(await eventually { inbox.memory?.waiting.isEmpty == true })
        again.cancel()
        await again.value
    }
}
