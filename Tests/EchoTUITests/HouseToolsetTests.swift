import Echo
import EchoTestKit
import Testing

@testable import House
@testable import echo_tui

@MainActor @Suite struct `The tools of the house` {
    private func echo() -> Echo {
        var configuration = EchoConfiguration()
        // Nobody is there.
        configuration.baseURL = "ws://127.0.0.1:1"
        return Echo(key: "k", configuration: configuration)
    }

    private func running(
        _ house: any HouseProtocol, _ body: (HouseDesk) async throws -> Void
    ) async rethrows {
        let desk = HouseDesk(house)
        let run = Task { await desk.run() }
        try await body(desk)
        run.cancel()
        await run.value
    }

    @Test(arguments: [true, false]) func `are gone with the house, and there again with another one`(
        asSentences: Bool
    ) async {
        await running(Flat(isLivedIn: false)) { desk in
            #expect(await eventually { desk.knowsNames })
            let echo = echo()
            let toolset = HouseToolset(of: desk, for: echo, asSentences: asSentences)
            desk.listener.onNewHouse = { toolset.renew() }
            desk.listener.onToolsChange = { toolset.renew() }
            toolset.renew()
            let names = echo.tools.map(\.name)
            #expect(!names.isEmpty)

            _ = desk.change(to: AbsentHouse())
            #expect(echo.tools.isEmpty)

            _ = desk.change(to: Flat(isLivedIn: false))
            #expect(await eventually { echo.tools.map(\.name) == names })
        }
    }

    @Test func `leave the tools of others alone`() async {
        await running(Flat(isLivedIn: false)) { desk in
            let echo = echo()
            echo.registerTool(
                Tool(name: "weather", description: "The weather.", parameters: HouseTools.all[0].parameters) { $0 })
            let toolset = HouseToolset(of: desk, for: echo, asSentences: false)
            toolset.renew()
            #expect(echo.tools.count > 1)

            desk.listener.onNewHouse = { toolset.renew() }
            _ = desk.change(to: AbsentHouse())

            #expect(echo.tools.map(\.name) == ["weather"])
        }
    }
}
