import EchoScreen
import Synchronization

/// A history that remembers what it was asked to keep.
final class SpyHistory: MessageHistoryProtocol {
    private let texts: Mutex<[String]>

    init(_ texts: [String] = []) { self.texts = Mutex(texts) }

    var kept: [String] { texts.withLock(\.self) }

    func load() async -> [String] { kept }
    func remember(_ text: String) async { texts.withLock { $0.append(text) } }
}
