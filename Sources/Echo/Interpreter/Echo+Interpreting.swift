import EchoAudio
import EchoConcurrency
import EchoWire
import Foundation

/// Where an interpreter is, when it is not at the server that everything else is asked of.
public struct InterpreterServer: Sendable {
    /// As `EchoConfiguration.baseURL`.
    public let url: String
    let key: APIKey?

    public init(url: String, key: String?) { (self.url, self.key) = (url, key.flatMap(APIKey.init)) }
}

/// Interpreting beside a conversation.
extension Echo {
    private enum Input: Sendable {
        case heard(AudioCaptureEvent)
        case finish
        case late
    }

    /// How long a microphone may take to open.
    private static let microphonePatience = Duration.seconds(10)

    /// Translates what is said into the microphone, as it is said, in words and through the loudspeaker; returns when the
    /// interpretation was finished and its last words are there.
    ///
    /// Each language is a session of its own, which hears everything: what is said in one of two languages is heard in the
    /// other. Silence is sent as well, for the session's time stands still without it. Cancelling the task ends it at once;
    /// `Interpretation.finish()` waits for the last words.
    /// - Parameters:
    ///   - interpretation: serves for one only.
    ///   - settings: noise reduction; nil for the configuration's.
    ///   - server: that interprets; nil for the one of the configuration.
    ///   - devices: what is heard and spoken with; nil for the microphone and the loudspeaker that everything else has. They
    ///     are closed at the end.
    ///   - onEvent: is told what is said, in order of each language; it must not wait.
    /// - Throws: `invalidSetting` before anything is sent; `audio` without a microphone that works, and when it fails;
    ///   `unsupportedModel` where the server has no interpreter; whatever kept it from interpreting.
    public func interpret(
        _ interpretation: Interpretation, settings: SessionSettings? = nil, at server: InterpreterServer? = nil,
        devices: AudioDevices? = nil, onEvent: @escaping @Sendable (InterpreterEvent) -> Void
    ) async throws(EchoError) {
        if let problem = Interpretation.problem(with: interpretation.targets) { throw problem }
        let heard = if let devices { devices.microphone } else { self.microphone?.beside }
        guard let microphone = heard else { throw .audio(.noDevice(.capture)) }
        let loudspeaker = if let devices { devices.loudspeaker.map { SharedLoudspeaker($0) } } else { self.loudspeaker }
        let voice = interpretation.isSpoken && loudspeaker != nil ? InterpreterVoice() : nil
        let clients = try interpreters(interpretation, settings ?? configuration.settings, server, voice, onEvent)
        // Unbounded: 50 small pieces a second, of which none may be lost, are taken as fast as they come.
        let (inputs, input) = AsyncStream.makeStream(of: Input.self, bufferingPolicy: .unbounded)
        microphone.start { input.yield(.heard($0)) }
        interpretation.whenFinished { input.yield(.finish) }
        let outcome = await Self.run(clients, inputs, input, microphone, voice, loudspeaker, onEvent)
        interpretation.whenFinished {}
        await microphone.stop()
        await devices?.loudspeaker?.stop()
        try outcome.get()
    }

    /// Interprets between people who do not hear one another, as in a telephone call: each side has devices of its own, and
    /// hears the other one translated. Returns when all sides were finished and their last words are there.
    ///
    /// - Parameters:
    ///   - sides: those who speak, each with the language in which the other is to hear it.
    ///   - settings: as for one.
    ///   - server: as for one.
    ///   - onEvent: is told what is said, in order of each side; it must not wait.
    /// - Throws: what kept one side from being interpreted; then the others end as well.
    public func interpret(
        _ sides: [InterpretedSide], settings: SessionSettings? = nil, at server: InterpreterServer? = nil,
        onEvent: @escaping @Sendable (InterpreterEvent) -> Void
    ) async throws(EchoError) {
        let outcome = await Self.all(sides) { side throws(EchoError) in
            try await self.interpret(
                side.interpretation, settings: settings, at: server, devices: side.devices, onEvent: onEvent)
        }
        try outcome.get()
    }

    private static func run(
        _ clients: [InterpreterClient], _ inputs: AsyncStream<Input>, _ input: AsyncStream<Input>.Continuation,
        _ microphone: any AudioCaptureProtocol, _ voice: InterpreterVoice?, _ loudspeaker: SharedLoudspeaker?,
        _ onEvent: @escaping @Sendable (InterpreterEvent) -> Void
    ) async -> Result<Void, EchoError> {
        await withTaskGroup(of: Void.self, returning: Result<Void, EchoError>.self) { group in
            group.addTask { await pump(inputs, to: clients, microphone, onEvent) }
            group.addTask {
                guard (try? await Task.sleep(for: microphonePatience)) != nil else { return }
                input.yield(.late)
            }
            let isHeard = OneTimeEvent()
            group.addTask {
                if let voice, let loudspeaker {
                    await voice.speak(through: loudspeaker) { onEvent(.voiceFailed($0)) }
                }
                isHeard.happen()
            }
            let outcome = await all(clients) { client throws(EchoError) in
                try await client.run()
            } stop: {
                await $0.stop()
            }
            input.finish()
            voice?.finish()
            // What was said last is heard to its end, unless something went wrong.
            if case .success = outcome { await isHeard.wait() }
            group.cancelAll()
            return outcome
        }
    }

