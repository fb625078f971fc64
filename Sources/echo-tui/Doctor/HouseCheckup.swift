import EchoScreen
import Foundation
import House
import HouseAdapters

/// Whether the house that the settings name can be reached. A program that speaks for one is not started a second time.
struct HouseCheckup: CheckupProtocol {
    let preferences: Preferences
    /// No answer after that is none.
    var patience = Duration.seconds(10)
    var house: @Sendable (Preferences) -> any HouseProtocol = HouseChoiceOfSettings.house

    func findings() async -> [Finding] {
        switch HouseChoiceOfSettings.kind(preferences) {
        case .off: return []
        case .demonstration: return [.good("House", "a demonstration: a simulated flat, nothing real")]
        case .program:
            guard let command = HouseChoiceOfSettings.command(preferences) else {
                return [bad(.misconfigured(setting: "house-program"))]
            }
            return [.good("House", "\(command.program) speaks for it")]
        case .homeAssistant: return [await reached()]
        }
    }

    private func reached() async -> Finding {
        switch await first(of: house(preferences)) {
        case .here(let inventory, _)?:
            return .good(
                "House", "Home Assistant: \(inventory.devices.count) devices in \(inventory.rooms.count) rooms")
        case .away(let error)?: return bad(error)
        default: return .bad("House", "Home Assistant does not answer", advice: "Check the address and the network.")
        }
    }

    private func bad(_ error: HouseError) -> Finding {
        let advice = HouseProblemWording.text(error).text { CompositionRoot.catalog.commands[$0].title }
        return .bad("House", "it cannot be reached", advice: advice)
    }

    /// What it says first of all; nil when it says nothing.
    private func first(of house: any HouseProtocol) async -> HouseNews? {
        let (news, tell) = AsyncStream<HouseNews>.makeStream()
        return await withTaskGroup(of: HouseNews?.self) { group in
            group.addTask {
                await house.run { tell.yield($0) }
                try? await Task.sleep(for: patience)
                return nil
            }
            group.addTask {
                for await one in news { return one }
                return nil
            }
            group.addTask {
                try? await Task.sleep(for: patience)
                return nil
            }
            defer { group.cancelAll() }
            return await group.next() ?? nil
        }
    }
}
