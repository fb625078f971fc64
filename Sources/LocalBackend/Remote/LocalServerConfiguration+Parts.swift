import EchoAudio
import EchoServing
import Foundation

extension LocalServerConfiguration {
    /// The assistant of these parts. Nothing is loaded and nobody is asked before the server listens; parts that are
    /// looked for serve as soon as they are found, and the built-in ones until then and whenever they fail.
    ///
    /// - Parameters:
    ///   - own: Those of this machine that this program can run itself now; the first of each kind is run, before any that
    ///     is found.
    ///   - preferred: Models that were got for it: where a server that is found has one of them, it is taken.
    ///   - idle: After which those are ended, until they are needed again.
    ///   - key: The value of an environment variable by its name, for servers that want a key.
    ///   - tell: Is told of the servers that are found, and of those that fail.
    public static func assistant(
        _ parts: LocalAssistantParts, own: @escaping @Sendable () -> [OwnPart] = { [] },
        preferred: @escaping @Sendable () -> [String] = { [] }, idle: Duration = .seconds(600), port: Int = 0,
        token: BearerToken = .random(),
        key: @escaping @Sendable (String) -> String? = { _ in nil },
        tell: @escaping @Sendable (FoundServer) -> Void = { _ in }
    ) -> LocalServerConfiguration {
        var servers = ServerPicker.usual
        servers.preferred = preferred
        return assistant(parts, own: own, idle: idle, among: servers, port: port, token: token, key: key, tell: tell)
    }

    /// - Parameter servers: Where to look for parts.
    static func assistant(
        _ parts: LocalAssistantParts, own: @escaping @Sendable () -> [OwnPart] = { [] }, idle: Duration = .seconds(600),
        among servers: ServerPicker, port: Int = 0, token: BearerToken = .random(),
        key: @escaping @Sendable (String) -> String? = { _ in nil },
        builtInRecognizer: (any SpeechRecognizerProtocol)? = nil,
        builtInSynthesizer: (any SpeechSynthesizerProtocol)? = nil,
        tell: @escaping @Sendable (FoundServer) -> Void = { _ in }
    ) -> LocalServerConfiguration {
        var configuration = standard(port: port, token: token)
        if let builtInRecognizer {
            configuration.recognizer = builtInRecognizer
            configuration.warmUp = {}
        }
        if let builtInSynthesizer { configuration.synthesizer = builtInSynthesizer }
        let servers = PartServers(parts, own: own, idle: idle, found: servers, tell: tell)
        configuration.takeEars(parts.ears, among: servers, key: key)
        configuration.takeBrain(parts.brain, among: servers, key: key)
        configuration.takeVoice(parts.voice, among: servers, key: key)
        configuration.takeEmbeddings(parts.brain, among: servers)
        configuration.models.add(of: parts.brain, for: .text, .realtime, .live)
        configuration.models.add(of: parts.ears, for: .transcription)
        configuration.models.add(of: parts.voice, for: .speech)
        return configuration
    }

    private mutating func takeBrain(
        _ choice: PartChoice, among servers: PartServers, key: @escaping @Sendable (String) -> String?
    ) {
        let builtIn = SkillBrain()
        let phrases = builtIn.vocabulary(tools: [])
        switch choice {
        case .builtIn: break
        case .server(let server):
            let key = server.keyName.flatMap(key)
            let (remote, chosen) = (
                ChatServerBrain(server, key: key, phrases: phrases), servers.chosen(.brain, server, key: key)
            )
            brain = FallbackBrain(
                builtIn: builtIn, beginsEarly: remote.beginsEarly,
                remote: {
                    chosen.isUsed()
                    return remote
                }, onFailure: { await chosen.fail() })
            translators = [BrainTranslator { remote }]
            warm { await chosen.look() }
        case .auto:
            let found = servers.part(.brain) { server, key, _ in
                // Our own answer one after the other: each has all of the machine.
                ChatServerBrain(server, key: key, phrases: phrases, atOnce: server.isOwn ? 1 : nil)
            }
            brain = FallbackBrain(
                builtIn: builtIn, beginsEarly: true, remote: { await found.first() },
                onPrepare: { servers.warm() }, onFailure: { await found.forget() })
            translators = [BrainTranslator { await found.first().flatMap { $0.translates ? $0 : nil } }]
            warm { await servers.lookAhead(.brain, found) }
        }
    }

