import EchoAudio
import Foundation

/// Asks a detector that Python has.
enum PythonVoiceJudge {
    /// For every 20 ms whether it is speech; nil where the program fails, as it does where nothing is installed.
    ///
    /// - Parameter program: is given the file of the sound, 16-bit at 16 kHz, the file for its marks, a 0 or 1 for each
    ///   20 ms, and the setting.
    static func marks(_ samples: [Int16], _ program: String, setting: Int) throws -> [Bool]? {
        let folder = FileManager.default.temporaryDirectory.appending(path: "voice-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (input, output) = (folder.appending(path: "sound"), folder.appending(path: "marks"))
        let resampler = try Resampler(from: PCM16.sampleRate, to: 16_000)
        try PCM16(resampler.process(samples) + resampler.flush()).littleEndianData.write(to: input)
        guard try run([program, input.path, output.path, "\(setting)"]) else { return nil }
        return try String(contentsOf: output, encoding: .utf8).map { $0 == "1" }
    }

    private static func run(_ arguments: [String]) throws -> Bool {
        let python = Process()
        python.executableURL = URL(filePath: "/usr/bin/env")
        python.arguments = ["python3", "-W", "ignore", "-c"] + arguments
        python.standardError = FileHandle.nullDevice
        try python.run()
        python.waitUntilExit()
        return python.terminationStatus == 0
    }
}
