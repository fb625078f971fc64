import EchoScreen
import Foundation
import PhoneBridge

/// Gives the sound of calls from where conversations are kept, decrypted.
struct KeptCallVault: RecordingVaultProtocol {
    let sounds: any CallSoundsProtocol

    func size(of recording: CallRecording) async throws(RecordingVaultError) -> Int {
        try await track(of: recording).size
    }

    func duration(of recording: CallRecording) async throws(RecordingVaultError) -> Duration? {
        try await track(of: recording).duration
    }

    func bytes(of recording: CallRecording, in range: Range<Int>) async throws(RecordingVaultError) -> Data {
        let track = try await track(of: recording)
        // The sound may have been erased since its size was asked for.
        guard range.upperBound <= track.size else { throw .unavailable }
        do throws(SoundError) {
            return try await track.bytes(in: range)
        } catch {
            throw error == .missing ? .notFound : .unavailable
        }
    }

    private func track(of recording: CallRecording) async throws(RecordingVaultError) -> CallTrack {
        let track: CallTrack?
        do throws(StoreError) {
            track = try await sounds.track(ofCall: recording.path)
        } catch {
            throw .unavailable
        }
        guard let track else { throw .notFound }
        return track
    }
}

extension CallSoundKept {
    /// Nil for nothing that could be heard.
    init?(_ track: CallTrack?, ofCall call: String) {
        guard let track, track.duration > .zero else { return nil }
        self.init(path: call, duration: track.duration, bytes: track.size)
    }
}
