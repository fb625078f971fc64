import Echo
import Foundation
import Synchronization
import Testing

@testable import PhoneBridge

@Suite struct `A recording that is to be copied` {
    /// Keeps the sound of what it is told to.
    private struct Recorder: CallRecorderProtocol {
        var begins = true
        var kept: CallSoundKept?

        func begin(
            _ call: PhoneLineCall, _ whole: WholeCallStream, _ sound: AsyncStream<ConversationSound>,
            _ events: EventBatches<EchoEvent>
        ) async -> Bool { begins }

        func discard(_ call: String) async {}
        func end(_ call: String) async -> CallSoundKept? { kept }
    }

    private struct Nothing: RecordingVaultProtocol {
        func size(of recording: CallRecording) async throws(RecordingVaultError) -> Int { throw .notFound }
        func bytes(of recording: CallRecording, in range: Range<Int>) async throws(RecordingVaultError) -> Data {
            throw .notFound
        }
    }

    /// What is noted of the call.
    private func steps(
        of recorder: Recorder, _ body: (UploadedCallRecorder, PhoneLineCall) async -> Void
    ) async throws -> [CopyStep] {
        let account = S3Account(endpoint: "https://s3.test", bucket: "b", region: "r", keyID: "k", secret: "s")
        let noted = Mutex<[CopyStep]>([])
        let vault = try #require(S3RecordingVault(account, key: Data(count: S3RecordingVault.keyBytes)))
        let uploads = RecordingUploads(
            from: Nothing(), to: vault,
            note: { step, call in
                #expect(call == "CA1")
                noted.withLock { $0.append(step) }
                return true
            }, onFailure: { _ in })
        let call = PhoneLineCall(id: "CA1", from: "", to: "", direction: .inbound)
        await body(UploadedCallRecorder(recorder, uploads), call)
        return noted.withLock(\.self)
    }

    private func begin(_ recorder: UploadedCallRecorder, _ call: PhoneLineCall) async {
        let whole = WholeCallStream(start: .now, before: [], sound: AsyncStream { nil })
        _ = await recorder.begin(call, whole, AsyncStream { nil }, EventBatches<EchoEvent>.makeStream().batches)
    }

    @Test func `is expected from its beginning, and still when the call is over and it was not copied yet`()
        async throws
    {
        let kept = CallSoundKept(path: "CA1", duration: .seconds(1), bytes: 48_000)
        let steps = try await steps(of: Recorder(kept: kept)) { recorder, call in
            await begin(recorder, call)
            _ = await recorder.end(call.id)
        }
        #expect(steps == [.expected])
    }

    @Test func `is expected no more when it is thrown away, or there is nothing of it`() async throws {
        let discarded = try await steps(of: Recorder()) { recorder, call in
            await begin(recorder, call)
            await recorder.discard(call.id)
        }
        #expect(discarded == [.expected, .dropped])

        let empty = try await steps(of: Recorder()) { recorder, call in
            await begin(recorder, call)
            _ = await recorder.end(call.id)
        }
        #expect(empty == [.expected, .dropped])
    }

    @Test func `is not expected where it does not begin`() async throws {
        #expect(try await steps(of: Recorder(begins: false)) { await begin($0, $1) } == [])
    }
}
