public import Echo
import EchoWire
public import Foundation
import Immersion

/// Sends a provider's requests and judges what comes back, the same way for all of them.
public struct ProviderWire: Sendable {
    /// Of an answer with an error.
    static let refusalBytes = 64 << 10
    static let jsonBytes = 8 << 20
    /// Ten minutes of sound at 24 kHz have 28 MB.
    static let soundBytes = 32 << 20

    private let transport: any HTTPTransportProtocol
    private let timeouts: HTTPTimeouts
    private let date: @Sendable () -> Date

    /// - Parameters:
    ///   - timeout: for the whole of one request; the head, and each piece, come within it too.
    ///   - date: now, for servers that name a moment to ask again.
    public init(
        transport: any HTTPTransportProtocol, timeout: Duration = .seconds(30),
        date: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.transport = transport
        self.date = date
        var timeouts = HTTPTimeouts()
        timeouts.connect = min(timeouts.connect, timeout)
        (timeouts.head, timeouts.idle, timeouts.total) = (timeout, timeout, timeout)
        self.timeouts = timeouts
    }

    func json(_ request: HTTPRequest) async throws(ProviderError) -> JSONValue {
        let data = try await whole(request, types: ["application/json"], limit: Self.jsonBytes)
        return try json(data)
    }

    /// - Throws: `invalidAnswer`, and the error that stands inside.
    func json(_ data: Data) throws(ProviderError) -> JSONValue {
        guard let json = try? JSONValue(parsing: data) else { throw .invalidAnswer(reason: "it is not JSON") }
        if let error = ProviderRefusal.error(inside: json, date: date()) { throw error }
        return json
    }

    /// - Parameter types: What the answer may be, as its content type begins.
    func whole(_ request: HTTPRequest, types: [String], limit: Int) async throws(ProviderError) -> Data {
        try await body(of: try await open(request, types: types), limit: limit)
    }

    /// Sound in any form that can be read here.
    ///
    /// - Parameters:
    ///   - rate: of plain sound.
    ///   - decoder: of MP3.
    func sound(
        _ request: HTTPRequest, types: [String] = ["audio/"], rate: Int, decoder: MP3Decoder?
    ) async throws(ProviderError) -> SpokenSound {
        let response = try await open(request, types: types)
        let data = try await body(of: response, limit: Self.soundBytes)
        return try SoundBody.sound(
            data, type: response.headers["content-type"] ?? "", rate: rate, decoder: decoder)
    }

    /// Sends what is answered by nothing but success. A web page is none: whoever asks for a login answers so too.
    func deliver(_ request: HTTPRequest) async throws(ProviderError) {
        let response = try await answer(to: request)
        if response.headers["content-type"]?.lowercased().hasPrefix("text/html") == true {
            throw .invalidAnswer(reason: "it is a web page")
        }
        _ = await Self.beginning(of: response)
    }

    /// The head of an answer of success and of a type that was asked for.
    func open(_ request: HTTPRequest, types: [String]) async throws(ProviderError) -> HTTPResponse {
        let response = try await answer(to: request)
        let type = response.headers["content-type"]?.lowercased() ?? ""
        guard types.contains(where: type.hasPrefix) else {
            // A server may answer 200 with an error inside, in place of a sound say.
            if type.hasPrefix("application/json"),
                let json = try? JSONValue(parsing: await body(of: response, limit: Self.refusalBytes)),
                let error = ProviderRefusal.error(inside: json, date: date())
            {
                throw error
            }
            throw .invalidAnswer(reason: type.hasPrefix("text/html") ? "it is a web page" : "it is of another type")
        }
        return response
    }

    private func answer(to request: HTTPRequest) async throws(ProviderError) -> HTTPResponse {
        var request = request
        request.timeouts = timeouts
        AnswerUsage.current?.note(endpoint: Self.endpoint(of: request))
        let response: HTTPResponse
        do {
            response = try await transport.send(request)
        } catch {
            throw Self.providerError(error)
        }
        guard (200..<300).contains(response.status) else {
            let body = await Self.beginning(of: response)
            throw ProviderRefusal.error(
                status: response.status, headers: response.headers, body: body, date: date())
        }
        AnswerLifetime.current?.set(CacheControl.lifetime(response.headers))
        return response
    }

