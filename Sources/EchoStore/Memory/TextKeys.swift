import EchoScreen
import Foundation
import GRDB
import Synchronization

/// The key to the texts, once somebody has fetched it, and what SQL does with it.
final class TextKeys: Sendable {
    /// So long after a failure nobody is asked again: lists are read many times a second.
    private static let pause = Duration.seconds(5)

    private struct State {
        var seal: TextSeal?
        var failure: (error: StoreError, until: ContinuousClock.Instant)?
        var request: Task<Void, Never>?
    }

    private let provider: (any StorageKeyProviderProtocol)?
    private let state = Mutex(State())

    init(_ provider: (any StorageKeyProviderProtocol)?) { self.provider = provider }

    deinit { state.withLock { $0.request?.cancel() } }

    var seal: TextSeal? { state.withLock(\.seal) }

    /// Why there is none, where somebody has looked for it.
    var failure: StoreError? { state.withLock { $0.seal == nil ? $0.failure?.error : nil } }

    /// Returns when the key is there.
    ///
    /// - Parameter isUrgent: asks again, however soon after a failure.
    func fetch(isUrgent: Bool = false) async throws(StoreError) {
        let (isThere, failure) = state.withLock { ($0.seal != nil, $0.failure) }
        if isThere { return }
        if !isUrgent, let failure, ContinuousClock.now < failure.until { throw failure.error }
        guard let provider else { throw .keyMissing }
        do throws(StorageKeyError) {
            let seal = TextSeal(try await provider.storageKey())
            CoreDumps.turnOff()
            state.withLock { ($0.seal, $0.failure) = (seal, nil) }
        } catch {
            let failure = StoreError.noKey(reason: error.text)
            state.withLock { $0.failure = (failure, .now + Self.pause) }
            throw failure
        }
    }

    /// Where it lies, as far as that is known.
    func place() async -> StorageKeyPlace? { await provider?.knownPlace() }

    /// Fetches it beside, and says when it is there. For who cannot wait.
    func request(then isThere: @escaping @Sendable () -> Void) {
        state.withLock { state in
            guard state.request == nil else { return }
            state.request = Task { [weak self] in
                let isFetched = (try? await self?.fetch()) != nil
                self?.state.withLock { $0.request = nil }
                if isFetched { isThere() }
            }
        }
    }

    /// `seal(table, number, id, content)` fails without a key; `opened(table, number, id, sealed)`, a text, and `opened_data`
    /// are NULL then.
    var functions: [DatabaseFunction] {
        [
            DatabaseFunction("seal", argumentCount: 4) { [weak self] values in
                guard let seal = self?.seal, let content = Self.content(values[3]) else {
                    // Another code than SQLite's own; see `StoreError`.
                    throw DatabaseError(resultCode: .SQLITE_AUTH_USER)
                }
                return try seal.seal(content, of: Self.row(values))
            },
            DatabaseFunction("opened", argumentCount: 4) { [weak self] values in
                self?.opened(values).flatMap { String(data: $0, encoding: .utf8) }
            },
            DatabaseFunction("opened_data", argumentCount: 4) { [weak self] values in self?.opened(values) },
        ]
    }

    private func opened(_ values: [DatabaseValue]) -> Data? {
        guard let sealed = Data.fromDatabaseValue(values[3]) else { return nil }
        return seal?.open(sealed, of: Self.row(values))
    }

    private static func content(_ value: DatabaseValue) -> Data? {
        switch value.storage {
        case .string(let text): Data(text.utf8)
        case .blob(let data): data
        default: nil
        }
    }

    /// "message 7 item_1": numbers hold no blanks, so that no two rows are called the same.
    private static func row(_ values: [DatabaseValue]) -> String {
        let table = String.fromDatabaseValue(values[0]) ?? ""
        let number = Int64.fromDatabaseValue(values[1]) ?? 0
        let id = String.fromDatabaseValue(values[2]) ?? Int64.fromDatabaseValue(values[2]).map(String.init) ?? ""
        return "\(table) \(number) \(id)"
    }
}
