import Echo
import EchoAudio
import EchoWire
import Foundation
public import Immersion

/// Understands short recordings with Azure, and assesses how a text was read aloud.
public struct AzureHearing: HearingProtocol {
    private static let rate = 16_000

    private let wire: ProviderWire
    private let address: ProviderAddress
    private let key: ProviderKey

    public init(_ wire: ProviderWire, address: ProviderAddress, key: ProviderKey) {
        (self.wire, self.address, self.key) = (wire, address, key)
    }

    /// - Parameter region: "westeurope".
    public static func address(region: String) -> ProviderAddress {
        ProviderAddress("https://\(HTTPRequest.encoded(region)).stt.speech.microsoft.com")
    }

    public func hear(_ request: HearingRequest) async throws(ProviderError) -> HeardWords {
        // 30 s where pronunciation is assessed.
        let longest: Duration = request.reference == nil ? .seconds(60) : .seconds(30)
        guard request.sound.duration <= longest else { throw .unsupported(what: "a recording this long") }
        let samples = try SoundBody.resampled(request.sound, to: Self.rate)
        let path = "/speech/recognition/conversation/cognitiveservices/v1"
        let query = "?language=\(HTTPRequest.encoded(Self.locale(request.language)))&format=detailed&profanity=masked"
        var headers = [
            "content-type": "audio/wav; codecs=audio/pcm; samplerate=\(Self.rate)", "accept": "application/json",
            "ocp-apim-subscription-key": key.value,
        ]
        if let reference = request.reference { headers["pronunciation-assessment"] = Self.assessment(reference) }
        let json = try await wire.json(
            HTTPRequest(
                method: "POST", url: address.url(path + query), headers: headers,
                body: WAVFile(samples: samples, sampleRate: Self.rate).data))
        return try Self.heard(json)
    }

    static func heard(_ json: JSONValue) throws(ProviderError) -> HeardWords {
        switch json["RecognitionStatus"]?.string {
        case "Success"?: break
        case "NoMatch"?, "InitialSilenceTimeout"?, "BabbleTimeout"?: return HeardWords(text: "")
        case "Error"?: throw .serverFailed(status: 200)
        default: throw .invalidAnswer(reason: "it has no status")
        }
        let best = json["NBest"]?[0]
        guard let text = (json["DisplayText"] ?? best?["Display"])?.string else {
            throw .invalidAnswer(reason: "it has no text")
        }
        let words = (best?["Words"]?.array ?? []).prefix(1000).compactMap { word in
            word["Word"]?.string.map { text in
                HeardWords.Word(text: text, accuracy: min(max(word["AccuracyScore"]?.number ?? 0, 0), 100))
            }
        }
        return HeardWords(text: text, confidence: best?["Confidence"]?.number, words: words, isAbsolute: true)
    }

    private static func assessment(_ reference: String) -> String {
        let settings: JSONValue = [
            "ReferenceText": .string(reference), "GradingSystem": "HundredMark", "Granularity": "Word",
            "Dimension": "Comprehensive", "EnableMiscue": true,
        ]
        return settings.data.base64EncodedString()
    }

    /// It knows languages by their places only.
    private static func locale(_ language: String) -> String {
        guard !language.contains("-") else { return language }
        return ["es": "es-ES", "fr": "fr-FR", "de": "de-DE", "ja": "ja-JP", "en": "en-US"][language] ?? language
    }
}
