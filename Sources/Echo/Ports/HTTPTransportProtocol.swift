public import Foundation

/// Sends HTTP requests.
public protocol HTTPTransportProtocol: Sendable {
    /// Returns when the head of the answer is there, whatever its status.
    ///
    /// Cancelling the task closes the request at once.
    /// - Throws: `unreachable`, `connectionTimedOut`, `answerTimedOut` and what else kept an answer from coming.
    func send(_ request: HTTPRequest) async throws(EchoError) -> HTTPResponse
}

/// A request, whole.
public struct HTTPRequest: Sendable, Hashable {
    public var method: String
    /// Absolute, with its query.
    public var url: String
    /// Names are compared without regard to case. They may hold a key: never shown, never logged.
    public var headers: [String: String]
    public var body: Data?
    public var timeouts: HTTPTimeouts

    public init(
        method: String = "GET", url: String, headers: [String: String] = [:], body: Data? = nil,
        timeouts: HTTPTimeouts = HTTPTimeouts()
    ) {
        self.method = method
        self.url = url
        self.headers = headers
        self.body = body
        self.timeouts = timeouts
    }
}

/// The head of an answer, and its body as it comes.
public struct HTTPResponse: Sendable {
    /// As HTTP has it: 200–299 is success.
    public var status: Int
    /// Lower-case names.
    public var headers: [String: String]
    /// Ends with the body; throws an `EchoError` when the body breaks off or is late. One listener; ending the
    /// listening closes the request.
    public var body: AsyncThrowingStream<Data, any Error>

    public init(status: Int, headers: [String: String] = [:], body: AsyncThrowingStream<Data, any Error>) {
        self.status = status
        self.headers = headers
        self.body = body
    }
}
