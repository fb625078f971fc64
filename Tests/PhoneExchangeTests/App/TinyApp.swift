import EchoServing
import EchoWire
import Foundation
import NIOCore
import NIOHTTP1
import PhoneBridge
import Synchronization

/// An app of a few lines that the exchange calls: it checks signatures, answers with the TwiML of a test, and does with
/// a media stream what the test says.
final class TinyApp: Sendable {
    /// What it does with a message; it closes the stream when it returns false.
    typealias Behaviour = @Sendable (JSONValue, ServerSocket) async throws -> Bool

    private struct State {
        var port = 0
        var asked: [(path: String, form: RequestQuery)] = []
        var messages: [JSONValue] = []
        var streams = 0
        var endedStreams = 0
    }

    static let connect = #"<Response><Connect><Stream url="{socket}/media"/></Connect><Say>Bye</Say></Response>"#

    private let twiml: [String: String]
    private let behaviour: Behaviour
    private let state = Mutex(State())
    private let publicOrigin: String?

    /// - Parameters:
    ///   - twiml: by path. "{socket}" and "{origin}" stand for where the app is.
    ///   - publicOrigin: where it is reached from outside, if not there.
    init(
        _ twiml: [String: String] = ["/voice": connect], publicOrigin: String? = nil,
        behaviour: @escaping Behaviour = { _, _ in true }
    ) {
        self.twiml = twiml
        self.publicOrigin = publicOrigin
        self.behaviour = behaviour
    }

    var local: String { "http://127.0.0.1:\(state.withLock(\.port))" }
    var origin: String { publicOrigin ?? local }
    /// What came over media streams, in its order.
    var messages: [JSONValue] { state.withLock(\.messages) }
    var endedStreams: Int { state.withLock(\.endedStreams) }

    func events(_ name: String) -> [JSONValue] { messages.filter { $0["event"]?.string == name } }

    /// The forms that came to a path.
    func forms(_ path: String) -> [RequestQuery] {
        state.withLock { $0.asked.filter { $0.path == path }.map(\.form) }
    }

    func opened(at port: Int) { state.withLock { $0.port = port } }

    var configuration: HTTPServerConfiguration {
        let signature = AppSignature { [self] in origin }
        let asked = Route(.POST, "/{path...}", .signed(signature), body: .form()) { [self] in answer($0) }
        let media = Route(socket: "/media", .signed(signature)) { [self] _, socket in await talk(socket) }
        return HTTPServerConfiguration(routes: [media, asked], names: nil)
    }

    private func answer(_ request: PlainRequest) -> HTTPReply {
        let path = String(request.head.uri.prefix { $0 != "?" })
        state.withLock { $0.asked.append((path, request.form)) }
        let socket = "ws" + origin.dropFirst(4)
        let text = twiml[path]?.replacing("{socket}", with: socket).replacing("{origin}", with: origin)
        return .whole(HTTPAnswer(status: .ok, contentType: "text/xml", body: Data((text ?? "<Response/>").utf8)))
    }

    private func talk(_ socket: ServerSocket) async {
        await socket.run { [self] messages in
            for try await message in messages {
                guard case .text(let text) = message else { continue }
                let json = try JSONValue(parsing: String(buffer: text))
                state.withLock { $0.messages.append(json) }
                guard try await behaviour(json, socket) else { return await socket.close(.normal) }
            }
        }
        state.withLock { $0.endedStreams += 1 }
    }
}

/// The check of Twilio's signature for an app that learns late where it is.
private struct AppSignature: RequestSignatureProtocol {
    let origin: @Sendable () -> String

    func check(_ request: PlainRequest, at now: Date) throws(SignatureError) {
        try TwilioSignature(authToken: "0123456789abcdef0123456789abcdef", sharedKeys: ["k": "s"], origin: origin())
            .check(request, at: now)
    }
}
