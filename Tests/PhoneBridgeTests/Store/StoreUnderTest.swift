import PhoneBridge

/// Where calls are kept. Each runs the same specifications.
enum StoreUnderTest: CaseIterable {
    case memory
    case postgres

    func make() async throws -> any CallStoreProtocol {
        switch self {
        case .memory: return CallStore()
        case .postgres: return PostgresCallStore(try PostgresServer.shared.get().makeDatabase())
        }
    }
}
