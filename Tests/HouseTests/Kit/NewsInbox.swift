import House
import Synchronization

/// What a house told, in order.
final class NewsInbox: Sendable {
    private let news = Mutex<[HouseNews]>([])

    var all: [HouseNews] { news.withLock { $0 } }

    var readings: [DeviceReading] {
        all.flatMap { news -> [DeviceReading] in
            switch news {
            case .here(_, let readings), .changed(let readings): readings
            case .away, .inventory: []
            }
        }
    }

    func add(_ one: HouseNews) { news.withLock { $0.append(one) } }
}
