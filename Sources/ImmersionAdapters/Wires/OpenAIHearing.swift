public import Echo
import EchoAudio
import EchoWire
import Foundation
public import Immersion

/// Understands with OpenAI's transcription API, or a server that speaks it.
///
/// A model that takes several languages is told them, and words to expect, in the names that it knows; others are told one
/// language and a prompt.
public struct OpenAIHearing: HearingProtocol {
    /// Of a file.
    private static let mostBytes = 25_000_000

    private let wire: ProviderWire
    private let address: ProviderAddress
    private let key: ProviderKey?
    private let model: String

    public init(
        _ wire: ProviderWire, address: ProviderAddress = ProviderAddress("https://api.openai.com/v1"),
        key: ProviderKey?, model: String = ModelCatalogue.published.name(for: .transcription)
    ) {
        (self.wire, self.address, self.key, self.model) = (wire, address, key, model)
    }

    public func hear(_ request: HearingRequest) async throws(ProviderError) -> HeardWords {
        guard request.sound.samples.count * 2 <= Self.mostBytes else {
            throw .unsupported(what: "a recording of more than 25 MB")
        }
        var form = SoundForm()
        form.add("model", model)
        form.add("response_format", "json")
        if takesLists {
            form.add("languages[]", request.baseLanguage)
            for choice in request.choices.prefix(50) { form.add("keywords[]", choice) }
        } else {
            form.add("language", request.baseLanguage)
            if !request.choices.isEmpty { form.add("prompt", request.choices.prefix(50).joined(separator: ". ")) }
        }
        form.add("file", wav: WAVFile(samples: request.sound.samples, sampleRate: request.sound.sampleRate).data)
        form.close()
        var headers = HTTPRequest.bearer(key)
        headers["content-type"] = form.contentType
        headers["accept"] = "application/json"
        let json: JSONValue
        do throws(ProviderError) {
            json = try await wire.json(
                HTTPRequest(
                    method: "POST", url: address.url("/audio/transcriptions"), headers: headers, body: form.body))
        } catch .noModel {
            throw .noModel(model)
        }
        guard let text = json["text"]?.string else { throw .invalidAnswer(reason: "it has no text") }
        return HeardWords(text: text.trimmingCharacters(in: .whitespacesAndNewlines))
    }

    /// gpt-transcribe takes `languages` and `keywords`, and neither `language` nor `prompt`.
    private var takesLists: Bool { model == "gpt-transcribe" || model == "gpt-live-transcribe" }
}
