import EchoWire

/// A model as its server tells of it.
public struct ServerModel: Sendable, Hashable {
    /// Most models of one server that are known by name.
    public static let most = 20_000

    public let name: String
    public let limits: ModelLimits
    /// The day on which the server switches it off; nil when it names none.
    public let shutdown: CalendarDay?
    /// The price there; nil where the server does not say, or cannot say beforehand.
    public let price: Price?
    /// The kinds of input; nil where the server does not say.
    public let input: Set<Model.Modality>?
    /// Whether it can be asked how much to think; nil where the server does not say.
    public let reasons: Bool?
    /// Whether it answers in writing; nil where the server does not say what it is for.
    public let answers: Bool?

    public init(
        name: String, limits: ModelLimits = ModelLimits(), shutdown: CalendarDay? = nil, price: Price? = nil,
        input: Set<Model.Modality>? = nil, reasons: Bool? = nil, answers: Bool? = nil
    ) {
        self.name = name
        self.limits = limits
        self.shutdown = shutdown
        self.price = price
        self.input = input
        self.reasons = reasons
        self.answers = answers
    }

    /// Nil for what is no model, or has a name that none can have. Some servers tell nothing but the names.
    init?(_ json: JSONValue) {
        guard let name = Self.name(json), Model.isName(name) else { return nil }
        self.init(
            name: name, limits: ModelLimits(json), shutdown: json["shutdown_date"]?.string.flatMap { CalendarDay($0) },
            price: json["pricing"].flatMap(Price.init(perToken:)),
            input: Self.modalities(json["architecture"]?["input_modalities"]),
            reasons: Self.reasons(json["supported_parameters"]), answers: Self.answers(json))
    }

    /// What Together, LM Studio and others say of those that do something else.
    private static let deeds: Set<String> = [
        "embedding", "embeddings", "text-embedding", "feature-extraction", "image", "image-generation", "text-to-image",
        "video", "audio", "moderation", "rerank", "reranker", "transcribe", "transcription", "tts", "stt", "asr",
        "text-to-speech", "speech-to-text", "automatic-speech-recognition", "classification", "text-classification",
    ]

    /// Mistral and OpenRouter say it of each model, others name what it is for.
    private static func answers(_ json: JSONValue) -> Bool? {
        // Groq says so of those that are switched off.
        if json["active"]?.bool == false { return false }
        if let chats = json["capabilities"]?["completion_chat"]?.bool { return chats }
        let made = json["architecture"]?["output_modalities"]?.array?.prefix(20).compactMap(\.string) ?? []
        if !made.isEmpty { return made.contains("text") }
        let kinds = [json["type"], json["model_type"], json["task"]].compactMap { $0?.string?.lowercased() }
        return kinds.contains(where: deeds.contains) ? false : nil
    }

    /// OpenRouter names the fields of a request that a model takes.
    private static func reasons(_ json: JSONValue?) -> Bool? {
        guard let fields = json?.array?.prefix(100).compactMap(\.string), !fields.isEmpty else { return nil }
        return !Set(fields).isDisjoint(with: ["reasoning", "reasoning_effort", "include_reasoning"])
    }

    /// OpenRouter's words; those that this program does not know are nothing that it could send.
    private static func modalities(_ json: JSONValue?) -> Set<Model.Modality>? {
        guard let words = json?.array, !words.isEmpty else { return nil }
        return Set(words.prefix(20).compactMap { $0.string.flatMap(Model.Modality.init(rawValue:)) })
    }

    static func name(_ json: JSONValue) -> String? {
        json.string ?? [json["id"], json["name"], json["model"]].lazy.compactMap { $0?.string }.first
    }

    /// The models of a list, `most` of them at most; nil for what is no list.
    static func list(_ json: JSONValue) -> [ServerModel]? {
        entries(json).map { $0.prefix(most).compactMap(ServerModel.init) }
    }

    /// The same for what a server answered.
    ///
    /// - Throws: the server's own words, where it has some in place of a list.
    static func list(answered json: JSONValue) throws(EchoError) -> [ServerModel] {
        if let models = list(json) { return models }
        if let refusal = RESTRefusal(lone: json) {
            throw .server(code: refusal.code, message: refusal.message, parameter: nil)
        }
        throw .unexpectedAnswer(reason: "it is not a list of models")
    }

    /// `{"data": […]}`, as the API has it, `{"models": […]}`, the bare list, or a table in place of a list.
    static func entries(_ json: JSONValue) -> [JSONValue]? {
        json.array ?? json["data"]?.array ?? json["models"]?.array ?? table(json["data"]) ?? table(json["models"])
    }

    /// Models by their names.
    private static func table(_ json: JSONValue?) -> [JSONValue]? {
        guard let table = json?.object, !table.isEmpty, table.values.allSatisfy({ $0.object != nil }) else {
            return nil
        }
        return table.sorted { $0.key < $1.key }.map { key, value -> JSONValue in
            guard name(value) == nil, var fields = value.object else { return value }
            fields["id"] = .string(key)
            return .object(fields)
        }
    }
}

extension Sequence<ServerModel> {
    /// All names in their order, but for those last of which the server says that they answer nobody.
    public var namesByUse: [String] {
        filter { $0.answers != false }.map(\.name) + filter { $0.answers == false }.map(\.name)
    }
}

extension EchoError {
    /// Whether the server answered that it has no list of its models.
    public var tellsOfNoModelList: Bool {
        if case .rejected(let status, _) = self { [404, 405, 501].contains(status) } else { false }
    }
}

extension ServerModel {
    /// Those of a list of which only the context is told that they were trained with: `meta.n_ctx_train`, and no `n_ctx`.
    static func namesOfTrained(_ json: JSONValue) -> Set<String> {
        let entries = (entries(json) ?? []).prefix(most)
        return Set(
            entries.compactMap { entry in
                let meta = entry["meta"]
                return meta?["n_ctx_train"] != nil && meta?["n_ctx"] == nil ? name(entry) : nil
            })
    }
}

extension ModelCatalogue {
    /// The catalogue with what a server tells: its dates and limits win over what was published, and so do its prices. A
    /// price of the person's own stands.
    ///
    /// - Parameter addsUnknown: whether models that only the server knows are added as well, without an API.
    public func merging(_ told: [ServerModel], addsUnknown: Bool = false) -> ModelCatalogue {
        var merged = self
        for server in told {
            guard var model = self[server.name] ?? (addsUnknown ? .unknown(server.name) : nil) else { continue }
            // What is told of a snapshot or by another name holds for that name alone.
            guard model.name == server.name else { continue }
            if let shutdown = server.shutdown { model.shutdown = shutdown }
            if let context = server.limits.context { (model.context, model.maximumInput) = (context, nil) }
            if let output = server.limits.output { model.maximumOutput = output }
            if let input = server.input { model.input = input }
            if let price = server.price, model.price == Self.published[model.name]?.price { model.price = price }
            merged.add(model)
        }
        return merged
    }
}
