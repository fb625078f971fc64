import EchoScreen
import Synchronization

/// Unsent texts that are kept in memory.
final class SpyUnsentTexts: UnsentTextsProtocol {
    private let texts = Mutex<[String]>([])

    var kept: [String] { texts.withLock(\.self) }

    func take() async -> [String] { kept }

    func keep(_ texts: [String]) async -> Bool {
        self.texts.withLock { $0 = texts }
        return true
    }
}
