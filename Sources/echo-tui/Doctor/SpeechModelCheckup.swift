import EchoScreen

/// The model that lets the offline assistant understand speech.
struct SpeechModelCheckup: CheckupProtocol {
    /// The part of the model that is not there; nil when all are.
    let missingPart: String?

    func findings() -> [Finding] {
        guard let missingPart else { return [.good("Speech", "speech recognition and synthesis work offline")] }
        return [
            .bad(
                "Speech", "no offline speech recognition: \(missingPart) is missing",
                advice: "Install the package pocketsphinx-en-us. Text mode and remote servers work without it.")
        ]
    }
}
