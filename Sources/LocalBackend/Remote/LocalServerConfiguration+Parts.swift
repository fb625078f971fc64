import EchoServing
import Foundation

extension LocalServerConfiguration {
    /// The assistant of these parts. Nothing is loaded and nobody is asked before the server listens; parts that are
    /// looked for serve as soon as they are found, and the built-in ones until then and whenever they fail.
    ///
    /// - Parameter key: The value of an environment variable by its name, for servers that want a key.
    public static func assistant(
        _ parts: LocalAssistantParts, port: Int = 0, token: BearerToken = .random(),
        key: @escaping @Sendable (String) -> String? = { _ in nil }
    ) -> LocalServerConfiguration {
        assistant(parts, among: .usual, port: port, token: token, key: key)
    }

    /// - Parameter servers: Where to look for parts.
    static func assistant(
        _ parts: LocalAssistantParts, among servers: ServerPicker, port: Int = 0, token: BearerToken = .random(),
        key: @escaping @Sendable (String) -> String? = { _ in nil },
        builtInRecognizer: (any SpeechRecognizerProtocol)? = nil,
        builtInSynthesizer: (any SpeechSynthesizerProtocol)? = nil
    ) -> LocalServerConfiguration {
        var configuration = standard(port: port, token: token)
        if let builtInRecognizer {
            configuration.recognizer = builtInRecognizer
            configuration.warmUp = {}
        }
        if let builtInSynthesizer { configuration.synthesizer = builtInSynthesizer }
        configuration.takeEars(parts.ears, among: servers, key: key)
        configuration.takeBrain(parts.brain, among: servers, key: key)
        configuration.takeVoice(parts.voice, among: servers, key: key)
        configuration.models.add(of: parts.brain, for: .text, .realtime)
        configuration.models.add(of: parts.ears, for: .transcription)
        configuration.models.add(of: parts.voice, for: .speech)
        return configuration
    }

    private mutating func takeBrain(
        _ choice: PartChoice, among servers: ServerPicker, key: @escaping @Sendable (String) -> String?
    ) {
        let builtIn = SkillBrain()
        let phrases = builtIn.vocabulary(tools: [])
        switch choice {
        case .builtIn: break
        case .server(let server):
            let remote = ChatServerBrain(server, key: server.keyName.flatMap(key), phrases: phrases)
            brain = FallbackBrain(builtIn: builtIn, remote: { remote })
        case .auto:
            let found = FoundPart { () -> ChatServerBrain? in
                await servers.find(.brain).map { ChatServerBrain($0, key: nil, phrases: phrases) }
            }
            brain = FallbackBrain(
                builtIn: builtIn, remote: { await found.current() }, onFailure: { await found.forget() })
            warm { await found.settle() }
        }
    }

    private mutating func takeEars(
        _ choice: PartChoice, among servers: ServerPicker, key: @escaping @Sendable (String) -> String?
    ) {
        let builtIn = recognizer
        switch choice {
        case .builtIn: break
        case .server(let server):
            // The built-in one is loaded if it is needed, not before.
            warmUp = {}
            recognizer = TranscriptionServerRecognizer(server, key: server.keyName.flatMap(key), fallback: builtIn)
        case .auto:
            let found = FoundPart { () -> TranscriptionServerRecognizer? in
                await servers.find(.ears).map { TranscriptionServerRecognizer($0, key: nil, fallback: builtIn) }
            }
            recognizer = FoundRecognizer(builtIn: builtIn, found: found)
            warm { await found.settle() }
        }
    }

    private mutating func takeVoice(
        _ choice: PartChoice, among servers: ServerPicker, key: @escaping @Sendable (String) -> String?
    ) {
        let builtIn = synthesizer
        switch choice {
        case .builtIn: break
        case .server(let server):
            synthesizer = SpeechServerSynthesizer(server, key: server.keyName.flatMap(key), fallback: builtIn)
        case .auto:
            let found = FoundPart { () -> SpeechServerSynthesizer? in
                await servers.find(.voice).map { SpeechServerSynthesizer($0, key: nil, fallback: builtIn) }
            }
            synthesizer = FoundSynthesizer(builtIn: builtIn, found: found)
            warm { await found.settle() }
        }
    }

    /// Something else to do once the server listens.
    private mutating func warm(_ more: @escaping @Sendable () async -> some Sendable) {
        let before = warmUp
        warmUp = {
            async let first: Void = before()
            _ = await more()
            await first
        }
    }
}
