import EchoWire

/// The special needs of a kind of server, which is recognised by its answers, wherever it is.
struct ServerQuirk: Sendable, Hashable {
    /// A sign that tells such a server from others; one is enough.
    enum Sign: Sendable, Hashable {
        /// A header of its answers, in lower case, whatever its value.
        case header(String)
        /// The owner of a model in its list.
        case owner(String)
    }

    let name: String
    var signs: Set<Sign> = []
    /// What is not said to it, and nobody misses: the other name of a limit, or what it tells unasked.
    var spares: Set<RequestOption> = []
    var mostTools: Int?
    /// What it refuses by words, in lower case, in which nothing of the request is named.
    var words: [String: RequestOption] = [:]
    /// How it says, in lower case, that it does not have an API.
    var unknownAPI: [String] = []
    /// How it says, in lower case, that it is loading a model.
    var loading: [String] = []
    /// How it is asked for a model's context, which its list does not tell. Every server is asked so: one that does not know
    /// the question is another.
    var context: [ContextQuestion] = []

    /// What words are about that name nothing of the request.
    static func option(in words: RefusalWords) -> RequestOption? {
        for quirk in table {
            if let found = quirk.words.first(where: { words.message.contains($0.key) }) { return found.value }
        }
        return nil
    }

    static func saysUnknownAPI(_ message: String) -> Bool {
        let message = message.lowercased()
        return table.contains { $0.unknownAPI.contains { message.contains($0) } }
    }

    static func saysLoading(_ message: String) -> Bool {
        let message = message.lowercased()
        return table.contains { $0.loading.contains { message.contains($0) } }
    }

    static func signs(headers: [String: String]) -> Set<Sign> { Set(headers.keys.map { .header($0.lowercased()) }) }

    /// Those of a list of models.
    static func signs(list: JSONValue) -> Set<Sign> {
        let models = list.told("data", "models")?.array ?? []
        return Set(models.prefix(ModelCatalogue.mostModels).compactMap { $0["owned_by"]?.string }.map { .owner($0) })
    }
}
