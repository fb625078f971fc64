import Echo
import EchoCrypto
public import Foundation
import Synchronization

/// The sound of calls in an S3-compatible store, sealed before it leaves this machine: whoever reads the store hears
/// nothing. Bridges that have the same key give each other's recordings.
public final class S3RecordingVault: RecordingVaultProtocol {
    /// Of recordings that are being played.
    private static let mostHeaders = 256
    /// Of the key that recordings are sealed with.
    public static let keyBytes = 32

    private let store: S3Store
    private let key: SymmetricKey
    private let headers = Mutex<[UUID: SealedRecording]>([:])
    /// Of what is read: whoever wants to hear a recording does not wait for a store that is away. What is put there has a
    /// pace of its own.
    private let circuit = Circuit()

    /// - Parameter key: `keyBytes` long. Nil for any other length.
    public init?(_ account: S3Account, key: Data) {
        guard key.count == Self.keyBytes else { return nil }
        store = S3Store(account)
        self.key = SymmetricKey(data: key)
    }

    public func size(of recording: CallRecording) async throws(RecordingVaultError) -> Int {
        try await sealed(recording.call).size
    }

    public func bytes(of recording: CallRecording, in range: Range<Int>) async throws(RecordingVaultError) -> Data {
        let sealed = try await sealed(recording.call)
        guard range.lowerBound >= 0, range.upperBound <= sealed.size else { throw .unavailable }
        guard !range.isEmpty else { return Data() }
        let (pieces, place) = sealed.place(of: range)
        var rest = try await read(recording.call, place)
        var sound = Data()
        for piece in pieces {
            let count = sealed.place(of: sealed.sound(of: piece)).bytes.count
            guard let opened = sealed.open(Data(rest.prefix(count)), piece: piece) else { throw .unavailable }
            sound += opened
            rest = Data(rest.dropFirst(count))
        }
        let start = range.lowerBound - sealed.sound(of: pieces.lowerBound).lowerBound
        return Data(sound.dropFirst(start).prefix(range.count))
    }

    /// Puts the sound of a call there; a few pieces of it are in memory at once.
    ///
    /// - Parameters:
    ///   - size: in bytes.
    ///   - read: gives a part of it.
    func keep(
        _ call: UUID, size: Int, _ read: @escaping @Sendable (Range<Int>) async throws -> Data
    ) async throws(RecordingVaultError) {
        let sealed = SealedRecording(size: size, key: key)
        headers.withLock { $0[call] = nil }
        try await store.put(Self.name(call), size: sealed.sealedSize, SealedPieces(recording: sealed, read: read))
        circuit.recover()
    }

    public var isLeftAlone: Bool? { circuit.isOpen }

    /// Removes the sound of a call, if it is there.
    func erase(_ call: UUID) async throws(RecordingVaultError) {
        headers.withLock { $0[call] = nil }
        try await store.erase(Self.name(call))
    }

    /// The same for every bridge, and nobody's number.
    private static func name(_ call: UUID) -> String { "recordings/\(call.text)" }

    private func read(_ call: UUID, _ range: Range<Int>) async throws(RecordingVaultError) -> Data {
        guard case .success(let pass) = circuit.enter() else { throw .unavailable }
        do throws(RecordingVaultError) {
            let bytes = try await store.bytes(of: Self.name(call), in: range)
            pass.report(.healthy)
            return bytes
        } catch {
            // A listener who leaves the page says nothing about the store.
            pass.report(Task.isCancelled ? .unknown : error == .unavailable ? .fault : .healthy)
            throw error
        }
    }

    private func sealed(_ call: UUID) async throws(RecordingVaultError) -> SealedRecording {
        if let known = headers.withLock({ $0[call] }) { return known }
        let header = try await read(call, 0..<SealedRecording.headerBytes)
        guard let sealed = SealedRecording(header: header, key: key) else { throw .unavailable }
        headers.withLock { headers in
            if headers.count >= Self.mostHeaders { headers = [:] }
            headers[call] = sealed
        }
        return sealed
    }
}

extension S3RecordingVault: CustomStringConvertible {
    public var description: String { "S3RecordingVault(\(store.account))" }
}
