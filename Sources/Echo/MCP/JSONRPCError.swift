import EchoWire

/// Why a request of JSON-RPC was not done.
struct JSONRPCError: Sendable, Hashable {
    static let methodNotFound = -32601
    // The Model Context Protocol's own, of the revision 2026-07-28.
    static let headerMismatch = -32020
    static let unsupportedVersion = -32022

    var code: Int
    var message: String
    var data: JSONValue?

    init(code: Int, message: String, data: JSONValue? = nil) {
        self.code = code
        self.message = message
        self.data = data
    }

    /// In whichever shape a server writes it: an object as JSON-RPC has it, or just words.
    init(_ json: JSONValue) {
        let words = RESTRefusal(json: json).message
        let code = json["code"]?.integer ?? json["code"]?.string.flatMap { Int($0) } ?? 0
        self.init(code: code, message: words.isEmpty ? "unknown error" : words, data: json["data"])
    }

    var json: JSONValue {
        var object: JSONObject = ["code": .integer(code), "message": .string(message)]
        object["data"] = data
        return .object(object)
    }
}
