import EchoWire

/// What a server refuses of the session: one field must not keep all others from being changed.
extension RealtimeSession {
    /// Settings are sent once more without what the server refuses of them; it is said once, and not asked again.
    ///
    /// - Returns: false for an error that is about something else, or that whoever asked has to know.
    mutating func leaveOut(_ error: ErrorDetail) -> Bool {
        if continuesSearch(after: error) { return true }
        if let index = connection.pendingUpdates.firstIndex(where: { isMeant($0.eventID, $0.options, by: error) }) {
            forgo(RequestOption.refused(by: error, among: connection.pendingUpdates[index].options), error)
            sendAgain(index)
            return true
        }
        let asked = connection.askedOptions.sorted { $0.key < $1.key }
        if let (id, options) = asked.first(where: { isMeant($0.key, $0.value, by: error) }) {
            forgo(RequestOption.refused(by: error, among: options), error)
            connection.askedOptions[id] = nil
            sendSettings()
            return true
        }
        return leaveOutField(error) || narrow(error)
    }

    /// A server that does not say which request it refuses means the first that asked for this.
    private func isMeant(_ id: RealtimeRequestID, _ options: Set<RequestOption>, by error: ErrorDetail) -> Bool {
        (error.eventID ?? id) == id && RequestOption.refused(by: error, among: options) != nil
    }

    private mutating func forgo(_ option: RequestOption?, _ error: ErrorDetail) {
        guard let option, refused.options.insert(option).inserted else { return }
        retried.remove(option)
        act(.remember(option, limit: nil))
        emit(.optionLeftOut(LeftOutOption(option, model: model, reason: error.message, isSpoken: true)))
    }

    /// The whole as it is now, for a change that waits.
    private mutating func sendAgain(_ index: Int, narrowed: SessionObject? = nil) {
        let update = connection.pendingUpdates.remove(at: index)
        let (id, session) = (makeID("event"), narrowed ?? sessionObject)
        connection.pendingUpdates.append(
            PendingUpdate(
                id: update.id, previous: update.previous, sent: session, options: configuration.options, eventID: id,
                isNarrow: narrowed != nil))
        act(.send(.sessionUpdate(SessionUpdate(eventID: id, session: session))))
    }

    // MARK: fields that are named

    private mutating func leaveOutField(_ error: ErrorDetail) -> Bool {
        let (pending, asked) = meant(by: error)
        guard pending != nil || asked != nil, forgoTool(error) || forgoField(error, of: pending) else { return false }
        if let pending {
            sendAgain(pending)
        } else {
            connection.askedOptions[asked ?? ""] = nil
            sendSettings()
        }
        return true
    }

    /// The settings that an error is about: a change that waits, or those that nobody waits for.
    private func meant(by error: ErrorDetail) -> (pending: Int?, asked: RealtimeRequestID?) {
        if let id = error.eventID {
            let pending = connection.pendingUpdates.firstIndex { $0.eventID == id && !$0.isNarrow }
            return (pending, connection.askedOptions[id] == nil ? nil : id)
        }
        // Without an id only what names a field of the session is about its settings.
        guard error.param?.hasPrefix("session.") == true || error.message.contains("session.") else {
            return (nil, nil)
        }
        let pending = connection.pendingUpdates.firstIndex { !$0.isNarrow }
        return (pending, pending == nil ? connection.askedOptions.keys.max() : nil)
    }

    private mutating func forgoTool(_ error: ErrorDetail) -> Bool {
        let trim = configuration.trim
        let words = RefusalWords(error.message, parameter: error.param)
        if let option = RequestOption.limited(by: words), let limit = trim.limit(of: option, refused: error.message) {
            guard option == .toolCount ? trim.tools.count > 1 : trim.longestDescription > 1 else { return false }
            refused.insert(option, limit: limit)
            act(.remember(option, limit: limit))
            context.lastInput = nil
            tellOfTools(reason: error.message)
            return true
        }
        guard let index = SessionFields.toolIndex(in: error), trim.tools.indices.contains(index) else { return false }
        let name = ToolTrim.name(trim.tools[index])
        guard connection.refusedTools.insert(name).inserted else { return false }
        context.lastInput = nil
        let left = LeftOutOption(.tools, model: model, reason: error.message, tools: [name], isSpoken: true)
        if tellsOf(left) { emit(.optionLeftOut(left)) }
        return true
    }

    /// A value that whoever changed it has to think about is not left out: the change is taken back.
    private mutating func forgoField(_ error: ErrorDetail, of pending: Int?) -> Bool {
        let session = sessionObject.json
        guard var place = SessionFields.place(in: error), SessionFields.has(place, in: session) else { return false }
        let isUnsupported =
            ["unknown_parameter", "unsupported_parameter"].contains(error.code)
            || RefusalWords(error.message).saysUnsupported
        if let pending {
            let changes = changes(since: connection.pendingUpdates[pending].previous)
            let isChanged = changes.contains { place == $0 || place.hasPrefix($0 + ".") || $0.hasPrefix(place + ".") }
            guard isUnsupported || !isChanged else { return false }
        } else if !isUnsupported {
            // Before there is a session nobody has chosen the value but for this one: it begins with the server's own.
            guard connection.phase == .configuring, place != "instructions" else { return false }
            place = SessionFields.whole(place)
        }
        let known = refused.options.count
        forgo(.field(place), error)
        return refused.options.count > known
    }

