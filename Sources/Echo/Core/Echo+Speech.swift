public import EchoAudio
import EchoWire

/// Speaking beside a conversation.
extension Echo {
    /// Speaks a text through the loudspeaker, apart from any conversation; returns when it was heard to its end.
    ///
    /// Cancelling the task ends it at once. When an answer's sound comes meanwhile, the answer is heard and this ends as
    /// if it had been cancelled.
    /// - Parameters:
    ///   - text: of any length.
    ///   - voice: one of `Models.voices`, the configuration's additional ones, or one of one's own.
    ///   - speed: 0.25–1.5; 1 is as people speak.
    /// - Throws: `emptyMessage`, `unsupportedVoice` and `invalidSetting` before anything is sent; `speaking` while an
    ///   answer is being heard or something else is spoken; `audio` without a loudspeaker that works; whatever kept the
    ///   server from speaking.
    public func speak(_ text: String, voice: String, speed: Double = 1) async throws(EchoError) {
        let loudspeaker = try speaker(of: text, voice, speed)
        var spoken = try spoken(text, voice, speed)
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

    /// Who talks over it ends it as if it had been heard.
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

    private func spoken(_ text: String, _ voice: String, _ speed: Double) throws(EchoError) -> SpokenText {
        let request = SpeechRequest(
            model: configuration.speechModel, voice: .named(voice), input: text, responseFormat: "pcm", speed: speed)
        return SpokenText(request, client: try rest.get().client, log: log)
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