    /// Runs all at once. One that fails ends the others: half an interpretation is none.
    ///
    /// - Parameter stop: ends another one; nil for those that end when they are cancelled.
    private static func all<Part: Sendable>(
        _ parts: [Part], _ run: @escaping @Sendable (Part) async throws(EchoError) -> Void,
        stop: (@Sendable (Part) async -> Void)? = nil
    ) async -> Result<Void, EchoError> {
        await withTaskGroup(of: Result<Void, EchoError>.self, returning: Result<Void, EchoError>.self) { group in
            for part in parts {
                group.addTask {
                    do throws(EchoError) {
                        return .success(try await run(part))
                    } catch {
                        return .failure(error)
                    }
                }
            }
            var outcome = Result<Void, EchoError>.success(())
            for await result in group {
                guard case .failure = result, case .success = outcome else { continue }
                outcome = result
                guard let stop else {
                    group.cancelAll()
                    continue
                }
                for part in parts { await stop(part) }
            }
            return outcome
        }
    }

    private static func pump(
        _ inputs: AsyncStream<Input>, to clients: [InterpreterClient], _ microphone: any AudioCaptureProtocol,
        _ onEvent: @Sendable (InterpreterEvent) -> Void
    ) async {
        var hasOpened = false
        for await input in inputs {
            switch input {
            case .heard(.opened):
                hasOpened = true
                onEvent(.listening)
            case .heard(.captured(let captured)):
                for client in clients { await client.hear(captured) }
            // Another microphone goes on in its place.
            case .heard(.failed(.replaced, _)): break
            // It is opened again, and silence goes on meanwhile.
            case .heard(.failed(let error, retrying: true)) where hasOpened: onEvent(.trouble(.audio(error)))
            case .heard(.failed(let error, _)): for client in clients { await client.microphoneFailed(error) }
            case .late:
                guard !hasOpened else { break }
                for client in clients { await client.microphoneFailed(.stalled(.capture)) }
            case .finish:
                await microphone.stop()
                hasOpened = true
                for client in clients { await client.finish() }
            }
        }
    }

    private func interpreters(
        _ interpretation: Interpretation, _ settings: SessionSettings, _ server: InterpreterServer?,
        _ voice: InterpreterVoice?, _ onEvent: @escaping @Sendable (InterpreterEvent) -> Void
    ) throws(EchoError) -> [InterpreterClient] {
        let today = CalendarDay(Date())
        let model = interpretation.model ?? configuration.models.interpreter(on: today)
        let endpoint = try RealtimeEndpoint(
            translationAt: server?.url ?? configuration.baseURL, model: model)
        let key = server.map(\.key) ?? key
        guard key != nil || realtimeTransport != nil || !endpoint.needsKey else { throw .missingKey }
        let surroundings = InterpreterClient.Surroundings(
            tell: onEvent, voice: voice,
            charge: { [self] model, duration in
                // An interpreter elsewhere is not paid as the configuration's server is.
                guard server == nil else { return }
                var usage = Usage()
                usage.duration = duration
                charge(usage, to: model)
            }, log: log)
        let reduction = settings.noiseReduction
        let now = ContinuousClock.now
        return interpretation.targets.enumerated().map { index, target in
            InterpreterClient(
                InterpreterSession(
                    target: target, model: model, transcriber: configuration.models.interpretersTranscriber(on: today),
                    noiseReduction: reduction == .off ? nil : reduction.rawValue,
                    mayRepeat: interpretation.targets.count > 1, leads: index == 0, at: now),
                host: endpoint.host,
                transport: realtimeTransport ?? socket(to: endpoint),
                surroundings: surroundings)
        }
    }
}

extension ModelCatalogue {
    fileprivate func interpreter(on day: CalendarDay) -> String {
        names(on: .realtimeTranslation, after: day).first ?? "gpt-realtime-translate"
    }

    /// Writes down what is interpreted: one that writes while one speaks, and needs to be told no languages.
    fileprivate func interpretersTranscriber(on day: CalendarDay) -> String? {
        let names = names(on: .realtimeTranscription, after: day).filter { self[$0]?.isContinuous == true }
        return names.first { self[$0]?.hints.contains(.languages) == false } ?? names.first
    }
}
