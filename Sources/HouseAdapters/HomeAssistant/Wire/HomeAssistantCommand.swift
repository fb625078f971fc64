import EchoWire

/// A command to Home Assistant over the socket.
enum HomeAssistantCommand: Sendable, Hashable {
    /// From then on messages may come in arrays.
    case coalesceMessages
    case currentUser
    case configuration
    case areas
    case floors
    case devices
    case labels
    /// What is shown to assistants.
    case exposed
    case entities
    /// Entries of the registry in full: the list leaves other names out.
    case entries([String])
    case subscribeEntities
    case subscribe(event: String)
    case call(HomeAssistantServiceCall)
    case process(text: String, language: String, conversation: String?)
    case history(entity: String, start: String, end: String)
    /// Those that are kept until somebody dismisses them.
    case notifications
    case ping

    func json(id: Int) -> JSONValue {
        var fields = fields
        fields["id"] = .integer(id)
        return .object(fields)
    }

    static func auth(token: String) -> JSONValue { ["type": "auth", "access_token": .string(token)] }

    private static func fields(of call: HomeAssistantServiceCall) -> JSONObject {
        var fields: JSONObject = [
            "type": "call_service", "domain": .string(call.domain), "service": .string(call.service),
            "service_data": .object(call.data),
        ]
        if let entity = call.entity { fields["target"] = ["entity_id": .string(entity)] }
        if call.wantsAnswer { fields["return_response"] = true }
        return fields
    }

    private var fields: JSONObject {
        switch self {
        case .coalesceMessages: ["type": "supported_features", "features": ["coalesce_messages": 1]]
        case .currentUser: ["type": "auth/current_user"]
        case .configuration: ["type": "get_config"]
        case .areas: ["type": "config/area_registry/list"]
        case .floors: ["type": "config/floor_registry/list"]
        case .devices: ["type": "config/device_registry/list"]
        case .labels: ["type": "config/label_registry/list"]
        case .exposed: ["type": "homeassistant/expose_entity/list"]
        case .entities: ["type": "config/entity_registry/list"]
        case .entries(let entities):
            ["type": "config/entity_registry/get_entries", "entity_ids": .array(entities.map { .string($0) })]
        case .subscribeEntities: ["type": "subscribe_entities"]
        case .subscribe(let event): ["type": "subscribe_events", "event_type": .string(event)]
        case .call(let call): Self.fields(of: call)
        case .notifications: ["type": "persistent_notification/get"]
        case .process(let text, let language, let conversation):
            [
                "type": "conversation/process", "text": .string(text), "language": .string(language),
                "conversation_id": conversation.map { .string($0) } ?? .null,
            ]
        case .history(let entity, let start, let end):
            [
                "type": "history/history_during_period", "start_time": .string(start), "end_time": .string(end),
                "entity_ids": [.string(entity)], "minimal_response": false, "no_attributes": false,
                "significant_changes_only": false,
            ]
        case .ping: ["type": "ping"]
        }
    }
}
