public import Foundation

/// Where a page of calls or recordings begins: behind this one, newest first. Those that come meanwhile move nothing.
public struct CallPageKey: Sendable, Hashable {
    public var time: Date
    public var id: UUID

    public init(time: Date, id: UUID) {
        self.time = time
        self.id = id
    }
}

extension UUID {
    /// As databases write it.
    var text: String { uuidString.lowercased() }
}
