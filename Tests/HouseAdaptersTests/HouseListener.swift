import EchoTestKit
import House
import Synchronization

/// Runs a house and keeps what it tells.
final class HouseListener: Sendable {
    private let told = Mutex<[HouseNews]>([])

    var news: [HouseNews] { told.withLock(\.self) }
    var readings: [DeviceReading] { news.flatMap { $0.changed ?? [] } }
    var arrivals: Int { news.count { $0.here != nil } }
    var errors: [HouseError] { news.compactMap(\.away) }

    /// Runs the house while `body` runs.
    func listen(to house: any HouseProtocol, _ body: () async throws -> Void) async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { await self.listen(to: house) }
            try await body()
            group.cancelAll()
        }
    }

    /// Until the house stops by itself.
    func listen(to house: any HouseProtocol) async {
        await house.run { news in self.told.withLock { $0.append(news) } }
    }

    func hears(_ holds: (HouseListener) -> Bool) async -> Bool { await eventually { holds(self) } }
}
