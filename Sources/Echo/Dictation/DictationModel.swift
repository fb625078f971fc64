/// Which model writes down what is dictated.
enum DictationModel {
    /// The best is one that writes while one speaks; the vendor has it, and any other server has what it lists.
    ///
    /// - Parameters:
    ///   - names: of the server's models; nil when it does not tell.
    ///   - day: on which the model must still be there.
    static func choice(_ configuration: EchoConfiguration, names: [String]?, on day: CalendarDay) -> String {
        let models = configuration.models
        let chosen = configuration.settings.transcriptionModel
        let continuous = models.names(on: .realtimeTranscription, after: day).filter {
            models[$0]?.isContinuous == true
        }
        guard !configuration.isVendors else { return continuous.first ?? chosen }
        // A person who names another than the usual one knows what the server has.
        guard chosen == models.name(for: .transcription), let names else { return chosen }
        return continuous.first(where: names.contains) ?? (names.contains(chosen) ? chosen : nil)
            ?? names.first { ModelName.looksFit($0.lowercased(), for: .transcription) } ?? chosen
    }

    /// For recordings: models that write while one speaks take none.
    static func forRecordings(_ model: String, _ configuration: EchoConfiguration) -> String {
        guard let known = configuration.models[model], !known.apis.contains(.transcription) else { return model }
        return configuration.settings.transcriptionModel
    }

    static func hints(
        _ model: String, _ configuration: EchoConfiguration, expects: [String]
    ) -> DictationSession.Hints {
        let settings = configuration.settings
        let known = configuration.models[model]?.hints ?? [.language]
        var hints = DictationSession.Hints()
        if known.contains(.keywords) {
            hints.keywords = TranscriptionWords.told(settings.dictionary, and: settings.keywords + expects)
        }
        if known.contains(.languages) { hints.languages = settings.languages }
        if known.contains(.language) { hints.language = settings.language }
        return hints
    }
}
