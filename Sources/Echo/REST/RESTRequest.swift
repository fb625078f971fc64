import EchoWire
import Foundation

/// One request to a server's REST APIs.
struct RESTRequest: Sendable, Hashable {
    var method: String
    /// Below `/v1`, e.g. "responses".
    var path: String
    /// What stands behind the path, besides what the server's address says itself.
    var query: [String: String] = [:]
    var body: JSONValue?
    /// What is sent in place of JSON: a form with a recording, say.
    var upload: Upload?
    /// Whether the answer is wanted as an event stream.
    var streams: Bool
    /// What kind of answer is wanted otherwise.
    var accept: String
    /// For errors that are about it.
    var model: String?
    /// Whether the path is beside the published API: below the address without its `/v1`.
    var isBesideAPI = false
    /// Whether it is not sent again where it fails.
    var isTriedOnce = false
    /// Its number in the log, which what answers it has as well.
    private(set) var exchange: Int?

    struct Upload: Sendable, Hashable {
        var contentType: String
        var body: Data
    }

    init(
        method: String = "POST", path: String, body: JSONValue? = nil, upload: Upload? = nil,
        streams: Bool = false, accept: String = "application/json", model: String? = nil
    ) {
        self.method = method
        self.path = path
        self.body = body
        self.upload = upload
        self.streams = streams
        self.accept = accept
        self.model = model
    }

    func numbered(_ exchange: Int) -> RESTRequest {
        var request = self
        request.exchange = exchange
        return request
    }

    static func get(_ path: String) -> RESTRequest { RESTRequest(method: "GET", path: path) }
}
