public import EchoAudio
import EchoWire
import Foundation

/// Speaking beside a conversation.
extension Echo {
    /// Speaks a text through the loudspeaker, apart from any conversation; returns when it was heard to its end.
    ///
    /// A server without a speech endpoint, or whose endpoint does not have `EchoConfiguration.speechModel` any more, reads it
    /// in a Realtime session of its own. Such a model talks, and may say other words: `textSpokenDifferently` tells of it.
    ///
    /// Cancelling the task ends it at once. When an answer's sound comes meanwhile, the answer is heard and this ends as
    /// if it had been cancelled.
    /// - Parameters:
    ///   - text: of any length.
    ///   - voice: one of `Models.voices`, the configuration's additional ones, or one of one's own.
    ///   - speed: 0.25–1.5; 1 is as people speak.
    /// - Throws: `emptyMessage`, `unsupportedVoice` and `invalidSetting` before anything is sent; `speaking` while an
    ///   answer is being heard or something else is spoken; `audio` without a loudspeaker that works; `noVoice`
    ///   when the server has no way to speak; whatever else kept it from speaking.
    public func speak(_ text: String, voice: String, speed: Double = 1) async throws(EchoError) {
        let loudspeaker = try speaker(of: text, voice, speed)
        var spoken = try spoken(text, voice, speed)
        defer { spoken.end() }
        try await loudspeaker.play(Self.item()) { () async throws(EchoError) in try await spoken.next() }
    }

    /// Announces a text through the loudspeaker; returns when it was heard to its end, or somebody talked over it. An answer
    /// that is being heard falls silent once the voice is there, and goes on where it stopped; one that begins meanwhile
    /// waits for the end.
    ///
    /// Cancelling the task ends the announcement at once, and the answer goes on. Who talks over it interrupts both.
    /// - Parameters:
    ///   - text: of any length.
    ///   - voice: one of `Models.voices`, the configuration's additional ones, or one of one's own.
    ///   - speed: 0.25–1.5; 1 is as people speak.
    /// - Throws: `emptyMessage`, `unsupportedVoice` and `invalidSetting` before anything is sent; `speaking` while
    ///   something else is spoken beside the conversation, and while an answer is heard of a loudspeaker that gives
    ///   nothing back; `audio` without a loudspeaker that works; whatever kept the server from speaking.
    public func announce(_ text: String, voice: String, speed: Double = 1) async throws(EchoError) {
        let loudspeaker = try speaker(of: text, voice, speed)
        var spoken = try spoken(text, voice, speed)
        defer { spoken.end() }
        try await announce(through: loudspeaker) { () async throws(EchoError) in try await spoken.next() }
    }

    /// Announces a sound that was made here, as a text is: no server hears of it.
    ///
    /// - Parameter sound: 24 kHz, of any length.
    /// - Throws: as for a text, what a server has to do with apart.
    public func announce(_ sound: PCM16) async throws(EchoError) {
        guard let loudspeaker else { throw .audio(.noDevice(.playback)) }
        var rest: PCM16? = sound
        try await announce(through: loudspeaker) { () async throws(EchoError) in rest.take() }
    }

    /// Talking over it ends it as if it had been heard.
    private func announce(
        through loudspeaker: SharedLoudspeaker, _ next: () async throws(EchoError) -> PCM16?
    ) async throws(EchoError) {
        do throws(EchoError) {
            try await loudspeaker.announce(Self.item(), next: next)
        } catch {
            guard error == .cancelled, !Task.isCancelled else { throw error }
        }
    }

    /// - Throws: what keeps the text from being spoken, as far as it is known here.
    private func speaker(of text: String, _ voice: String, _ speed: Double) throws(EchoError) -> SharedLoudspeaker {
        guard text.contains(where: { !$0.isWhitespace }) else { throw .emptyMessage }
        var settings = configuration.settings
        (settings.voice, settings.speed) = (voice, speed)
        try SettingsValidation(configuration: configuration).check(settings)
        guard let loudspeaker else { throw .audio(.noDevice(.playback)) }
        return loudspeaker
    }

