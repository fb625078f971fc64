import EchoScreen
import EchoTestKit
import Foundation

@testable import House

/// A desk with a flat behind it. Time goes on while something is waited for, whenever the desk has seen all that the flat
/// told.
@MainActor final class RunningDesk {
    let flat: Flat
    let desk: HouseDesk
    private(set) var remarks: [String] = []
    private(set) var questions: [HouseSpoken] = []
    private let house: WatchedFlat
    private let clock = ManualClock()
    private let flatClock = ManualClock()
    private var tasks: [Task<Void, Never>] = []

    init(pin: (any PINProtocol)? = nil, keeper: (any HouseMemoryProtocol)? = nil) async {
        let flatTime = HouseClock(flatClock, startingAt: TestDates.morning)
        flat = Flat(clock: flatTime, seed: 1, offset: 0, isLivedIn: false)
        house = WatchedFlat(flat)
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        desk = HouseDesk(
            house, keeper: keeper, pin: pin, clock: HouseClock(clock, startingAt: TestDates.morning),
            calendar: calendar)
        desk.listener.onRemark = { [weak self] in self?.remarks.append($0) }
        desk.listener.onAlarm = { [weak self] in self?.remarks.append($0) }
        desk.listener.onQuestion = { [weak self] in self?.questions.append($0) }
        tasks.append(Task { [desk] in await desk.run() })
        _ = await eventually { self.desk.picture.isKnown }
    }

    deinit { for task in tasks { task.cancel() } }

    private var hasSeenAll: Bool {
        house.last.allSatisfy { desk.picture.readings[$0.key] == $0.value } || desk.picture.absence != nil
    }

    private func ticking<T>(_ body: () async -> T) async -> T {
        let ticker = Task { [self] in
            while !Task.isCancelled {
                // The flat answers on another thread, which a busy machine may not have come to: ten seconds of this
                // clock must not go by meanwhile.
                try? await Task.sleep(for: .milliseconds(1))
                for _ in 0..<20 { await Task.yield() }
                if flatClock.sleepers > 0, hasSeenAll {
                    // Who follows orders is told behind the picture.
                    await desk.catchUp()
                    pass(.milliseconds(250))
                }
            }
        }
        defer { ticker.cancel() }
        return await body()
    }

    /// Lets time go on without anything else.
    func pass(_ time: Duration) {
        flatClock.advance(by: time)
        clock.advance(by: time)
    }

    func say(_ text: String) async -> String { await ticking { await desk.hear(text)?.text ?? "(nothing)" } }

    /// Said aloud, as a recogniser wrote it down.
    func hears(_ text: String, or others: [String] = []) async -> String? {
        await ticking { await desk.answer(text, or: others) }
    }

    func sees(_ condition: @MainActor () -> Bool) async -> Bool {
        await ticking { await eventually { condition() } }
    }

    func state(_ device: String) -> String? { desk.picture.readings[DeviceID(device)]?.state }

    func isRemarked(_ text: String) async -> Bool {
        await sees { remarks.contains { $0.contains(text) } }
    }
}
