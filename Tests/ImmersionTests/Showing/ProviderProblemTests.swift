import EchoScreen
import Testing

@testable import Immersion

@Suite struct `What a provider did not do is told` {
    private func told(_ failure: ChainFailure) -> String {
        ProviderProblem(failure).wording.text { $0 == .lookUpWords ? "Alt+K" : $0.name }
    }

    @Test func `a line that nobody translates can be looked up word by word, or translated by somebody else`() {
        let apertium = ChainFailure(passedOver: [PassedOver(name: "Apertium", error: .nobodyTranslates)])

        for failure in [ChainFailure(.nobodyTranslates), apertium] {
            #expect(
                told(failure)
                    == """
                    This line cannot be translated on this machine. Alt+K explains its words; google or libretranslate, \
                    chosen with /language-providers, translate lines.
                    """)
        }
    }

    @Test func `a provider that failed is told of first, though Apertium does not translate the language`() {
        let failure = ChainFailure(passedOver: [
            PassedOver(name: "Google", error: .timedOut), PassedOver(name: "Apertium", error: .nobodyTranslates),
        ])

        #expect(told(failure).hasPrefix("Google did not answer in time."))
    }
}
