import Echo
import EchoWire
import Testing

@testable import PhoneBridge

@Suite struct `An event of a call` {
    private func payload(_ change: (inout SessionSettings) -> Void) -> JSONValue? {
        let before = SessionSettings()
        var settings = before
        change(&settings)
        return CallEvent(.configured(settings, before: before))?.payload
    }

    /// A number is said in several of them.
    @Test func `has no figures in a piece of what is said`() {
        let event = CallEvent(.echo(.assistantTextDelta(itemID: "item_12", delta: " 4111")))
        #expect(event?.masked(by: PersonalDataMask()) == ["item_id": "item_12", "delta": " ••••"])
    }

    @Test func `says what a person had said, whispered and pressed, without figures and numbers`() {
        func masked(_ request: CallRequest) -> JSONValue? {
            CallEvent(.asked(request))?.masked(by: PersonalDataMask())
        }
        #expect(masked(.whisper("Offer a refund.")) == ["text": "Offer a refund."])
        #expect(masked(.say("Your table is booked.")) == ["text": "Your table is booked."])
        #expect(masked(.press("12#")) == ["digits": "••#"])
        #expect(CallEvent(.asked(.hangUp)) == nil)
    }

    @Test func `names every setting that was changed, and what it is now`() {
        let payload = payload { settings in
            (settings.voice, settings.speed, settings.language) = ("ash", 1.25, "de")
            (settings.transcriptionModel, settings.maximumOutputTokens) = ("whisper-1", 500)
            (settings.silence, settings.noiseReduction) = (.milliseconds(700), .off)
        }
        #expect(
            payload?["changed"] == [
                "language", "maxOutputTokens", "noiseReduction", "transcriptionModel", "vadConfig", "voice",
                "voiceSpeed",
            ])
        #expect(payload?["voice"] == "ash")
        #expect(payload?["voiceSpeed"] == 1.25)
        #expect(payload?["vadConfig"]?["silenceDurationMs"] == 700)
        #expect(payload?["maxOutputTokens"] == 500)
    }

    @Test func `says that the prompt was changed, and not all of it`() {
        #expect(payload { $0.instructions = "Speak like a pirate." } == ["changed": ["instructions"]])
    }

    @Test func `names nothing where nothing was changed`() {
        #expect(payload { _ in } == ["changed": []])
    }
}
