import Foundation
import House
import Synchronization

/// The memory of somebody who turned the lamp in the living room off on six of the last seven evenings; what is kept since
/// then is found again.
final class KeptEvenings: HouseMemoryProtocol {
    private let kept = Mutex<HouseMemory?>(nil)

    func load() async -> HouseMemory? {
        if let kept = kept.withLock(\.self) { return kept }
        var memory = HouseMemory()
        memory.habits.allow()
        let calendar = Calendar.current
        guard let evening = calendar.date(bySettingHour: 20, minute: 20, second: 0, of: Date()) else { return nil }
        for day in 1...7 {
            guard let date = calendar.date(byAdding: .day, value: -day, to: evening) else { continue }
            memory.habits.watch(now: date, calendar: calendar)
            if day != 4 { see(&memory, date.addingTimeInterval(Double(day) * 120), calendar) }
        }
        return memory
    }

    private func see(_ memory: inout HouseMemory, _ date: Date, _ calendar: Calendar) {
        let lamp = HouseDevice(
            id: DeviceID("light.living_room"), name: "Living room lamp", room: nil, kind: .light, abilities: [.power])
        let before = DeviceReading(device: lamp.id, state: "on", since: date - 60)
        let after = DeviceReading(
            device: lamp.id, state: "off", since: date, cause: ChangeCause(context: "hand", origin: .person))
        memory.habits.see(after, earlier: before, device: lamp, calendar: calendar)
    }

    func save(_ memory: HouseMemory) async -> Bool {
        kept.withLock { $0 = memory }
        return true
    }
}
