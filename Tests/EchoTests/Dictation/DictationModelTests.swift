import Foundation
import Testing

@testable import Echo

@Suite struct `The model that writes down what is dictated` {
    private let day = CalendarDay("2026-11-29") ?? CalendarDay(Date())

    private func configuration(_ url: String, _ model: String? = nil) -> EchoConfiguration {
        var configuration = EchoConfiguration()
        configuration.baseURL = url
        if let model { configuration.settings.transcriptionModel = model }
        return configuration
    }

    @Test func `is the vendor's that writes while one speaks`() {
        let vendor = configuration(EchoConfiguration.openAI)
        #expect(DictationModel.choice(vendor, names: nil, on: day) == "gpt-live-transcribe")
        #expect(DictationModel.forRecordings("gpt-live-transcribe", vendor) == "gpt-transcribe")
    }

    @Test(arguments: [
        (["llama", "gpt-live-transcribe"], "gpt-live-transcribe"), (["llama", "gpt-transcribe"], "gpt-transcribe"),
        (["llama", "Systran/faster-whisper-small"], "Systran/faster-whisper-small"), (["llama"], "gpt-transcribe"),
    ])
    func `is one that any other server lists`(names: [String], model: String) {
        #expect(DictationModel.choice(configuration("http://nas:8000/v1"), names: names, on: day) == model)
    }

    @Test func `is the one that was chosen for a server of one's own`() {
        let own = configuration("http://nas:8000/v1", "whisper-large")
        #expect(DictationModel.choice(own, names: ["gpt-live-transcribe"], on: day) == "whisper-large")
        #expect(DictationModel.forRecordings("whisper-large", own) == "whisper-large")
    }

    @Test func `is told what it can be told`() {
        var told = configuration(EchoConfiguration.openAI)
        (told.settings.dictionary, told.settings.languages) = (["Kubernetes"], ["de"])
        let hints = DictationModel.hints("gpt-live-transcribe", told, expects: ["new line"])
        #expect(hints.keywords == ["Kubernetes", "new line"] && hints.languages == ["de"] && hints.language == nil)
        let other = DictationModel.hints("whisper-large", told, expects: ["new line"])
        #expect(other.keywords.isEmpty && other.languages.isEmpty && other.language == "de")
    }

    @Test func `the session has its own address`() throws {
        let vendor = try RealtimeEndpoint(transcriptionAt: "wss://api.openai.com/v1", model: nil)
        #expect(vendor.pathAndQuery == "/v1/realtime?intent=transcription" && vendor.needsKey)
        let own = try RealtimeEndpoint(transcriptionAt: "http://nas:8000/v1/realtime?model=x", model: "w")
        #expect(own.pathAndQuery == "/v1/realtime?intent=transcription&model=w" && own.port == 8000)
    }
}
