import EchoPresentation

/// The model that lets the offline assistant understand speech.
struct SpeechModelCheckup: CheckupProtocol {
    /// The part of the model that is not there; nil when all are.
    let missingPart: String?

    func findings() -> [Finding] {
        guard let missingPart else { return [.good("Speech", "the offline assistant understands and speaks")] }
        return [
            .bad(
                "Speech", "the offline assistant cannot understand speech: \(missingPart) is missing",
                advice: "Install the package pocketsphinx-en-us. Typing, and servers elsewhere, work without it.")
        ]
    }
}
