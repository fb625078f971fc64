// swift-format-ignore-file
// The examples of Sources/Echo/Echo.docc/DevicesAndTransports.md. ECHO_RECORD_GOLDENS=1 writes them anew.
import Echo
import EchoAudio
import EchoTestKit
import Foundation
import Synchronization
import Testing

package func `Sources/Echo/Echo.docc/DevicesAndTransports.md, 1`(echo: Echo, microphone: any AudioCaptureProtocol, loudspeaker: any AudioPlaybackProtocol) async throws {
let line = AudioDevices(microphone: microphone, loudspeaker: loudspeaker, codec: .muLaw)
let conversation = try await echo.startConversation(settings: SessionSettings(), devices: line)
_ = line
_ = conversation
}

package func `Sources/Echo/Echo.docc/DevicesAndTransports.md, 2`() async throws {
final class RecordedMicrophone: AudioCaptureProtocol {
    private let sound: PCM16
    private let speaking = Mutex<Task<Void, Never>?>(nil)

    init(_ sound: PCM16) { self.sound = sound }

    func start(onEvent: @escaping @Sendable (AudioCaptureEvent) -> Void) {
        let samples = sound.samples
        let task = Task {
            onEvent(.opened)
            for first in stride(from: 0, to: samples.count, by: 480) {
                let chunk = PCM16(Array(samples[first..<min(first + 480, samples.count)]))
                onEvent(.captured(CapturedSound(chunk, capturedAt: .now)))
                do { try await Task.sleep(for: .milliseconds(20)) } catch { return }
            }
        }
        speaking.withLock { $0 = task }
    }

    func stop() async {
        let task = speaking.withLock { $0 }
        task?.cancel()
        await task?.value
    }
}
}
