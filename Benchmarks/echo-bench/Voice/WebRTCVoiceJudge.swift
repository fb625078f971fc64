/// Asks PyPI's `webrtcvad`, where the `python3` of the path has it (`pip install webrtcvad setuptools`).
enum WebRTCVoiceJudge {
    /// For every 20 ms whether it is speech; nil where it is not installed.
    static func marks(_ samples: [Int16], _ aggressiveness: Int) throws -> [Bool]? {
        try PythonVoiceJudge.marks(samples, program, setting: aggressiveness)
    }

    private static let program = """
        import sys, webrtcvad
        detector = webrtcvad.Vad(int(sys.argv[3]))
        sound = open(sys.argv[1], "rb").read()
        marks = [detector.is_speech(sound[i:i + 640], 16000) for i in range(0, len(sound) - 639, 640)]
        open(sys.argv[2], "w").write("".join(str(int(mark)) for mark in marks))
        """
}
