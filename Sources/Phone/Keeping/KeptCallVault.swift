import EchoScreen
import EchoStore
import Foundation
import PhoneBridge

/// Gives the sound of calls from where conversations are kept, decrypted.
struct KeptCallVault: RecordingVaultProtocol {
    let library: SoundLibrary

    func size(of recording: CallRecording) async throws(RecordingVaultError) -> Int {
        try await soundtrack(of: recording).size
    }

    func duration(of recording: CallRecording) async throws(RecordingVaultError) -> Duration? {
        try await soundtrack(of: recording).duration
    }

    func bytes(of recording: CallRecording, in range: Range<Int>) async throws(RecordingVaultError) -> Data {
        let soundtrack = try await soundtrack(of: recording)
        // What was erased meanwhile cannot be given any more.
        guard range.upperBound <= soundtrack.size else { throw .unavailable }
        do throws(SoundError) {
            return try await soundtrack.bytes(in: range, from: library)
        } catch {
            throw error == .missing ? .notFound : .unavailable
        }
    }

    private func soundtrack(of recording: CallRecording) async throws(RecordingVaultError) -> CallSoundtrack {
        let pieces: [CallSoundPiece]
        do throws(StoreError) {
            pieces = try await library.pieces(ofCall: recording.path)
        } catch {
            throw .unavailable
        }
        guard !pieces.isEmpty else { throw .notFound }
        return CallSoundtrack(pieces)
    }
}
