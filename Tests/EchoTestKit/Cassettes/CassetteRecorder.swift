public import Echo
import EchoWire
import Foundation

/// Writes down what goes between a program and a real server, as cassettes that `CassettePlayer` plays.
///
/// ```swift
/// let server = try RealtimeTransport(url: EchoConfiguration.openAI, model: "gpt-realtime", key: key)
/// let recorder = CassetteRecorder(realtime: server, http: HTTPTransport(), hiding: [key ?? ""])
/// let echo = Echo(key: key, realtimeTransport: recorder, httpTransport: recorder)
/// // … talk, then:
/// try recorder.requests.data.write(to: URL(filePath: "requests.jsonl"))
/// ```
///
/// Sound is recorded as it went over the wire. Headers are not recorded, nor is the query of an address; the given
/// secrets, and what stands in a field that holds one (`authorization`, `api_key`, …), are replaced by `‹hidden›`.
/// An answer that is not JSON, spoken sound for one, is left out: nothing answers its request when it is played.
public final class CassetteRecorder: RealtimeTransportProtocol, HTTPTransportProtocol {
    /// Bytes of events after which nothing more is recorded; what was said goes on.
    public static let maximumSize = 256 << 20

    private let realtime: any RealtimeTransportProtocol
    private let http: any HTTPTransportProtocol
    private let tape: CassetteTape

    /// - Parameters:
    ///   - realtime: what connects to the server.
    ///   - http: what sends requests to it.
    ///   - secrets: texts that no cassette may hold: keys, tokens.
    public init(
        realtime: any RealtimeTransportProtocol, http: any HTTPTransportProtocol = HTTPTransport(),
        hiding secrets: [String]
    ) {
        self.realtime = realtime
        self.http = http
        tape = CassetteTape(secrets: secrets, limit: Self.maximumSize)
    }

    /// What was said so far: one for each connection, in their order.
    public var connections: [Cassette] { tape.cassettes(of: .connection) }

    /// All requests so far, in their order, with their answers.
    public var requests: Cassette {
        Cassette(entries: CassetteTape.numbered(tape.cassettes(of: .request).flatMap(\.entries)))
    }

    /// Whether nothing was left out for its size.
    public var isWhole: Bool { tape.isWhole }

    public func connect() async throws(EchoError) -> any RealtimeConnectionProtocol {
        let connection = try await realtime.connect()
        return RecordedConnection(connection, on: tape, track: tape.begin(.connection))
    }

    public func send(_ request: HTTPRequest) async throws(EchoError) -> HTTPResponse {
        let track = tape.begin(.request)
        let path = URLComponents(string: request.url)?.path ?? ""
        let body = request.body.flatMap { try? JSONValue(parsing: $0) } ?? [:]
        tape.note(.client(body, request: "\(request.method) \(path)"), size: request.body?.count ?? 0, track: track)
        let response = try await http.send(request)
        let recorded = RecordedBody(response, on: tape, track: track)
        return HTTPResponse(
            status: response.status, headers: response.headers,
            body: AsyncThrowingStream { try await recorded.next() })
    }
}
