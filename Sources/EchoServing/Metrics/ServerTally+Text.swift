extension ServerTally {
    /// In the text format that Prometheus reads.
    /// - Parameters:
    ///   - version: Of the program.
    ///   - process: Nil where the kernel does not say.
    ///   - more: Of what the program does.
    func text(isDraining: Bool, version: String?, process: ProcessFigures?, more: [Metric] = []) -> String {
        var text = MetricsText()
        let (counts, received, sent) = snapshot
        Self.add(counts.requests, to: &text)
        text.add(
            "http_requests_rate_limited_total", .counter, "Requests answered with 429 because of their rate.",
            Double(counts.limitedRequests))
        Self.add(counts, to: &text)
        text.add(
            "http_received_bytes_total", .counter, "Bytes read from connections, WebSockets included, TLS not.",
            Double(received))
        text.add(
            "http_sent_bytes_total", .counter, "Bytes written to connections, WebSockets included, TLS not.",
            Double(sent))
        text.add(
            "server_draining", .gauge, "1 while the server finishes open requests before it stops.",
            isDraining ? 1 : 0)
        if let version {
            text.begin("build_info", .gauge, "The version of the program.")
            text.add("build_info", ["version": version], 1)
        }
        process?.add(to: &text)
        for metric in more { text.add(metric) }
        return text.text
    }

    private static func add(_ counts: Counts, to text: inout MetricsText) {
        text.add("http_connections", .gauge, "Open connections.", Double(counts.connections))
        text.add(
            "http_connections_total", .counter, "Connections opened so far.", Double(counts.connectionsInAll))
        text.add("websocket_connections", .gauge, "Open WebSockets.", Double(counts.sockets))
        text.add("websocket_connections_total", .counter, "WebSockets opened so far.", Double(counts.socketsInAll))
        text.add(
            "websocket_refusals_total", .counter,
            "WebSockets refused because there were too many, or the server was stopping.",
            Double(counts.refusedSockets))
    }

    private static func add(_ requests: [RequestKind: RequestCounts], to text: inout MetricsText) {
        let requests = requests.sorted { $0.key < $1.key }
        text.begin("http_requests_total", .counter, "Requests that were answered; 101 opens a WebSocket.")
        for (kind, counts) in requests {
            for (status, count) in counts.answers.sorted(by: { $0.key < $1.key }) {
                text.add(
                    "http_requests_total", ["method": kind.method, "route": kind.route, "code": "\(status)"],
                    Double(count))
            }
        }
        let name = "http_request_duration_seconds"
        text.begin(name, .histogram, "From a request's head to the end of its answer.")
        for (kind, counts) in requests where counts.times.count > 0 {
            text.add(name, [MetricLabel("method", kind.method), MetricLabel("route", kind.route)], counts.times)
        }
    }
}
