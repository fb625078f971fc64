import EchoWire

/// A cassette as requests and their answers.
extension Cassette {
    /// A request without an answer is never answered.
    var exchanges: [HTTPExchange] {
        var exchanges: [HTTPExchange] = []
        var answers: [(JSONValue, Int?)] = []
        for entry in entries {
            switch entry.content {
            case .client(let body, let request?):
                Self.close(&exchanges, &answers)
                exchanges.append(Self.exchange(request, body, entry.line))
            case .server(let event, let status): answers.append((event, status))
            default: break
            }
        }
        Self.close(&exchanges, &answers)
        return exchanges
    }

    private static func exchange(_ request: String, _ body: JSONValue, _ line: Int) -> HTTPExchange {
        let words = request.split(separator: " ").map(String.init)
        var exchange = HTTPExchange(
            words.first, words.dropFirst().first, body: body, reply: HTTPReply(end: .never))
        exchange.line = line
        return exchange
    }

    private static func close(_ exchanges: inout [HTTPExchange], _ answers: inout [(JSONValue, Int?)]) {
        defer { answers = [] }
        guard !exchanges.isEmpty, let first = answers.first else { return }
        exchanges[exchanges.count - 1].reply =
            if let status = first.1 { .json(first.0, status: status) } else { .events(answers.map(\.0)) }
    }
}
