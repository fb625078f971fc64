import EchoWire

/// One request to a server's REST APIs.
struct RESTRequest: Sendable, Hashable {
    var method: String
    /// Below `/v1`, e.g. "responses".
    var path: String
    var body: JSONValue?
    /// Whether the answer is wanted as an event stream.
    var streams: Bool
    /// What kind of answer is wanted otherwise.
    var accept: String
    /// For errors that are about it.
    var model: String?

    init(
        method: String = "POST", path: String, body: JSONValue? = nil, streams: Bool = false,
        accept: String = "application/json", model: String? = nil
    ) {
        self.method = method
        self.path = path
        self.body = body
        self.streams = streams
        self.accept = accept
        self.model = model
    }

    static func get(_ path: String) -> RESTRequest { RESTRequest(method: "GET", path: path) }
}