    private mutating func takeEars(
        _ choice: PartChoice, among servers: PartServers, key: @escaping @Sendable (String) -> String?
    ) {
        let builtIn = recognizer
        switch choice {
        case .builtIn: break
        case .server(let server):
            // The built-in one is loaded if it is needed, not before.
            warmUp = {}
            let key = server.keyName.flatMap(key)
            let chosen = servers.chosen(.ears, server, key: key)
            recognizer = TranscriptionServerRecognizer(
                server, key: key, fallback: builtIn, onUse: { chosen.isUsed() }, onFailure: { await chosen.fail() })
            warm { await chosen.look() }
        case .auto:
            let found = servers.part(.ears) { server, key, part in
                TranscriptionServerRecognizer(
                    server, key: key, fallback: builtIn, onFailure: { [weak part] in await part?.forget() })
            }
            recognizer = FoundRecognizer(builtIn: builtIn, found: found, onBegin: { servers.warm() })
            warm { await servers.lookAhead(.ears, found) }
        }
    }

    private mutating func takeVoice(
        _ choice: PartChoice, among servers: PartServers, key: @escaping @Sendable (String) -> String?
    ) {
        let builtIn = synthesizer
        switch choice {
        case .builtIn: break
        case .server(let server):
            let key = server.keyName.flatMap(key)
            let chosen = servers.chosen(.voice, server, key: key)
            synthesizer = SpeechServerSynthesizer(
                server, key: key, fallback: builtIn, onUse: { chosen.isUsed() }, onFailure: { await chosen.fail() })
            warm { await chosen.look() }
        case .auto:
            let found = servers.part(.voice) { server, key, part in
                SpeechServerSynthesizer(
                    server, key: key, fallback: builtIn, onFailure: { [weak part] in await part?.forget() })
            }
            synthesizer = FoundSynthesizer(builtIn: builtIn, found: found)
            warm { await servers.lookAhead(.voice, found) }
        }
    }

    private mutating func takeEmbeddings(_ brain: PartChoice, among servers: PartServers) {
        guard brain == .auto else { return }
        let found = servers.part(.embeddings) { server, key, _ in EmbeddingServer(server, key: key) }
        embedder = FoundEmbedder(servers: servers, found: found)
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

/// Listens with a server's recogniser once there is one, with the built-in one until then.
private struct FoundRecognizer: SpeechRecognizerProtocol {
    let builtIn: any SpeechRecognizerProtocol
    let found: FoundPart<TranscriptionServerRecognizer>
    /// Somebody speaks: what answers can be made ready meanwhile.
    var onBegin: @Sendable () -> Void = {}

    func begin(vocabulary: [String]) async throws -> any RecognitionProtocol {
        try await begin(vocabulary: vocabulary, language: nil)
    }

    func begin(vocabulary: [String], language: String?) async throws -> any RecognitionProtocol {
        onBegin()
        guard let recognizer = await found.current() else { return try await builtIn.begin(vocabulary: vocabulary) }
        return try await recognizer.begin(vocabulary: vocabulary, language: language)
    }

    func transcribe(_ recording: PCM16, vocabulary: [String]) async throws -> RecognizedWords {
        try await transcribe(recording, vocabulary: vocabulary, language: nil)
    }

    func transcribe(_ recording: PCM16, vocabulary: [String], language: String?) async throws -> RecognizedWords {
        if let recognizer = await found.current() {
            return try await recognizer.transcribe(recording, vocabulary: vocabulary, language: language)
        }
        return try await builtIn.transcribe(recording, vocabulary: vocabulary)
    }
}

/// Speaks with a server's voice once there is one, with the built-in one until then.
private struct FoundSynthesizer: SpeechSynthesizerProtocol {
    let builtIn: any SpeechSynthesizerProtocol
    let found: FoundPart<SpeechServerSynthesizer>

    func speak(_ sentence: String, voice: String, speed: Double) async throws -> PCM16 {
        if let synthesizer = await found.current() {
            return try await synthesizer.speak(sentence, voice: voice, speed: speed)
        }
        return try await builtIn.speak(sentence, voice: voice, speed: speed)
    }
}
