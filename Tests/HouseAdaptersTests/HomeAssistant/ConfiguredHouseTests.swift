import EchoTestKit
import EchoWire
import Foundation
import House
import Testing

@testable import HouseAdapters

@Suite struct `The Home Assistant of the settings` {
    private let listener = HouseListener()

    @Test func `Another token is taken by itself once the first was refused`() async throws {
        let server = ScriptedHomeAssistant()
        let box = StoredToken(HomeAssistantToken("wrong-token"))
        try await server.serve { address in
            let house = ConfiguredHouse(address: address, patience: .eager) { box.token }
            try await listener.listen(to: house) {
                #expect(await listener.hears { $0.errors == [.tokenRefused] })
                await #expect(throws: HouseError.starting) {
                    try await house.carryOut(DeviceOrder(device: DeviceID("light.ceiling"), action: .turnOn))
                }
                // A refused one is not shown twice.
                #expect(server.connections == 1)

                box.token = HomeAssistantToken(server.token)

                #expect(await listener.hears { $0.arrivals == 1 })
                #expect(server.connections == 2)
            }
        }
    }

    @Test func `What a house knows beside its devices is asked of it here, too`() async throws {
        let server = ScriptedHomeAssistant { command, _ in
            guard command["type"] == "persistent_notification/get" else { return nil }
            return [HomeAssistantHouse.result(command["id"], [["notification_id": "a", "message": "Full"]])]
        }
        try await server.serve { address in
            let house = ConfiguredHouse(address: address, patience: .eager) { HomeAssistantToken(server.token) }
            await #expect(throws: HouseError.starting) { try await house.items(of: DeviceID("todo.shopping")) }
            try await listener.listen(to: house) {
                #expect(await listener.hears { $0.arrivals == 1 })
                let keeper: any HouseProtocol = house
                let notices = try await (keeper as? any HouseNoticesProtocol)?.notices()

                #expect(notices?.map(\.message) == ["Full"])
                #expect(keeper is any HouseInquiryProtocol)
            }
        }
    }

    @Test func `Without a token nobody is asked, until there is one`() async throws {
        let server = ScriptedHomeAssistant()
        let box = StoredToken(nil)
        try await server.serve { address in
            let house = ConfiguredHouse(address: address, patience: .eager) { box.token }
            try await listener.listen(to: house) {
                #expect(await listener.hears { $0.errors == [.tokenMissing] })
                #expect(server.connections == 0)

                box.token = HomeAssistantToken(server.token)

                #expect(await listener.hears { $0.arrivals == 1 })
            }
        }
    }
}
