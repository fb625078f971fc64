import Foundation

/// One line of the program's `--log`: an event on the wire or at a device, and when.
struct TraceLine: Sendable, Hashable, Decodable {
    /// Seconds of the monotonic clock.
    let at: Double
    /// `client` or `server` for the wire, `device` for sound.
    let direction: String
    /// The event's type; at the device `rendered`.
    let type: String
    /// The item it belongs to.
    let item: String?
    /// When the last sample of what was sent was taken; same clock.
    let capturedAt: Double?

    /// Lines that are not a trace are passed over: a log may say more.
    static func lines(of log: String) -> [TraceLine] {
        log.split(separator: "\n").compactMap { try? JSONDecoder().decode(TraceLine.self, from: Data($0.utf8)) }
    }
}
