public import Foundation

/// One thing that a `PuppetHTTPServer` does with a request.
public enum PuppetHTTPStep: Sendable, Hashable {
    /// The status line and the headers. Without a `content-length` the body comes in chunks.
    case head(Int, [String: String] = [:])
    /// A piece of the body.
    case body(Data)
    /// The end of the body.
    case end
    /// Bytes as they are, whatever they mean.
    case bytes(Data)
    /// Waits before the next step.
    case pause(Duration)
    /// So many bytes of body, which take part in flow control: what the client does not read is not sent.
    case flood(Int)
    /// Closes the connection.
    case cut

    public static func body(_ text: String) -> PuppetHTTPStep { .body(Data(text.utf8)) }

    /// A whole answer in one piece.
    public static func answer(
        _ status: Int = 200, _ body: String = "", headers: [String: String] = ["content-type": "application/json"]
    ) -> [PuppetHTTPStep] {
        [.head(status, headers), .body(body), .end]
    }

    /// An event stream, one piece for each of `texts`, which hold its lines as they are.
    public static func events(_ texts: [String], end: PuppetHTTPStep = .end) -> [PuppetHTTPStep] {
        [.head(200, ["content-type": "text/event-stream"])] + texts.map { .body($0) } + [end]
    }
}
