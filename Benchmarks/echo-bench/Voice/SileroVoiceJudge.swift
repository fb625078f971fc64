import EchoAudio
import Foundation

/// Asks Silero's detector, where the `python3` of the path has it (`pip install --no-deps silero-vad`, `pip install
/// onnxruntime`).
enum SileroVoiceJudge {
    /// For every 20 ms whether it is speech; nil where it is not installed.
    ///
    /// - Parameter threshold: of the probability, in percent. The model looks at 32 ms at a time; 20 ms are judged as the
    ///   piece in which their middle lies.
    static func marks(_ samples: [Int16], threshold: Int) throws -> [Bool]? {
        try PythonVoiceJudge.marks(samples, program, setting: threshold)
    }

    private static let program = """
        import sys, importlib.util, os, numpy, onnxruntime
        folder = os.path.dirname(importlib.util.find_spec("silero_vad").origin)
        options = onnxruntime.SessionOptions()
        options.inter_op_num_threads = options.intra_op_num_threads = 1
        model = onnxruntime.InferenceSession(folder + "/data/silero_vad.onnx", sess_options=options)
        sound = numpy.fromfile(sys.argv[1], dtype="<i2").astype(numpy.float32) / 32768
        sound = numpy.concatenate([numpy.zeros(64, numpy.float32), sound, numpy.zeros(512, numpy.float32)])
        state, chances, rate = numpy.zeros((2, 1, 128), numpy.float32), [], numpy.array(16000, numpy.int64)
        for start in range(0, len(sound) - 576 + 1, 512):
            inputs = {"input": sound[None, start:start + 576], "state": state, "sr": rate}
            chance, state = model.run(None, inputs)
            chances.append(float(chance[0][0]))
        frames = (len(sound) - 576) // 320
        marks = [chances[min((320 * i + 160) // 512, len(chances) - 1)] * 100 >= int(sys.argv[3]) for i in range(frames)]
        open(sys.argv[2], "w").write("".join(str(int(mark)) for mark in marks))
        """
}