    private func spoken(_ text: String, _ voice: String, _ speed: Double) throws(EchoError) -> SpokenAloud {
        let voice = Models.voice(byTurns: voice)
        let request = SpeechRequest(
            model: configuration.speechModel, voice: .named(voice), input: text, responseFormat: "pcm", speed: speed)
        let echo = self
        return SpokenAloud(
            SpokenText(request, client: try rest.get().client, log: log), route: speechRoute,
            charge: { echo.charge($0) },
            makeReading: { () throws(EchoError) in try await echo.reading(text, voice, speed) })
    }

    private func charge(_ text: SpokenText) {
        var usage = Usage()
        usage.characters = text.characters
        charge(usage, to: text.request.model)
    }

    func charge(_ usage: Usage, to model: String) {
        let cost = Cost(usage: usage, model: model, prices: prices)
        let charge = Charge(model: model, usage: usage, cost: cost, isInConversation: false)
        hub.emitter(of: nil).emit(.charged(charge))
    }

    /// The speech endpoint's models end, and nothing replaces them there: a model that talks reads the text instead.
    private func reading(_ text: String, _ voice: String, _ speed: Double) async throws(EchoError) -> SpokenReading {
        let model = try await readingModel()
        let endpoint = try RealtimeEndpoint(baseURL: configuration.baseURL, model: model)
        let transport = realtimeTransport ?? socket(to: endpoint)
        return SpokenReading(
            ReadingSession(text: text, model: model, voice: voice, speed: speed), host: endpoint.host,
            transport: transport, log: log, work: work
        ) { [self] action in
            switch action {
            case .charge(let usage): charge(usage, to: model)
            case .tell(let text, let said): hub.emitter(of: nil).emit(.textSpokenDifferently(text: text, said: said))
            case .send, .play, .end: break
            }
        }
    }

    /// The vendor's replacement of the speech model; of other servers the model that conversations are held with.
    private func readingModel() async throws(EchoError) -> String {
        let today = CalendarDay(Date())
        if configuration.isVendors,
            let model = configuration.models.replacement(of: configuration.speechModel, on: .realtime, day: today)
        {
            return model.name
        }
        return try await modelChoice.model(nil, for: .realtime)
    }

    /// Plays a sound through the loudspeaker, apart from any conversation; returns when it was heard to its end.
    ///
    /// Cancelling the task ends it at once. When an answer's sound comes meanwhile, the answer is heard and this ends as
    /// if it had been cancelled.
    /// - Parameter sound: 24 kHz, of any length.
    /// - Throws: `speaking` while an answer is being heard or something else is played; `audio` without a loudspeaker
    ///   that works.
    public func play(_ sound: PCM16) async throws(EchoError) {
        guard let loudspeaker else { throw .audio(.noDevice(.playback)) }
        var rest: PCM16? = sound
        try await loudspeaker.play(Self.item()) { () async throws(EchoError) in
            defer { rest = nil }
            return rest
        }
    }

    /// Plays sound as it comes, apart from any conversation; returns when it was heard to its end.
    ///
    /// Cancelling the task ends it at once. When an answer's sound comes meanwhile, the answer is heard and this ends as
    /// if it had been cancelled.
    /// - Parameter next: is asked for more, 24 kHz, half a second before it is heard; nil ends it.
    /// - Throws: `speaking` while an answer is being heard or something else is played; `audio` without a loudspeaker
    ///   that works.
    public func play(_ next: @escaping @Sendable () async -> PCM16?) async throws(EchoError) {
        guard let loudspeaker else { throw .audio(.noDevice(.playback)) }
        try await loudspeaker.play(Self.item()) { () async throws(EchoError) in await next() }
    }

    private static func item() -> String { "spoken_" + String(UInt64.random(in: 0...UInt64.max), radix: 36) }
}
