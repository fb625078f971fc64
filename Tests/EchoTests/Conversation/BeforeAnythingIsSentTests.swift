import Foundation
import Testing

@testable import Echo

@Suite struct `Mistakes are found before anything is sent` {
    private func start(_ change: (inout EchoConfiguration) -> Void, key: String? = "sk-test") async -> EchoError? {
        var configuration = EchoConfiguration()
        // Port 9 of loopback: reaching it would be another error.
        configuration.baseURL = "ws://127.0.0.1:9"
        change(&configuration)
        do throws(EchoError) {
            _ = try await Echo(key: key, configuration: configuration).startConversation()
            return nil
        } catch {
            return error
        }
    }

    @Test func `a model that is not known`() async {
        let error = await start { $0.realtimeModel = "gpt-realtime-9" }
        guard case .unsupportedModel(name: "gpt-realtime-9", let nearest, _) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(nearest.first == "gpt-realtime-2")
        #expect(nearest.contains("gpt-realtime-2.1"))
    }

    @Test func `a model that was added is not one`() async {
        let error = await start {
            $0.realtimeModel = "gpt-9"
            $0.additionalModels = ["gpt-9"]
        }
        switch error {
        case .unreachable, .connectionTimedOut: break
        default: Issue.record("\(String(describing: error))")
        }
    }

    @Test func `a voice that is not known`() async {
        let error = await start { $0.settings.voice = "darth" }
        #expect(error == .unsupportedVoice(name: "darth", supported: Models.voices))
    }

    @Test(arguments: [0.2, 1.6]) func `a speed out of range`(speed: Double) async {
        let error = await start { $0.settings.speed = speed }
        #expect(error == .invalidSetting(name: "speed", reason: "it must be between 0.25 and 1.5"))
    }

    @Test func `an address that is none`() async {
        #expect(await start { $0.baseURL = "ftp://example.org" } == .invalidURL("ftp://example.org"))
    }

    @Test func `no key where one is needed`() async {
        #expect(await start({ $0.baseURL = EchoConfiguration.openAI }, key: " ") == .missingKey)
    }

    @Test(arguments: [
        ("ws://127.0.0.1:8080", "/v1/realtime?model=m"), ("https://api.openai.com/v1/", "/v1/realtime?model=m"),
        ("wss://host/v1/realtime?model=x", "/v1/realtime?model=x"), ("http://h/openai", "/openai/realtime?model=m"),
    ])
    func `addresses as people type them`(address: String, path: String) throws {
        #expect(try RealtimeEndpoint(baseURL: address, model: "m").pathAndQuery == path)
    }

    @Test func `a key never shows itself`() {
        let key = APIKey("sk-secret")
        #expect(!"\(String(describing: key)) \(String(reflecting: key))".contains("secret"))
        var text = ""
        dump(key, to: &text)
        #expect(!text.contains("secret"))
    }
}
