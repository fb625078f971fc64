import Echo

/// The engine, the model that answers, and what is asked of one beside the conversation.
extension ScreenDoor {
    /// The way to the conversation.
    package var link: ConversationLink { screen.link }
    /// The engine; nil before there is one.
    package var engine: (any EngineProtocol)? { link.engine }
    /// The engine, as soon as there is one; nil when the task is cancelled before.
    package func attachedEngine() async -> (any EngineProtocol)? { await link.attachedEngine() }

    package var server: ServerIdentity { screen.server }
    /// Whether who answers is the assistant inside this program.
    package var isServerLocal: Bool { server.isLocal }
    /// There is no connection, and none is being made for the first time.
    package var isOffline: Bool { activity.canReconnect }
    /// Whether a model is at the other end: not the assistant inside this program, and connected.
    package var isModelConnected: Bool { !isServerLocal && !isOffline }

    /// The model that answers, safe to draw.
    package var modelName: String { screen.modelName }
    /// The model that answers, as the server calls it; nil while nobody has told.
    package var modelInForce: String? { screen.modelInForce }
    /// For what is of little weight, such as a title: the vendor's cheap one, where it is there.
    package var modelOfTitles: String? {
        let cheap = options.catalogue.name(for: .cheap)
        guard server.isVendors, let model = options.catalogue[cheap], !options.isUnlisted(cheap),
            !model.hasEnded(on: options.today ?? today)
        else { return modelOfSingleAnswers }
        return cheap
    }
    /// At a server that is not the vendor's, the one that writes in this conversation: what else is there nobody knows.
    /// Nil for the configured one.
    private var modelOfSingleAnswers: String? {
        guard !server.isVendors else { return nil }
        if mode == .text { return modelInForce }
        let chosen = preferences.connection.responsesModel
        return chosen == ConnectionPreferences().responsesModel ? nil : chosen
    }
    /// The voice that has spoken: the server takes no other in this conversation.
    package var voiceInForce: String? { screen.voiceInForce }

    /// Another model answers from now on.
    package func show(_ mode: ConversationMode, model: String) { screen.show(mode, model: model) }
    /// The mode that is being switched to; nil when it is over, however it went.
    package func show(switchingTo mode: ConversationMode?) { screen.show(switchingTo: mode) }

    /// Asks the model that is connected for an answer of this shape, beside the conversation. What it costs counts for the
    /// month.
    package func ask<Answer: Decodable & Sendable>(
        _ type: Answer.Type, about input: String, instructions: String
    ) async throws(EchoError) -> Answer {
        guard isModelConnected, let engine else { throw .notConnected }
        if let objection = screen.objection { throw objection }
        let answer = try await engine.structuredAnswer(
            type, from: input, instructions: instructions, model: modelOfSingleAnswers)
        let charge = Charge(
            model: answer.model, usage: answer.usage, cost: answer.cost, isInConversation: false)
        add(charge)
        screen.receive(.charged(charge), more: false)
        return answer.value
    }

    /// A model was asked beside the conversation: what it costs is shown.
    package func add(_ charge: Charge) { updatePart(CostPresenter.self) { $0.add(charge) } }
}
