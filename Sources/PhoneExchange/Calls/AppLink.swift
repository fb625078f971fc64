import AsyncHTTPClient
import EchoWire
import Foundation
import NIOCore
import NIOFoundationCompat
import NIOHTTP1
import NIOPosix

/// How the exchange reaches the app: signed, through the tunnel where there is one, with all of it in the log.
struct AppLink: Sendable {
    private static let patience = TimeAmount.seconds(15)
    private static let longestAnswer = 256 << 10

    private static let client: HTTPClient = {
        var configuration = HTTPClient.Configuration()
        configuration.timeout.connect = .seconds(5)
        // Where nothing listens there is nothing to wait for.
        configuration.connectionPool.retryConnectionEstablishment = false
        return HTTPClient(eventLoopGroup: .singletonMultiThreadedEventLoopGroup, configuration: configuration)
    }()

    let configuration: ExchangeConfiguration
    let faults: Set<ExchangeFault>
    let log: ExchangeLog

    /// Asks the app what to do with a call; nil when it does not answer.
    func ask(_ url: String, _ form: ExchangeForm, _ call: CallSID) async -> WebhookReply? {
        let reply = await post(url, form, call) {
            .webhook(url: url, form: form, status: $0?.status, isReplay: $1)
        }
        return reply
    }

    func tell(_ url: String, _ form: ExchangeForm, _ call: CallSID) async {
        _ = await post(url, form, call) { .status(url: url, form: form, status: $0?.status, isReplay: $1) }
    }

    /// How the handshake of a media stream is signed, and for whom it is.
    func handshake(_ url: String, _ address: StreamAddress) -> HTTPHeaders {
        let host = configuration.tunnel?.local(url) == nil ? address.authority : configuration.tunnel?.publicHost
        return HTTPHeaders(
            [("Host", host ?? address.authority), ("User-Agent", "Twilio.TmeWs/1.0")] + signature(url, nil))
    }

    private func post(
        _ url: String, _ form: ExchangeForm, _ call: CallSID, _ event: (WebhookReply?, Bool) -> ExchangeEvent
    ) async -> WebhookReply? {
        let headers = signature(url, form) + [("I-Twilio-Idempotency-Token", CallSID.name(""))]
        let reply = await send(url, form, headers)
        log.note(event(reply, false), call)
        if !Task.isCancelled, reply?.isGood != true {
            let reason = reply.map { "status \($0.status)" } ?? "no answer"
            log.note(.warning(.retrieval("\(url) gave \(reason).")), call)
        }
        if faults.contains(.replay) { log.note(event(await send(url, form, headers), true), call) }
        return reply
    }

    private func signature(_ url: String, _ form: ExchangeForm?) -> [(String, String)] {
        guard !faults.contains(.noSignature) else { return [] }
        let isBad = faults.contains(.badSignature)
        return ExchangeSignature(
            authToken: isBad ? "not the token" : configuration.authToken,
            sharedKey: isBad ? nil : configuration.sharedKey
        ).headers(for: url, form)
    }

    private func send(_ url: String, _ form: ExchangeForm, _ headers: [(String, String)]) async -> WebhookReply? {
        let local = configuration.tunnel?.local(url)
        var request = HTTPClientRequest(url: local ?? url)
        request.method = .POST
        request.headers = HTTPHeaders(headers)
        request.headers.add(name: "Content-Type", value: "application/x-www-form-urlencoded; charset=UTF-8")
        request.headers.add(name: "User-Agent", value: "TwilioProxy/1.1")
        if local != nil, let tunnel = configuration.tunnel {
            request.headers.add(name: "Host", value: tunnel.publicHost)
            request.headers.add(name: "X-Forwarded-Proto", value: "https")
        }
        request.body = .bytes(ByteBuffer(string: form.encoded))
        guard let response = try? await Self.client.execute(request, deadline: .now() + Self.patience),
            let body = try? await response.body.collect(upTo: Self.longestAnswer)
        else { return nil }
        return WebhookReply(
            status: Int(response.status.code), contentType: response.headers.first(name: "content-type"),
            body: Data(buffer: body))
    }
}

/// The app's reply when it was asked.
struct WebhookReply: Sendable, Hashable {
    var status: Int
    var contentType: String?
    var body: Data

    var isGood: Bool { (200..<300).contains(status) }

    var isXML: Bool {
        let type = (contentType ?? "").prefix { $0 != ";" }.lowercased()
        return ["text/xml", "application/xml"].contains(type)
    }
}
