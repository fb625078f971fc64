import HouseAdapters
import Synchronization

/// Where a test stores the token of a house.
final class StoredToken: Sendable {
    private let stored: Mutex<HomeAssistantToken?>

    init(_ token: HomeAssistantToken?) { stored = Mutex(token) }

    var token: HomeAssistantToken? {
        get { stored.withLock(\.self) }
        set { stored.withLock { $0 = newValue } }
    }
}
