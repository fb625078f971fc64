import Foundation
import Glibc

/// Speaks for a house of many devices, of which so many change a second, in the lines of `docs/house-programs.md`. The
/// first device tells what time it is.
struct SpeakingForHouse {
    static let clock = "a.clock"
    /// Before the nanoseconds that it shows.
    static let mark = "ns"

    let devices: Int
    /// Changes a second.
    let rate: Int

    /// Until nobody listens any more.
    func run() async throws {
        signal(SIGPIPE, SIG_IGN)
        guard readLine() != nil else { return }
        say(["type": "hello", "protocol": 1, "name": "bench"])
        for start in stride(from: 0, to: devices, by: 100) { introduce(start..<min(start + 100, devices)) }
        say(["type": "ready"])
        let listener = Thread {
            while let line = readLine() { Self.answer(line) }; exit(0)
        }
        listener.start()
        try await change()
    }

    private func introduce(_ numbers: Range<Int>) {
        let rooms = Set(numbers.map { $0 / 100 }).sorted().map { ["id": "r\(Self.padded($0))", "name": "Room \($0)"] }
        let things = numbers.map { number in
            number == 0
                ? ["id": Self.clock, "name": "A clock", "room": "r00", "kind": "other_sensor"]
                : [
                    "id": "light.l\(number)", "name": "Lamp \(number)", "room": "r\(Self.padded(number / 100))",
                    "kind": "light",
                ]
        }.map { thing in
            var thing: [String: Any] = thing
            thing["abilities"] = thing["kind"] as? String == "light" ? ["power", "brightness"] : []
            return thing
        }
        say(["type": "inventory", "rooms": rooms, "devices": things])
        say(["type": "readings", "readings": numbers.map { reading($0, isOn: false) }])
    }

    private func change() async throws {
        let burst = max(1, rate / 50)
        var next = 1
        let start = ContinuousClock.now
        for count in 0... {
            // Never in step with the frames.
            try await Task.sleep(
                until: start + .nanoseconds(count * burst * 1_000_000_000 / max(1, rate)), clock: .continuous)
            var changed = [reading(0, isOn: true)]
            for _ in 1..<max(2, burst) where devices > 1 {
                changed.append(reading(next, isOn: count % 2 == 0))
                next = next % (devices - 1) + 1
            }
            say(["type": "readings", "readings": changed])
        }
    }

    private func reading(_ number: Int, isOn: Bool) -> [String: Any] {
        guard number > 0 else { return ["device": Self.clock, "state": "\(Self.mark)\(Self.now())"] }
        return ["device": "light.l\(number)", "state": isOn ? "on" : "off", "brightness": isOn ? 50 : 0]
    }

    private static func answer(_ line: String) {
        let object = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
        guard let id = object?["id"] as? Int else { return }
        write(["type": "result", "id": id, "ok": true])
    }

    private func say(_ object: [String: Any]) { Self.write(object) }

    private static func write(_ object: [String: Any]) {
        guard let line = try? JSONSerialization.data(withJSONObject: object) else { return }
        FileHandle.standardOutput.write(line + Data([0x0A]))
    }

    private static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

    /// Nanoseconds that all processes of the machine count alike.
    static func now() -> Int {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return time.tv_sec * 1_000_000_000 + time.tv_nsec
    }
}