    /// Neither a name and a password, nor what is asked in the address, is part of it.
    private static func endpoint(of request: HTTPRequest) -> String {
        "\(request.method) \(URLComponents(string: request.url)?.path ?? "")"
    }

    func body(of response: HTTPResponse, limit: Int) async throws(ProviderError) -> Data {
        var data = Data()
        do {
            for try await piece in response.body {
                guard data.count + piece.count <= limit else {
                    throw ProviderError.invalidAnswer(reason: "it is larger than \(limit >> 20) MB")
                }
                data.append(piece)
            }
        } catch {
            throw Self.providerError(error)
        }
        return data
    }

    /// Each event of an event stream, until `onEvent` returns true for the last one.
    func events(
        of response: HTTPResponse, onEvent: (SSEEvent) throws -> Bool
    ) async throws(ProviderError) {
        var parser = SSEParser(maximumEventSize: 1 << 20)
        var size = 0
        do {
            for try await piece in response.body {
                size += piece.count
                guard size <= Self.jsonBytes else { throw ProviderError.invalidAnswer(reason: "it does not end") }
                for event in try parser.feed(piece) where try onEvent(event) { return }
            }
        } catch {
            throw Self.providerError(error)
        }
        throw .brokenOff
    }

    private static func beginning(of response: HTTPResponse) async -> Data {
        var data = Data()
        do {
            for try await piece in response.body {
                data.append(piece.prefix(refusalBytes - data.count))
                if data.count >= refusalBytes { break }
            }
        } catch {
            // The status says enough.
        }
        return data
    }

    static func providerError(_ error: any Error) -> ProviderError {
        if Task.isCancelled { return .cancelled }
        return switch error {
        case let error as ProviderError: error
        case is CancellationError: .cancelled
        case let error as EchoError: named(error)
        case is SSEError: .invalidAnswer(reason: "an event of its stream is too large")
        default: .brokenOff
        }
    }

    private static func named(_ error: EchoError) -> ProviderError {
        switch error {
        case .unreachable(_, let reason) where reason.hasPrefix("its certificate"): .untrusted(reason: reason)
        case .unreachable(let host, _): .unreachable(host: host)
        case .connectionTimedOut, .answerTimedOut(_, .beginning, _): .timedOut
        case .notConnected: .cancelled
        case .invalidKey: .unauthorized
        case .invalidURL: .rejected(status: 0, reason: "address")
        case .invalidData: .invalidAnswer(reason: "it is not HTTP")
        default: .brokenOff
        }
    }
}

/// The caching rules in the headers of an answer (RFC 9111). A cache of one person's own is a private one.
enum CacheControl {
    /// A year: what is longer is forever.
    private static let longest = 31_536_000

    /// Zero for an answer that must not be kept, or only be used after asking again; nil where they say nothing.
    static func lifetime(_ headers: [String: String]) -> Duration? {
        let directives = (headers["cache-control"] ?? "").lowercased().split(separator: ",").map {
            $0.split(separator: "=", maxSplits: 1).map { $0.filter { !$0.isWhitespace && $0 != "\"" } }
        }
        let names = Set(directives.compactMap(\.first))
        if !names.isDisjoint(with: ["no-store", "no-cache"]) { return .zero }
        if let age = directives.first(where: { $0.first == "max-age" }) {
            guard age.count == 2, let seconds = Int(age[1]), seconds >= 0 else { return .zero }
            let passed = headers["age"].flatMap { Int($0) } ?? 0
            return .seconds(max(0, min(seconds, longest) - max(0, min(passed, longest))))
        }
        return names.isEmpty && headers["pragma"]?.lowercased() == "no-cache" ? .zero : nil
    }
}
