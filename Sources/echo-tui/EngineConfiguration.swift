import Echo
import EchoScreen

extension EchoConfiguration {
    /// What the engine is told: what is kept, with what the command line asks for today. A server that is free costs
    /// what the settings say, if anything.
    init(_ preferences: StoredPreferences, _ options: LaunchOptions, url: String, isFree: Bool = false) {
        self.init()
        let engine = preferences.engine
        let named = options.server.model
        baseURL = url
        let voice = (options.mode == .audio ? named : nil) ?? engine.realtimeModel
        let text = (options.mode == .text ? named : nil) ?? engine.responsesModel
        adopt(engine.models)
        // A person who names a model, here or there, knows what the server has.
        additionalModels = engine.additionalModels.union([voice, text, engine.embeddingModel].compactMap(\.self))
        realtimeModel = voice ?? realtimeModel
        responsesModel = text ?? responsesModel
        embeddingModel = engine.embeddingModel ?? embeddingModel
        // The server inside the program has them all: it is not asked for its list.
        if isFree { additionalModels.formUnion([realtimeModel, responsesModel, embeddingModel]) }
        additionalTranscriptionModels = [preferences.settings.transcriptionModel]
        settings = preferences.settings
        for (name, limits) in engine.modelLimits { setLimits(limits, of: name) }
        dialect = engine.dialect ?? dialect
        answerConnection = engine.answerConnection ?? answerConnection
        // A server of tools was named by the person, what it does was not.
        toolPermission = engine.toolPermission ?? .ask
        toolTimeout = engine.toolTimeout ?? toolTimeout
        prices = isFree ? engine.prices : prices.merging(engine.prices)
        budget = engine.budget
    }

    /// The model that answers a conversation of this kind.
    func model(for mode: ConversationMode) -> String { mode == .audio ? realtimeModel : responsesModel }
}
