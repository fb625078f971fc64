import EchoWire

/// How a conversation is led at the moment.
enum ConversationLeg: Sendable {
    case voice(RealtimeClient)
    case text(TextClient)

    var mode: ConversationMode {
        switch self {
        case .voice: .audio
        case .text: .text
        }
    }

    var memory: ConversationMemory {
        get async {
            switch self {
            case .voice(let client): await client.memory
            case .text(let client): await client.memory
            }
        }
    }

    /// Apart from the memory, which copies every message.
    var spending: Spending {
        get async {
            switch self {
            case .voice(let client): await client.session.spending
            case .text(let client): await client.session.spending
            }
        }
    }

    var model: String {
        get async {
            switch self {
            case .voice(let client): await client.session.model
            case .text(let client): await client.session.model
            }
        }
    }

    /// Everything after a message, as it is now; nil when there is no such message.
    func ids(after id: String) async -> [String]? {
        let ids = await memory.messages.map(\.id)
        return ids.firstIndex(of: id).map { Array(ids[($0 + 1)...]) }
    }

    func connect() async throws(EchoError) {
        if case .voice(let client) = self { try await client.connect() }
    }

    func requireConnection() async throws(EchoError) {
        switch self {
        case .voice(let client): try await client.requireConnection()
        case .text(let client): try await client.requireOpen()
        }
    }

    func send(_ text: String) async {
        switch self {
        case .voice(let client): await client.request(.send(text: text))
        case .text(let client): await client.request(.send(text: text))
        }
    }

    func interrupt() async {
        switch self {
        case .voice(let client): await client.request(.interrupt)
        case .text(let client): await client.request(.interrupt)
        }
    }

    func remove(_ ids: [String]) async {
        switch self {
        case .voice(let client): await client.request(.remove(ids))
        case .text(let client): await client.request(.remove(ids))
        }
    }

    func regenerate() async {
        switch self {
        case .voice(let client): await client.request(.regenerate)
        case .text(let client): await client.request(.regenerate)
        }
    }

    func submit(_ result: ToolResult) async {
        switch self {
        case .voice(let client): await client.request(.submit(result))
        case .text(let client): await client.request(.submit(result))
        }
    }

    func setTools(_ tools: [ToolDefinition]) async {
        switch self {
        case .voice(let client): await client.request(.setTools(tools))
        case .text(let client): await client.request(.setTools(tools))
        }
    }

    func decide(_ decision: ToolDecision, on callID: String) async {
        switch self {
        case .voice(let client): client.desk.decide(decision, on: callID)
        case .text(let client): client.desk.decide(decision, on: callID)
        }
    }

    func setBudget(_ budget: Budget?) async {
        switch self {
        case .voice(let client): await client.request(.setBudget(budget))
        case .text(let client): await client.request(.setBudget(budget))
        }
    }

    func update(_ settings: SessionSettings) async throws(EchoError) {
        switch self {
        case .voice(let client): try await client.update(settings)
        case .text(let client): await client.request(.update(settings))
        }
    }

    /// Everything said is final, or marked as what will not be known: the conversation can go on elsewhere.
    func settle(within limit: Duration) async {
        switch self {
        case .voice(let client): await client.settle(within: limit)
        case .text(let client): await client.request(.interrupt)
        }
    }

    func close() async {
        switch self {
        case .voice(let client): await client.close()
        case .text(let client): await client.close()
        }
    }
}
