import Echo

/// The choices on this machine. Without them every name is taken, as in a file that is read.
public struct SettingOptions: Sendable, Hashable {
    public var themes: [String] = []
    /// Whether sound devices can be chosen at all.
    public var hasSound = false
    /// Of both directions; nil until the sound system has told.
    public var devices: [AudioDevice]?
    /// The known models: the published ones, the person's own, and those the server lists.
    public var catalogue = ModelCatalogue.published
    /// Today; until it is known, the day of the catalogue.
    public var today: CalendarDay?
    /// Models that the settings or the command line name, or that only the server knows.
    public var models: Set<String> = []
    /// Names that a feature's setting takes, and no others; nil where nobody knows them yet.
    public var names: [SettingID: [String]] = [:]
    /// Models that a server which is not the catalogue's vendor's says it has; nil where it does not tell.
    public var serverModels: Set<String>?
    /// The replacements for the usual models, if the server does not have them.
    public var substitutes: [String: String] = [:]
    /// Models that the server lists, whoever's it is; nil where it does not tell.
    public var listedModels: Set<String>?
    /// Models that the server lists and that are not among those to choose from: there are too many.
    public var unofferedModels = 0
    /// Whether the server's list of models is still to come.
    public var awaitsModels = false
    /// Tokens that the server gives models, told beside its list.
    public var toldContexts: [String: Int] = [:]
    /// Whether the server's list of models came, and there is none in it.
    public var listsNoModel = false
    /// Why the server does not tell of its models; nil where it does, or has not been asked.
    public var modelsFailure: EchoError?

    /// The model that answers in text mode; nil where that is not known yet.
    public var textModel: String?
    /// The model that speaks; nil where that is not known.
    public var voiceModel: String?

    public init() {}

    /// Names of models that answer on an API: those of the catalogue that have not ended and that the server has, then
    /// others. Versions of a day are left out.
    public func modelNames(on api: Model.API) -> [String] {
        let known = namesByVoice(or: api).filter { offers($0) && !catalogue.isSnapshot($0) }
        // What answers in writing may do so on either API, and a voice by turns or without.
        let apis: Set<Model.API> =
            switch api {
            case .responses: [.responses, .chat]
            case .realtime: [.realtime, .live]
            default: [api]
            }
        let day = today ?? catalogue.date
        let others = models.filter { name in
            guard mayHave(name) || ModelCatalogue.published[name] == nil else { return false }
            guard let model = catalogue[name] else { return true }
            let hasEnded = day.map { model.hasEnded(on: $0) } ?? false
            return !hasEnded && (model.apis.isEmpty || !model.apis.isDisjoint(with: apis))
        }
        return known + others.subtracting(known).sorted()
    }

    /// What is known of a model, with the context that the server told beside its list.
    func model(_ name: String) -> Model? {
        guard let context = toldContexts[name] else { return catalogue[name] }
        var model = catalogue[name] ?? .unknown(name)
        model.context = context
        return model
    }

    /// Why a model cannot answer on an API, of one that is known to do something else: "transcribes; it does not answer". Nil
    /// where it may: of a server that lists a model, nobody else knows what it calls so.
    public func unfitness(of name: String, on api: Model.API) -> String? {
        guard let model = catalogue[name], serverModels?.contains(name) != true else { return nil }
        return ModelWording.unfitness(of: model, on: api)
    }

    /// Voices of the model that speaks; of whatever model where that is not known.
    public var voices: [String] {
        guard let voiceModel else { return Models.liveVoices }
        let takesTurns = catalogue.capabilities(ofVoice: voiceModel).contains(.turnDetection)
        return takesTurns ? Models.voices : Models.liveVoices
    }

    /// The capabilities of the model that speaks: the one in use, else the one that is chosen.
    public func voiceCapabilities(_ chosen: Preferences) -> Set<LegCapability> {
        catalogue.capabilities(ofVoice: speaker(chosen))
    }

    /// The model that speaks: the one in use, else the one that is chosen.
    public func speaker(_ chosen: Preferences) -> String { voiceModel ?? chosen.connection.realtimeModel }

    /// Whether a voice is one of those that the model that speaks does not have, and others have.
    func lacks(voice name: String) -> Bool { Models.liveVoices.contains(name) && !voices.contains(name) }

    /// Voices take turns, or do not.
    private func namesByVoice(or api: Model.API) -> [String] {
        let day = today ?? catalogue.date
        let names = catalogue.names(on: api, after: day)
        guard api == .realtime else { return names }
        let byTurns = Set(names)
        return names + catalogue.names(on: .live, after: day).filter { !byTurns.contains($0) }
    }

    /// The same without those whose end is announced: nobody needs to begin with one.
    public func lastingNames(on api: Model.API) -> [String] {
        modelNames(on: api).filter { catalogue[$0]?.shutdown == nil }
    }

    /// Whether the server lists a model, or nobody knows what it lists.
    public func mayHave(_ name: String) -> Bool { serverModels?.contains(name) ?? true }

    /// Whether the server tells what it has, and not this: it may answer nevertheless.
    public func isUnlisted(_ name: String) -> Bool { listedModels.map { !$0.contains(name) } ?? false }

    /// Whether the server has been asked for its models, and names none: what there is can be tried only.
    var namesNoModel: Bool { listsNoModel || modelsFailure != nil }

    /// Whether the server is expected to have a model. Elsewhere than at its vendor's, one that its vendor gives up is
    /// nobody's choice, unless the server has it.
    public func offers(_ name: String) -> Bool {
        if let serverModels { return serverModels.contains(name) }
        return catalogue[name]?.shutdown != nil || ModelCatalogue.published[name]?.shutdown == nil
    }
}
