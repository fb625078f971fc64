public import EchoWire

/// One line of a cassette.
public struct CassetteEntry: Sendable, Hashable {
    public enum Content: Sendable, Hashable {
        /// For people.
        case note(JSONValue)
        /// What the client sent. `request` is an HTTP method and path, `POST /v1/responses`; nil for an event.
        case client(JSONValue, request: String?)
        /// What the server sent: an event. With a status it is the whole JSON body of an answer.
        case server(JSONValue, status: Int?)
        /// The server ended the connection; RFC 6455 close code.
        case closed(code: Int, reason: String)
    }

    /// Counts the file's lines from 1.
    public var line: Int
    /// Since the beginning.
    public var time: Duration
    public var content: Content

    public init(line: Int, time: Duration, content: Content) {
        self.line = line
        self.time = time
        self.content = content
    }
}

extension CassetteEntry {
    /// Nil for JSON that is no line of a cassette.
    init?(_ json: JSONValue, line: Int) {
        let time = Duration.milliseconds(json["t"]?.integer ?? 0)
        if let note = json["meta"] {
            self.init(line: line, time: time, content: .note(note))
        } else if let close = json["close"], let code = close["code"]?.integer {
            let reason = close["reason"]?.string ?? ""
            self.init(line: line, time: time, content: .closed(code: code, reason: reason))
        } else {
            guard let event = json["event"] else { return nil }
            switch json["dir"] {
            case "client":
                self.init(line: line, time: time, content: .client(event, request: json["http"]?.string))
            case "server":
                self.init(line: line, time: time, content: .server(event, status: json["status"]?.integer))
            default: return nil
            }
        }
    }

    var json: JSONValue {
        var object: JSONObject = ["t": .integer(Int(time / .milliseconds(1)))]
        switch content {
        case .note(let note): object["meta"] = note
        case .client(let event, let request):
            object["dir"] = "client"
            object["event"] = event
            object["http"] = request.map(JSONValue.string)
        case .server(let event, let status):
            object["dir"] = "server"
            object["event"] = event
            object["status"] = status.map(JSONValue.integer)
        case .closed(let code, let reason):
            object["dir"] = "server"
            object["close"] = ["code": .integer(code), "reason": .string(reason)]
        }
        return .object(object)
    }
}
