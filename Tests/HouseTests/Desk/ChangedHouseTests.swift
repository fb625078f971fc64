import EchoTestKit
import Foundation
import Testing

@testable import House

/// Another house may be chosen while the program runs.
@MainActor @Suite struct `A desk whose house is another one` {
    private func running(
        _ first: any HouseProtocol, _ body: (HouseDesk) async throws -> Void
    ) async rethrows {
        let desk = HouseDesk(first)
        let run = Task { await desk.run() }
        try await body(desk)
        run.cancel()
        await run.value
    }

    @Test func `speaks for the new one at once`() async {
        await running(AbsentHouse()) { desk in
            #expect(!desk.hasHouse)
            #expect(desk.change(to: PlugHouse()) == nil)

            #expect(await eventually { desk.picture.isKnown })
            #expect(desk.hasHouse && !desk.isDemonstration)
            #expect(await desk.hear("turn on plug 3")?.text.hasPrefix("Plug 3 is on now.") == true)
        }
    }

    @Test func `knows nothing of the former one`() async {
        let plugs = PlugHouse()
        await running(plugs) { desk in
            #expect(await eventually { desk.picture.isKnown })
            _ = await desk.hear("turn on plug 3")
            let orders = plugs.orders

            _ = desk.change(to: Flat(isLivedIn: false))

            #expect(await eventually { desk.picture.isKnown && desk.isDemonstration })
            #expect(!desk.canUndo)
            #expect(desk.picture.devices[DeviceID("switch.plug_3")] == nil)
            _ = await desk.hear("turn off plug 3")
            #expect(plugs.orders == orders)
        }
    }

    @Test func `tells what was planned in the former one and does it no more`() async {
        await running(PlugHouse()) { desk in
            #expect(await eventually { desk.picture.isKnown })
            let planned = await desk.hear("turn on the ceiling lamp in two hours")?.text ?? ""
            let timed = await desk.hear("set a timer for 10 minutes")?.text ?? ""
            #expect(await eventually { desk.scheduled.count == 2 }, "\(planned) \(timed)")

            let undone = desk.change(to: AbsentHouse())

            #expect(undone?.contains("eiling lamp") == true && undone?.hasSuffix(".") == true, "\(undone ?? "")")
            #expect(desk.scheduled.count == 1)
            #expect(!desk.hasHouse)
        }
    }

    @Test func `drops the question it asked`() async {
        await running(PlugHouse()) { desk in
            #expect(await eventually { desk.picture.isKnown })
            _ = await desk.hear("unlock the front door")
            #expect(desk.question != nil)

            _ = desk.change(to: PlugHouse())

            #expect(desk.question == nil)
        }
    }

    @Test func `takes no news of the former one`() async {
        await running(PlugHouse()) { desk in
            #expect(await eventually { desk.picture.isKnown })
            let former = desk.link
            _ = desk.change(to: AbsentHouse())

            #expect(desk.receive(.here(HouseInventory(), readings: []), from: former) == nil)
            #expect(!desk.picture.isKnown)
        }
    }
}
