import EchoServing
import Foundation

extension LocalServerConfiguration {
    /// PocketSphinx listens, the skills answer, flite speaks: no key, no network, no download.
    ///
    /// Nothing is loaded before the server listens.
    public static func standard(port: Int = 0, token: BearerToken = .random()) -> LocalServerConfiguration {
        let brain = SkillBrain()
        let recognizer = PocketSphinxRecognizer()
        return LocalServerConfiguration(
            port: port, token: token, brain: brain, recognizer: recognizer,
            synthesizer: RepeatedSpeech(FliteSynthesizer()),
            warmUp: { try? await recognizer.warmUp(vocabulary: brain.vocabulary(tools: [])) })
    }
}
