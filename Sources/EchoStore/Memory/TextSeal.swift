import EchoCrypto
import Foundation

/// Seals texts by row: AES-256-GCM with the row's identity as what is authenticated beside it, so that a sealed text that is
/// moved to another row cannot be opened there.
struct TextSeal: Sendable {
    private static let version: UInt8 = 1

    private let key: SymmetricKey

    init(_ key: StorageKey) { self.key = key.key(for: "texts") }

    func seal(_ content: Data, of row: String) throws -> Data {
        let box = try AES.GCM.seal(content, using: key, authenticating: Data(row.utf8))
        return Data([Self.version]) + box.combined
    }

    /// Nil for what was sealed with another key, for another row, or was changed.
    func open(_ sealed: Data, of row: String) -> Data? {
        guard sealed.first == Self.version, let box = try? AES.GCM.SealedBox(combined: sealed.dropFirst()),
            let content = try? AES.GCM.open(box, using: key, authenticating: Data(row.utf8))
        else { return nil }
        return content
    }
}
