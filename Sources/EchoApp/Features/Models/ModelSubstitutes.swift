public import Echo
public import EchoScreen

extension StoredPreferences {
    /// What the engine goes by when it chooses among a server's models: who names one knows that it is there, and of the
    /// usual ones nobody does elsewhere than at their vendor's.
    ///
    /// - Parameter named: models of the command line, by how they answer.
    public func modelConfiguration(
        isVendors: Bool, naming named: [ConversationMode: String] = [:]
    ) -> EchoConfiguration {
        let standard = EchoConfiguration()
        var configuration = EchoConfiguration()
        configuration.baseURL = isVendors ? EchoConfiguration.openAI : "http://127.0.0.1"
        configuration.adopt(engine.models)
        configuration.realtimeModel = named[.audio] ?? chosen.connection.realtimeModel
        configuration.responsesModel = named[.text] ?? chosen.connection.responsesModel
        configuration.embeddingModel = engine.embeddingModel ?? standard.embeddingModel
        let wanted = [configuration.realtimeModel, configuration.responsesModel, configuration.embeddingModel]
        let usual = [standard.realtimeModel, standard.responsesModel, standard.embeddingModel]
        configuration.additionalModels = engine.additionalModels.union(Set(wanted).subtracting(usual))
            .union(named.values)
        return configuration
    }
}

extension SettingOptions {
    /// Notes what answers in place of the usual models, for everybody who names the one that answers.
    ///
    /// - Parameter names: as the server lists them.
    public mutating func noteSubstitutes(of configuration: EchoConfiguration, among names: [String]) {
        substitutes = [:]
        let usual: [(use: ModelCatalogue.Use, name: String)] = [
            (.realtime, configuration.realtimeModel), (.text, configuration.responsesModel),
        ]
        for (use, wanted) in usual {
            let used = configuration.model(for: use, among: names)
            if used != wanted { substitutes[wanted] = used }
        }
    }
}
