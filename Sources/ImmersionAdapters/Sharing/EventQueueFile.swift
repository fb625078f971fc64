import Foundation
public import Immersion

/// Keeps events that wait to be sent in a file that only its owner can read.
public actor EventQueueFile: EventKeeperProtocol {
    private let file: OwnersFile<EventQueue>

    /// - Parameter path: of the file; its folder is made when it is written first.
    public init(path: String) {
        // A thousand events have 300,000 bytes.
        file = OwnersFile(path: path, largest: 4 << 20)
    }

    /// What cannot be read counts as nothing: nobody is asked for it.
    public func load() -> EventQueue? { file.load() }

    public func save(_ queue: EventQueue?) {
        guard let queue else {
            try? FileManager.default.removeItem(atPath: file.path)
            return
        }
        file.save(queue)
    }
}
