import EchoTestKit
import EchoAudio
import Foundation
import Synchronization

/// A running recording of the virtual loudspeaker, 48 kHz mono.
final class VirtualAudioRecording: Sendable {
    static let sampleRate = 48_000

    private let file: URL
    private let process: Mutex<Process>

    init(_ process: sending Process, _ file: URL) {
        self.file = file
        self.process = Mutex(process)
    }

    deinit { process.withLock { $0.interrupt() } }

    /// What was recorded so far.
    func soFar() throws -> WAVFile { try WAVFile(Data(contentsOf: file)) }

    /// Waits until the end of the recording has been silent for so long, then ends it.
    func stop(afterSilence silence: Duration = .milliseconds(200)) async throws -> WAVFile {
        let frames = Int(silence / .milliseconds(1)) * Self.sampleRate / 1000
        while true {
            let recorded = try soFar()
            let end = recorded.samples.suffix(frames)
            if end.count == frames, end.allSatisfy({ $0.magnitude < 8 }) {
                process.withLock { $0.interrupt() }
                return recorded
            }
            try await Task.sleep(for: .milliseconds(20))
        }
    }

    /// The recorder is running once it has written sound behind the header.
    func waitUntilRunning() async throws {
        while (try? Data(contentsOf: file).count) ?? 0 <= 44 { try await Task.sleep(for: .milliseconds(5)) }
    }
}
