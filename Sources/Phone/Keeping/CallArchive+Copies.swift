import EchoScreen
import PhoneBridge

/// Copies of recordings, which the history keeps track of beside its conversations.
extension CallArchive: ErasedCopiesProtocol {
    /// - Returns: false when that could not be noted; then nothing may be copied.
    func note(_ step: CopyStep, of call: String) async -> Bool {
        do {
            switch step {
            case .expected: try await conversations.expectCopy(ofCall: call)
            case .begun: try await conversations.noteCopy(ofCall: call, isMade: false)
            case .made: try await conversations.noteCopy(ofCall: call, isMade: true)
            case .dropped: try await conversations.forgetCopy(ofCall: call)
            }
            return true
        } catch {
            return false
        }
    }

    /// Recordings that an earlier program has not copied: it ended before, or the store was away.
    func addMissing(to uploads: RecordingUploads) async {
        for call in (try? await conversations.copiesToMake()) ?? [] {
            do throws(StoreError) {
                if let kept = CallSoundKept(try await sounds.track(ofCall: call), ofCall: call) {
                    uploads.add(call, kept)
                } else {
                    _ = await note(.dropped, of: call)
                }
            } catch {
                continue
            }
        }
    }

    package func erasedCopies() async -> [String] { (try? await conversations.copiesOfErased()) ?? [] }

    package func forgetCopy(of call: String) async -> Bool {
        (try? await conversations.forgetCopy(ofCall: call)) != nil
    }
}
