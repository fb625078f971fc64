/// Finds what a server would refuse before anything is sent.
struct SettingsValidation: Sendable {
    let configuration: EchoConfiguration

    func check(model: String, for mode: ConversationMode) throws(EchoError) {
        let known = mode == .audio ? Models.realtime : Models.responses
        let supported = Set(known.keys).union(configuration.additionalModels)
        guard supported.contains(model) else {
            throw .unsupportedModel(name: model, supported: supported.sorted())
        }
    }

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
            "it must be between 1 and 4096, or none")
        let idle = settings.idleTimeout ?? .seconds(5)
        try check(
            "idle timeout", SessionSettings.idleTimeoutRange.contains(idle),
            "it must be between 5 and 30 seconds, or off")
    }

    private func check(voice: String) throws(EchoError) {
        let supported = Models.voices + configuration.additionalVoices.sorted()
        guard supported.contains(voice) || Models.isCustomVoice(voice) else {
            throw .unsupportedVoice(name: voice, supported: supported)
        }
    }

    private func check(transcriptionModel model: String) throws(EchoError) {
        let supported = Models.transcription + configuration.additionalTranscriptionModels.sorted()
        guard supported.contains(model) else { throw .unsupportedModel(name: model, supported: supported) }
    }

    private func check(_ name: String, _ holds: Bool, _ reason: String) throws(EchoError) {
        guard holds else { throw .invalidSetting(name: name, reason: reason) }
    }
}
