import Echo
import Foundation
public import Immersion

/// Understands free speech on this machine with a Whisper model, where `make deps-whisper` put one. It runs in a program of its
/// own, which is started with the first question, holds about 250 MB and stays.
public struct WhisperHearing: HearingProtocol {
    /// Half a minute takes as long, on one slow processor.
    static let patience = Duration.seconds(40)
    /// What may be said, as a hint to the model.
    private static let mostChoices = 20

    private struct Question: Encodable {
        let language, hint: String
        let samples: Int
    }

    private struct Answer: Decodable {
        let text, spoken, error: String?
    }

    private let program: PipeProgram

    /// - Throws: `notInstalled`.
    public init(folders: [String] = LanguageFolders.standard) throws(ProviderError) {
        guard let script = LanguageFolders.file("whisper/hear-freely.py", in: folders),
            let python = ProgramFinder.path(of: "python3")
        else { throw .notInstalled(part: "Whisper") }
        program = PipeProgram(path: python, arguments: [script, (script as NSString).deletingLastPathComponent])
    }

    public func hear(_ request: HearingRequest) async throws(ProviderError) -> HeardWords {
        guard request.reference == nil else { throw .unsupported(what: "an assessment of how it was said") }
        guard request.sound.duration <= SoundPreparation.longest else {
            throw .unsupported(what: "a recording of more than half a minute")
        }
        let samples = try SoundBody.resampled(request.sound, to: ClosedSetDecoder.rate)
        let hint = request.choices.prefix(Self.mostChoices).joined(separator: " ")
        let question = Question(language: request.baseLanguage, hint: hint, samples: samples.count)
        guard let line = try? JSONEncoder().encode(question) else { throw .unsupported(what: "such text") }
        let sound = samples.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
        let reply = try await program.exchange(Array(line) + [0x0A] + sound, within: Self.patience)
        guard let answer = try? JSONDecoder().decode(Answer.self, from: Data(reply)) else {
            throw .invalidAnswer(reason: "it is not JSON")
        }
        if let error = answer.error { throw .invalidAnswer(reason: error) }
        // What is heard in one language of words of another is made up.
        var heard = HeardWords(
            text: answer.spoken == nil ? (answer.text ?? "").trimmingCharacters(in: .whitespacesAndNewlines) : "")
        heard.otherLanguage = answer.spoken
        return heard
    }
}