    /// A value that the server refused says nothing of the one that takes its place.
    mutating func retryFields(changedSince previous: SessionSettings) {
        var (before, after) = (configuration(of: previous), configuration)
        (before.refused, after.refused) = (Refused(), Refused())
        let changed = SessionFields.changes(from: before.sessionObject.json, to: after.sessionObject.json)
        let again = refused.options.intersection(changed.map { RequestOption.field($0) })
        retried.formUnion(again)
        refused.options.subtract(again)
    }

    /// What is known of the server at the beginning of a connection.
    mutating func know(_ refused: Refused) {
        self.refused = refused
        self.refused.options.subtract(retried)
    }

    private func configuration(of settings: SessionSettings) -> SessionConfiguration {
        var session = self
        session.settings = settings
        return session.configuration
    }

    private func changes(since previous: SessionSettings) -> [String] {
        SessionFields.changes(from: configuration(of: previous).sessionObject.json, to: sessionObject.json)
    }

    /// Tools beyond what the server takes are named, once.
    mutating func tellOfTools(reason: String? = nil) {
        let trim = configuration.trim
        for (option, names) in [(RequestOption.toolCount, trim.leftOut), (.toolDescriptions, trim.cut)] {
            let left = LeftOutOption(option, model: model, tools: names, isSpoken: true)
            guard !names.isEmpty, tellsOf(left) else { continue }
            emit(.optionLeftOut(LeftOutOption(option, model: model, reason: reason, tools: names, isSpoken: true)))
        }
    }

    private mutating func tellsOf(_ left: LeftOutOption) -> Bool {
        toldTools.count < Self.mostToldTools && toldTools.insert(left).inserted
    }

    // MARK: fields that nobody names

    /// The whole was refused, and the server does not say why: only what is new is sent.
    private mutating func narrow(_ error: ErrorDetail) -> Bool {
        guard let id = error.eventID, SessionFields.place(in: error) == nil, isAboutSettings(error) else {
            return beginsSearch(error)
        }
        let whole = sessionObject
        if let index = connection.pendingUpdates.firstIndex(where: { $0.eventID == id && !$0.isNarrow }) {
            let changes = changes(since: connection.pendingUpdates[index].previous)
            guard !changes.isEmpty else { return false }
            sendAgain(index, narrowed: SessionFields.keeping(changes, of: whole))
            return true
        }
        guard connection.phase == .ready else { return beginsSearch(error) }
        guard connection.askedOptions.removeValue(forKey: id) != nil, let accepted = connection.accepted else {
            return false
        }
        let changes = SessionFields.changes(from: accepted, to: whole.json)
        guard !changes.isEmpty else { return false }
        let update = SessionUpdate(
            eventID: makeID("event"), session: SessionFields.keeping(changes, of: whole))
        act(.send(.sessionUpdate(update)))
        return true
    }

    private func isAboutSettings(_ error: ErrorDetail) -> Bool {
        guard error.type != "server_error", error.param == nil || error.param == "session" || error.param == "",
            case .server = ServerRefusal(error).echoError
        else { return false }
        return SessionFields.toolIndex(in: error) == nil && ServerRefusal(error).kind == .serious
    }

    /// The first settings were refused as a whole.
    private mutating func beginsSearch(_ error: ErrorDetail) -> Bool {
        guard connection.phase == .configuring, !connection.hasSearched, isAboutSettings(error),
            SessionFields.place(in: error) == nil,
            error.eventID.map({ connection.askedOptions[$0] != nil }) ?? true
        else { return false }
        connection.refusal = ServerRefusal(error).echoError
        connection.hasSearched = true
        connection.search = SessionSearch(
            SessionFields.places(of: sessionObject.json), refusal: ServerRefusal(error).echoError)
        searchOn(isAgreed: false)
        act(.start(.greeting, after: reconnection.patience))
        return true
    }

    /// Nothing writes down what the user says: the session begins without.
    ///
    /// - Returns: false where that was done, and did not help.
    mutating func forgoTranscription(_ error: ErrorDetail) -> Bool {
        let known = refused.options.count
        forgo(.field("audio.input.transcription"), error)
        guard refused.options.count > known else { return false }
        sendSettings()
        return true
    }

    private mutating func continuesSearch(after error: ErrorDetail) -> Bool {
        guard connection.search != nil, connection.phase == .configuring, isAboutSettings(error) else { return false }
        connection.search?.refuse()
        searchOn(isAgreed: false)
        return true
    }

    /// - Returns: whether the session is not whole yet.
    mutating func searches() -> Bool {
        guard connection.search != nil else { return false }
        connection.search?.accept()
        searchOn(isAgreed: true)
        return connection.phase != .configuring || connection.search != nil
    }

    /// - Parameter isAgreed: whether the last that was sent was accepted.
    private mutating func searchOn(isAgreed: Bool) {
        if let places = connection.search?.next() {
            let update = SessionUpdate(
                eventID: makeID("event"), session: SessionFields.keeping(places, of: sessionObject))
            return act(.send(.sessionUpdate(update)))
        }
        guard let search = connection.search else { return }
        connection.search = nil
        guard search.hasAccepted else {
            act(.disconnect)
            return connectionClosed(search.refusal)
        }
        let error = ErrorDetail(type: "invalid_request_error", message: search.refusal.words)
        for place in search.refused { forgo(.field(place), error) }
        // Its answer tells that the session can be used.
        if !isAgreed { sendSettings() }
    }
}
