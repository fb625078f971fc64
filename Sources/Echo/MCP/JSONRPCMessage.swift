import EchoWire

/// One message of JSON-RPC 2.0.
enum JSONRPCMessage: Sendable, Hashable {
    case request(id: JSONRPCID, method: String, params: JSONValue?)
    case notification(method: String, params: JSONValue?)
    case result(id: JSONRPCID, JSONValue)
    /// Without an id when the other side could not read which request it was.
    case failure(id: JSONRPCID?, JSONRPCError)

    /// Nil for what is no message. An answer is one without its version, too: a program that prints does not print those.
    init?(_ json: JSONValue) {
        guard json.object != nil else { return nil }
        let isMarked = json["jsonrpc"]?.string == "2.0"
        let id = json["id"].flatMap(JSONRPCID.init)
        if let method = json["method"]?.string, !method.isEmpty {
            guard isMarked else { return nil }
            let params = json["params"]
            self =
                id.map { .request(id: $0, method: method, params: params) }
                ?? .notification(method: method, params: params)
        } else {
            self.init(answer: json, to: id?.asNumber, isMarked: isMarked)
        }
    }

    /// Some servers write both a result and an error, of which one is null.
    private init?(answer json: JSONValue, to id: JSONRPCID?, isMarked: Bool) {
        let result = json["result"]
        if let error = json["error"], error.saysSomething || result == nil, isMarked || id != nil {
            self = .failure(id: id, JSONRPCError(error))
        } else if let id, let result {
            self = .result(id: id, result)
        } else if let id, isMarked {
            self = .failure(id: id, JSONRPCError(code: 0, message: "there is neither a result nor an error"))
        } else {
            return nil
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

    /// Our own are numbers; some servers give them back as texts.
    var asNumber: JSONRPCID {
        if case .text(let text) = self, let number = Int(text) { .number(number) } else { self }
    }

    var json: JSONValue {
        switch self {
        case .number(let number): .integer(number)
        case .text(let text): .string(text)
        }
    }
}
