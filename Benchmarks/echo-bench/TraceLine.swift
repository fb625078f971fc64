import Foundation

/// One line of the program's `--log`: an event on the wire or at a device, and when.
struct TraceLine: Sendable, Hashable, Decodable {
    struct Event: Sendable, Hashable, Decodable {
        let type: String
        let item: String?

        enum CodingKeys: String, CodingKey {
            case type
            case item = "item_id"
        }
    }

    /// Seconds.
    let at: Double
    /// `client` or `server` for the wire, `device` for sound.
    let direction: String
    /// At the device `playback.started`: the first frame of an item was handed over.
    let event: Event
    /// When the last sample of what was sent was taken; same clock.
    let captured: Double?

    enum CodingKeys: String, CodingKey {
        case at = "t"
        case direction = "dir"
        case event, captured
    }

    /// Lines that are not a trace are passed over: a log may say more.
    static func lines(of log: String) -> [TraceLine] {
        log.split(separator: "\n").compactMap { try? JSONDecoder().decode(TraceLine.self, from: Data($0.utf8)) }
    }
}
