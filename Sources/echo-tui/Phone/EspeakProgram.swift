import EchoAudio
import Foundation

/// Says sentences with `espeak-ng`, where that is installed: a plain voice for many languages.
struct EspeakProgram: Sendable {
    static let ofThisProcess = EspeakProgram(searchPath: ProcessInfo.processInfo.environment["PATH"])

    struct NothingSaid: Error {}

    private let path: String

    /// Nil where it is not installed.
    init?(searchPath: String?) {
        let folders = (searchPath ?? "/usr/bin").split(separator: ":")
        guard
            let path = folders.lazy.map({ "\($0)/espeak-ng" })
                .first(where: { $0.hasPrefix("/") && FileManager.default.isExecutableFile(atPath: $0) })
        else { return nil }
        self.path = path
    }

    /// - Parameter language: as two letters.
    func speak(_ sentence: String, language: String) async throws -> PCM16 {
        let file = FileManager.default.temporaryDirectory.appending(path: "echo-tui-\(UUID().uuidString).wav")
        defer { try? FileManager.default.removeItem(at: file) }
        try await run(["-v", language, "-s", "150", "-w", file.path, "--", sentence])
        guard let sound = try? WAVFile(try Data(contentsOf: file)), sound.channels == 1, !sound.samples.isEmpty else {
            throw NothingSaid()
        }
        let resampler = try Resampler(from: sound.sampleRate, to: PCM16.sampleRate)
        return PCM16(resampler.process(sound.samples) + resampler.flush())
    }

    /// Nothing of this program's environment is told to it.
    private func run(_ arguments: [String]) async throws {
        let process = Process()
        process.executableURL = URL(filePath: path)
        (process.arguments, process.environment) = (arguments, [:])
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try await withCheckedThrowingContinuation { (ended: CheckedContinuation<Void, any Error>) in
            process.terminationHandler = { _ in ended.resume() }
            do { try process.run() } catch { ended.resume(throwing: error) }
        }
    }
}
