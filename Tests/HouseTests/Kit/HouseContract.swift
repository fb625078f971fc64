import EchoTestKit
import Foundation
import House

/// What every house has to keep to, whoever built it. Each check says what was broken, nil when nothing was.
struct HouseContract {
    let house: any HouseProtocol
    /// Lets the house's time go on.
    let passTime: @Sendable () async -> Void
    /// Something that takes `.turnOn` and `.turnOff`.
    let switchable: DeviceID

    func violations() async -> [String] {
        let inbox = NewsInbox()
        let running = Task { await house.run { inbox.add($0) } }
        guard await eventually({ !inbox.all.isEmpty }) else { return ["tells nothing"] }
        var broken = beginning(inbox)
        broken += await orderIsSeen(inbox, .turnOn) + orderIsSeen(inbox, .turnOff)
        broken += await unknownThings()
        broken += await pastIsSorted()
        running.cancel()
        await running.value
        let count = inbox.all.count
        _ = try? await house.carryOut(DeviceOrder(device: switchable, action: .turnOn))
        if inbox.all.count != count { broken.append("tells something after it was cancelled") }
        return broken
    }

    private func beginning(_ inbox: NewsInbox) -> [String] {
        guard case .here(let inventory, let readings) = inbox.all[0] else { return ["does not begin with .here"] }
        let ids = inventory.devices.map(\.id)
        let rooms = Set(inventory.rooms.map(\.id))
        return [
            ids.count == Set(ids).count ? nil : "an id stands twice",
            ids.contains(switchable) ? nil : "the switchable device is not there",
            Set(readings.map(\.device)).isSubset(of: ids) ? nil : "a reading of nothing",
            inventory.devices.compactMap(\.room).allSatisfy(rooms.contains) ? nil : "a room that is not there",
        ].compactMap(\.self)
    }

    private func orderIsSeen(_ inbox: NewsInbox, _ action: DeviceAction) async -> [String] {
        guard let cause = try? await house.carryOut(DeviceOrder(device: switchable, action: action)) else {
            return ["refuses \(action)"]
        }
        guard let context = cause.context else { return ["gives \(action) no mark"] }
        let word = action == .turnOn ? "on" : "off"
        let isSeen = await eventually {
            await passTime()
            return inbox.readings.contains {
                $0.device == switchable && $0.state == word && $0.cause.context == context && $0.cause.origin == .us
            }
        }
        return isSeen ? [] : ["\(action) is not seen with its mark"]
    }

    private func unknownThings() async -> [String] {
        let nothing = DeviceID("light.never_was_there")
        var broken: [String] = []
        let unknown = await error(of: DeviceOrder(device: nothing, action: .turnOn))
        if unknown != .noSuchDevice(nothing) { broken.append("unknown device: \(String(describing: unknown))") }
        let odd = await error(of: DeviceOrder(device: switchable, action: .arm))
        if odd != .unsupported(switchable) { broken.append("unsupported order: \(String(describing: odd))") }
        return broken
    }

    private func error(of order: DeviceOrder) async -> HouseError? {
        do throws(HouseError) {
            _ = try await house.carryOut(order)
            return nil
        } catch {
            return error
        }
    }

    private func pastIsSorted() async -> [String] {
        let span = Date.distantPast..<Date.distantFuture
        guard let past = try? await house.history(of: [switchable], in: span) else { return ["has no past"] }
        return [
            past.map(\.since) == past.map(\.since).sorted() ? nil : "the past is not sorted",
            past.allSatisfy { $0.device == switchable } ? nil : "the past is of others",
        ].compactMap(\.self)
    }
}
