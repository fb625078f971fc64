import EchoWire

/// One message of JSON-RPC 2.0.
enum JSONRPCMessage: Sendable, Hashable {
    case request(id: JSONRPCID, method: String, params: JSONValue?)
    case notification(method: String, params: JSONValue?)
    case result(id: JSONRPCID, JSONValue)
    /// Without an id when the other side could not read which request it was.
    case failure(id: JSONRPCID?, JSONRPCError)

    /// Nil for what is no message.
    init?(_ json: JSONValue) {
        guard json.object != nil, json["jsonrpc"]?.string == "2.0" else { return nil }
        let id = json["id"].flatMap(JSONRPCID.init)
        switch (json["method"]?.string, id) {
        case (let method?, let id?): self = .request(id: id, method: method, params: json["params"])
        case (let method?, nil): self = .notification(method: method, params: json["params"])
        case (nil, let id):
            if let error = json["error"] {
                self = .failure(id: id, JSONRPCError(error))
            } else if let id, let result = json["result"] {
                self = .result(id: id, result)
            } else {
                return nil
            }
        }
    }

    var json: JSONValue {
        var object: JSONObject = ["jsonrpc": "2.0"]
        switch self {
        case .request(let id, let method, let params):
            object["id"] = id.json
            object["method"] = .string(method)
            object["params"] = params
        case .notification(let method, let params):
            object["method"] = .string(method)
            object["params"] = params
        case .result(let id, let result):
            object["id"] = id.json
            object["result"] = result
        case .failure(let id, let error):
            object["id"] = id?.json ?? .null
            object["error"] = error.json
        }
        return .object(object)
    }
}

/// Names a request to find its answer.
enum JSONRPCID: Sendable, Hashable {
    case number(Int)
    case text(String)

    init?(_ json: JSONValue) {
        switch json {
        case .string(let text): self = .text(text)
        default:
            guard let number = json.integer else { return nil }
            self = .number(number)
        }
    }

    var json: JSONValue {
        switch self {
        case .number(let number): .integer(number)
        case .text(let text): .string(text)
        }
    }
}
