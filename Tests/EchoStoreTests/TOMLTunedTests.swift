import EchoAudio
import EchoScreen
import Testing

@testable import EchoStore

@Suite struct `Tuned microphones in the file` {
    @Test func `what was found is kept as a text for each microphone`() {
        var tuned = TunedMicrophones()
        tuned["default"] = TunedVoiceDetection(
            threshold: 0.55, prefixPadding: .milliseconds(300), silence: .milliseconds(650))
        tuned["hw:CARD=PCH,DEV=0"] = TunedVoiceDetection()
        #expect(TOMLTuned.texts(tuned) == ["0.55 300 650 default", "0.50 300 500 hw:CARD=PCH,DEV=0"])

        var read = TunedMicrophones()
        for text in TOMLTuned.texts(tuned) { #expect(TOMLTuned.take(text, into: &read) == true) }

        #expect(read == tuned)
        for bad in ["", "0.5 300 default", "x 300 500 default", "nan 1 2 default"] {
            #expect(TOMLTuned.take(bad, into: &read) == false)
        }
    }
}
