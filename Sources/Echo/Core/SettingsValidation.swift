/// Finds what a server would refuse before anything is sent.
struct SettingsValidation: Sendable {
    let configuration: EchoConfiguration

    func check(_ settings: SessionSettings) throws(EchoError) {
        try check(voice: settings.voice)
        try check(transcriptionModel: settings.transcriptionModel)
        try check("speed", SessionSettings.speedRange.contains(settings.speed), "it must be between 0.25 and 1.5")
        try check(
            "threshold", SessionSettings.thresholdRange.contains(settings.threshold), "it must be between 0 and 1")
        try check("prefix padding", settings.prefixPadding >= .zero, "it cannot be negative")
        try check("silence", settings.silence >= .zero, "it cannot be negative")
        try check(
            "patience", SessionSettings.patienceRange.contains(settings.patience), "it must be between 0 and 3")
        try check(
            "microphone standby", SessionSettings.standbyRange.contains(settings.microphoneStandby),
            "it must be between 0 and 60 seconds")
        let tokens = settings.maximumOutputTokens ?? 1
        try check(
            "maximum tokens", SessionSettings.outputTokenRange.contains(tokens),
            "it must be between 1 and 32,000, or none")
        let idle = settings.idleTimeout ?? .seconds(5)
        try check(
            "idle timeout", SessionSettings.idleTimeoutRange.contains(idle),
            "it must be between 5 and 30 seconds, or off")
        let strength = settings.noiseReductionStrength ?? 1
        try check(
            "noise reduction strength", SessionSettings.noiseReductionStrengthRange.contains(strength),
            "it must be between 0 and 1, or the server's own")
        try check(
            "voice effort", SessionSettings.voiceEfforts.contains(settings.voiceEffort),
            "it must be minimal, low, medium, high or xhigh")
        try check(
            "languages",
            settings.languages.count <= SessionSettings.mostLanguages
                && settings.languages.allSatisfy(TranscriptionWords.isLanguage),
            "they must be codes of two letters, like de and en; \(SessionSettings.mostLanguages) at most")
    }

    private func check(voice: String) throws(EchoError) {
        let supported = Models.voices + configuration.additionalVoices.sorted()
        // One that takes no turns has more of them; elsewhere another takes its place.
        guard supported.contains(voice) || Models.liveVoices.contains(voice) || Models.isCustomVoice(voice) else {
            throw .unsupportedVoice(name: voice, supported: supported)
        }
    }

    private func check(transcriptionModel model: String) throws(EchoError) {
        let supported = configuration.models.turnTranscribers + configuration.additionalTranscriptionModels.sorted()
        // The version of a day of one of them will do.
        let known = configuration.models[model]?.name ?? model
        guard supported.contains(model) || supported.contains(known) else {
            throw .unsupportedModel(name: model, supported: ModelCatalogue.nearest(to: model, among: supported))
        }
    }

    private func check(_ name: String, _ holds: Bool, _ reason: String) throws(EchoError) {
        guard holds else { throw .invalidSetting(name: name, reason: reason) }
    }
}
