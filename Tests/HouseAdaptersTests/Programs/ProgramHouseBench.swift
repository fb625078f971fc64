import EchoConcurrency
import EchoTestKit
import Foundation
import House
import Synchronization

@testable import HouseAdapters

/// A program of the fixtures that speaks for a house while a test looks at it.
final class ProgramHouseBench: Sendable {
    let clock = ManualClock()
    let house: ProgramHouse
    /// The running is over.
    let end = OneTimeEvent()
    private let heard = Mutex<[HouseNews]>([])

    init(_ words: String...) {
        let programs = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Fixtures/programs")
        house = ProgramHouse(
            command: "python3", arguments: [programs.appending(path: words[0]).path] + words.dropFirst(),
            environment: ["TWILIO_AUTH_TOKEN": "given"], clock: clock)
    }

    init(command: String) { house = ProgramHouse(command: command, clock: clock) }

    var news: [HouseNews] { heard.withLock { $0 } }

    var isHere: Bool { news.contains { if case .here = $0 { true } else { false } } }

    var errors: [HouseError] { news.compactMap { if case .away(let error) = $0 { error } else { nil } } }

    /// All that was read of a device, in order.
    func readings(of device: DeviceID) -> [DeviceReading] {
        news.flatMap { (news: HouseNews) -> [DeviceReading] in
            switch news {
            case .here(_, let readings), .changed(let readings): return readings.filter { $0.device == device }
            default: return []
            }
        }
    }

    /// The house runs while `body` does.
    func use(_ body: @Sendable () async throws -> Void) async throws {
        try await withThrowingTaskGroup { group in
            group.addTask {
                await self.house.run { news in self.heard.withLock { $0.append(news) } }
                self.end.happen()
            }
            try await body()
            group.cancelAll()
        }
    }
}
