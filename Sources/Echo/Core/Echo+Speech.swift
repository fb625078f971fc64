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
        guard text.contains(where: { !$0.isWhitespace }) else { throw .emptyMessage }
        var settings = configuration.settings
        (settings.voice, settings.speed) = (voice, speed)
        try SettingsValidation(configuration: configuration).check(settings)
        guard let loudspeaker else { throw .audio(.noDevice(.playback)) }
        let request = SpeechRequest(
            model: configuration.speechModel, voice: .named(voice), input: text, responseFormat: "pcm", speed: speed)
        var spoken = SpokenText(request, client: try rest.get().client, log: log)
        let item = "spoken_" + String(UInt64.random(in: 0...UInt64.max), radix: 36)
        try await loudspeaker.play(item) { () async throws(EchoError) in try await spoken.next() }
    }
}
