import EchoAudio
import EchoWire
import Foundation

/// Dictating beside a conversation.
extension Echo {
    private enum Input: Sendable {
        case heard(AudioCaptureEvent)
        case finish
        case close
    }

    /// Writes down what is said into the microphone, apart from any conversation; returns when the dictation was finished
    /// and its last words are there.
    ///
    /// The words come over a Realtime session of their own that answers nothing. A server without such sessions is asked
    /// for the words of each stretch of speech. Nothing is sent while nobody speaks. Cancelling the task ends it at once, and
    /// what was not settled is lost; `Dictation.finish()` waits for it.
    /// - Parameters:
    ///   - dictation: serves for one only.
    ///   - settings: languages, words to expect, and what counts as speech; nil for the configuration's.
    ///   - onEvent: is told what is heard, in order; it must not wait.
    /// - Throws: `audio` without a microphone that works, and when it fails; whatever kept the server from writing.
    public func dictate(
        _ dictation: Dictation, settings: SessionSettings? = nil, onEvent: @escaping @Sendable (DictationEvent) -> Void
    ) async throws(EchoError) {
        guard let microphone = microphone?.beside else { throw .audio(.noDevice(.capture)) }
        // Unbounded: 50 small pieces a second, of which none may be lost, are taken as fast as they come.
        let (inputs, input) = AsyncStream.makeStream(of: Input.self, bufferingPolicy: .unbounded)
        microphone.start { input.yield(.heard($0)) }
        dictation.whenFinished { input.yield(.finish) }
        let outcome: Result<Void, EchoError>
        do throws(EchoError) {
            let client = try await dictationClient(dictation, settings, onEvent) { input.yield(.close) }
            outcome = await Self.run(client, inputs, input, microphone, onEvent)
        } catch {
            outcome = .failure(error)
        }
        dictation.whenFinished {}
        await microphone.stop()
        try outcome.get()
    }

    private static func run(
        _ client: DictationClient, _ inputs: AsyncStream<Input>, _ input: AsyncStream<Input>.Continuation,
        _ microphone: any AudioCaptureProtocol, _ onEvent: @escaping @Sendable (DictationEvent) -> Void
    ) async -> Result<Void, EchoError> {
        await withTaskGroup { group in
            group.addTask { await pump(inputs, to: client, microphone, onEvent) }
            defer { input.finish() }
            do throws(EchoError) {
                return .success(try await client.run())
            } catch {
                return .failure(error)
            }
        }
    }

    private static func pump(
        _ inputs: AsyncStream<Input>, to client: DictationClient, _ microphone: any AudioCaptureProtocol,
        _ onEvent: @Sendable (DictationEvent) -> Void
    ) async {
        for await input in inputs {
            switch input {
            case .heard(.opened): onEvent(.listening)
            case .heard(.captured(let captured)): await client.hear(captured)
            // Another microphone goes on in its place.
            case .heard(.failed(.replaced, _)): break
            case .heard(.failed(let error, _)): await client.microphoneFailed(error)
            case .finish: await client.finish()
            case .close: await microphone.stop()
            }
        }
    }

    private func dictationClient(
        _ dictation: Dictation, _ settings: SessionSettings?, _ onEvent: @escaping @Sendable (DictationEvent) -> Void,
        closeMicrophone: @escaping @Sendable () -> Void
    ) async throws(EchoError) -> DictationClient {
        var configuration = configuration
        if let settings { configuration.settings = settings }
        let model = await dictationModel(dictation, configuration)
        let endpoint = try RealtimeEndpoint(
            transcriptionAt: configuration.baseURL, model: configuration.isVendors ? nil : model)
        guard key != nil || realtimeTransport != nil || !endpoint.needsKey else { throw .missingKey }
        let forRecordings = DictationModel.forRecordings(model, configuration)
        return DictationClient(
            DictationSession(
                model: model, settings: configuration.settings,
                hints: DictationModel.hints(model, configuration, expects: dictation.expects),
                silence: dictation.endsAfterSilence),
            host: endpoint.host,
            transport: realtimeTransport ?? socket(to: endpoint),
            requests: TranscriptionRequests(
                client: try rest.get().client, model: forRecordings,
                hints: DictationModel.hints(forRecordings, configuration, expects: dictation.expects)),
            log: log, tell: onEvent, charge: { [self] in charge($1, to: $0) }, closeMicrophone: closeMicrophone)
    }

    private func dictationModel(_ dictation: Dictation, _ configuration: EchoConfiguration) async -> String {
        if let model = dictation.model { return model }
        let names = configuration.isVendors ? nil : await serverModels?.map(\.name)
        return DictationModel.choice(configuration, names: names, on: CalendarDay(Date()))
    }
}
