import EchoAudio
import Foundation

/// Asks PyPI's `webrtcvad`, where the `python3` of the path has it (`pip install webrtcvad setuptools`).
enum WebRTCVoiceJudge {
    /// For every 20 ms whether it is speech; nil where it is not installed.
    static func marks(_ samples: [Int16], _ aggressiveness: Int) throws -> [Bool]? {
        let folder = FileManager.default.temporaryDirectory.appending(path: "voice-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (input, output) = (folder.appending(path: "sound"), folder.appending(path: "marks"))
        let resampler = try Resampler(from: PCM16.sampleRate, to: 16_000)
        try PCM16(resampler.process(samples) + resampler.flush()).littleEndianData.write(to: input)
        guard try run([program, input.path, output.path, "\(aggressiveness)"]) else { return nil }
        return try String(contentsOf: output, encoding: .utf8).map { $0 == "1" }
    }

    private static let program = """
        import sys, webrtcvad
        detector = webrtcvad.Vad(int(sys.argv[3]))
        sound = open(sys.argv[1], "rb").read()
        marks = [detector.is_speech(sound[i:i + 640], 16000) for i in range(0, len(sound) - 639, 640)]
        open(sys.argv[2], "w").write("".join(str(int(mark)) for mark in marks))
        """

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
