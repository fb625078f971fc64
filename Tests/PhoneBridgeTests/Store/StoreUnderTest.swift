import EchoCrypto
import PhoneBridge

/// Where calls are kept. Each runs the same specifications.
enum StoreUnderTest: CaseIterable {
    case sqlite
    case encrypted
    case postgres

    func make() async throws -> any CallStoreProtocol {
        switch self {
        case .sqlite: return try SQLiteCallStore(path: nil)
        case .encrypted:
            return try SQLiteCallStore(path: nil, cipher: CallCipher(root: SymmetricKey(size: .bits256)))
        case .postgres: return PostgresCallStore(try PostgresServer.shared.get().makeDatabase())
        }
    }
}
