import EchoWire

/// How a model calls functions.
enum CallManner: Sendable, Hashable {
    /// In the words of the protocol.
    case own
    /// It knows none, and is asked for an object of a given form.
    case bySchema

    /// - Parameter properties: of llama.cpp's server, which tell what its model's template knows.
    init?(properties: JSONValue?) {
        guard let properties else { return nil }
        if let known = properties["chat_template_caps"]?["supports_tools"]?.bool {
            self = known ? .own : .bySchema
        } else if let template = properties["chat_template"]?.string {
            self = template.contains("tools") ? .own : .bySchema
        } else {
            return nil
        }
    }

    /// - Parameter details: of a model, as Ollama tells them.
    init?(details: JSONValue?) {
        guard let capabilities = details?["capabilities"]?.array else { return nil }
        self = capabilities.contains("tools") ? .own : .bySchema
    }
}
