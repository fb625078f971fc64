import EchoScreen
import Foundation
import House
import Testing

@testable import echo_tui

@Suite struct `The doctor's line about the house` {
    /// Tells this and no more.
    private struct ToldHouse: HouseProtocol {
        let news: [HouseNews]

        func run(_ tell: @escaping @Sendable (HouseNews) -> Void) async { for one in news { tell(one) } }
        func carryOut(_ order: DeviceOrder) async throws(HouseError) -> ChangeCause { throw .noAnswer }
        func history(of devices: [DeviceID], in span: Range<Date>) async throws(HouseError) -> [DeviceReading] { [] }
    }

    private func findings(_ kind: String, _ values: [SettingID: String] = [:], _ news: HouseNews...) async -> [Finding]
    {
        var preferences = Preferences()
        preferences.values = values.mapValues { .word($0) }
        preferences.values[.houseKind] = .word(kind)
        let house = ToldHouse(news: news)
        return await HouseCheckup(preferences: preferences, patience: .milliseconds(200), house: { _ in house })
            .findings()
    }

    @Test func `is left out where there is no house`() async { #expect(await findings("off").isEmpty) }

    @Test func `says of the demonstration that it is one`() async {
        #expect(
            await findings("demonstration")
                == [.good("House", "a demonstration: a simulated flat, nothing real")])
    }

    @Test func `counts what a Home Assistant has`() async {
        let lamp = HouseDevice(id: DeviceID("l"), name: "Lamp", room: nil, kind: .light, abilities: [.power])
        let inventory = HouseInventory(rooms: [HouseRoom(id: RoomID("k"), name: "Kitchen")], devices: [lamp])

        let found = await findings("home-assistant", [:], .here(inventory, readings: []))

        #expect(found == [.good("House", "Home Assistant: 1 devices in 1 rooms")])
    }

    @Test func `says of a refused token how another one is stored`() async {
        let found = await findings("home-assistant", [:], .away(.tokenRefused))

        #expect(found.map(\.verdict) == [.bad])
        #expect(found.first?.advice?.contains("echo-tui key set home-assistant") == true)
    }

    @Test func `says where nobody answers`() async {
        #expect(
            await findings("home-assistant")
                == [.bad("House", "Home Assistant does not answer", advice: "Check the address and the network.")])
        let away = await findings("home-assistant", [:], .away(.unreachable(address: "home.local:8123")))
        #expect(away.first?.advice?.contains("home.local:8123") == true)
    }

    @Test func `names the program, and says when there is none`() async {
        #expect(await findings("program", [.houseProgram: "sh my-house"]) == [.good("House", "sh speaks for it")])
        let found = await findings("program")
        #expect(found.first?.verdict == .bad)
        #expect(found.first?.advice?.contains("house-program") == true)
    }
}
