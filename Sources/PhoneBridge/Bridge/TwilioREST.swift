import AsyncHTTPClient
import Echo
import EchoWire
import Foundation
import NIOCore
import NIOHTTP1

/// Twilio's REST API, as far as calls are concerned.
struct TwilioREST: Sendable {
    private static let patience = TimeAmount.seconds(10)
    /// Whoever waits for a call to be placed is answered sooner; that it was placed is to be known all the same.
    private static let longPatience = TimeAmount.seconds(60)
    private static let largestAnswer = 256 << 10

    private static let plain = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")

    let account: TwilioAccount
    /// Told of each request: nil where it was answered, else how it failed. It must not wait.
    var count: @Sendable (String?) -> Void = { _ in }
    /// Of the calls that it is asked to place; those that go on are ended and changed all the same.
    let circuit = Circuit()

    /// Places a call.
    ///
    /// - Returns: its SID.
    func call(
        to number: String, fields: [(String, String)], trace: TraceContext? = nil
    ) async throws(PhoneLineError) -> String {
        guard case .success(let pass) = circuit.enter() else { throw .unreachable }
        do throws(PhoneLineError) {
            let sid = try await post(
                "Calls.json", [("To", number), ("From", account.number ?? "")] + fields, within: Self.longPatience,
                trace: trace)
            pass.report(.healthy)
            return sid
        } catch {
            pass.report(CircuitBreaker.Outcome(error))
            throw error
        }
    }

    /// Whether Twilio is there, and takes the account.
    func look() async throws(PhoneLineError) {
        var request = HTTPClientRequest(url: "\(account.restURL)/2010-04-01/Accounts/\(Self.encoded(account.sid)).json")
        request.headers.add(name: "Authorization", value: authorization)
        let (status, _) = try await answer(to: request, within: Self.patience)
        guard (200..<300).contains(status) else { throw .refused(code: status, reason: "HTTP \(status)") }
        circuit.recover()
    }

    /// A number of the account, and what Twilio asks when somebody calls it.
    struct Line: Sendable, Hashable {
        var sid: String
        var voiceURL: String
        var voiceMethod: String
    }

    /// - Returns: nil where the account has no such number.
    func line(_ number: String) async throws(PhoneLineError) -> Line? {
        let path = "IncomingPhoneNumbers.json?PhoneNumber=\(Self.encoded(number))"
        var request = HTTPClientRequest(
            url: "\(account.restURL)/2010-04-01/Accounts/\(Self.encoded(account.sid))/\(path)")
        request.headers.add(name: "Authorization", value: authorization)
        let (status, json) = try await answer(to: request, within: Self.patience)
        guard (200..<300).contains(status) else { throw .refused(code: status, reason: "HTTP \(status)") }
        guard let lines = json["incoming_phone_numbers"]?.array else { throw .strangeAnswer }
        return lines.first { $0["phone_number"]?.string == number }.flatMap { line in
            line["sid"]?.string.map {
                Line(
                    sid: $0, voiceURL: line["voice_url"]?.string ?? "",
                    voiceMethod: line["voice_method"]?.string ?? "")
            }
        }
    }

    /// Twilio asks there when somebody calls the number.
    func set(_ line: Line, to url: String) async throws(PhoneLineError) {
        try await post(
            "IncomingPhoneNumbers/\(Self.encoded(line.sid)).json", [("VoiceUrl", url), ("VoiceMethod", "POST")])
    }

    func end(_ call: String) async throws(PhoneLineError) {
        try await post("Calls/\(Self.encoded(call)).json", [("Status", "completed")])
    }

    /// Twilio goes on with the call as these verbs say, and ends its stream.
    func change(_ call: String, to verbs: [VoiceVerb]) async throws(PhoneLineError) {
        let twiml = VoiceResponse(verbs).xml
        try await post("Calls/\(Self.encoded(call)).json", [("Twiml", twiml)])
    }

    /// - Returns: the SID of the call that was made or changed.
    @discardableResult
    private func post(
        _ path: String, _ fields: [(String, String)], within patience: TimeAmount = patience,
        trace: TraceContext? = nil
    ) async throws(PhoneLineError) -> String {
        var request = HTTPClientRequest(
            url: "\(account.restURL)/2010-04-01/Accounts/\(Self.encoded(account.sid))/\(path)")
        request.method = .POST
        request.headers.add(name: "Authorization", value: authorization)
        request.headers.add(name: "Content-Type", value: "application/x-www-form-urlencoded")
        if let trace { request.headers.add(name: TraceContext.header, value: trace.child().text) }
        let form = fields.map { "\(Self.encoded($0))=\(Self.encoded($1))" }.joined(separator: "&")
        request.body = .bytes(ByteBuffer(string: form))
        let (status, json) = try await answer(to: request, within: patience)
        guard status < 500 else { throw .refused(code: status, reason: "HTTP \(status)") }
        guard (200..<300).contains(status) else {
            throw .refused(code: json["code"]?.integer ?? status, reason: json["message"]?.string ?? "HTTP \(status)")
        }
        // A page of a proxy is none of Twilio's answers.
        guard let sid = json["sid"]?.string else { throw .strangeAnswer }
        return sid
    }

    private var authorization: String {
        "Basic " + Data("\(account.sid):\(account.authToken)".utf8).base64EncodedString()
    }

    private func answer(
        to request: HTTPClientRequest, within patience: TimeAmount
    ) async throws(PhoneLineError) -> (Int, JSONValue) {
        do {
            let response = try await HTTPClient.shared.execute(request, timeout: patience)
            count(Self.failure(Int(response.status.code)))
            let body = try await response.body.collect(upTo: Self.largestAnswer)
            let json = (try? JSONValue(parsing: Data(body.readableBytesView))) ?? .null
            return (Int(response.status.code), json)
        } catch let error as HTTPClientError where Self.mayHaveArrived(error) {
            count("unanswered")
            throw .unanswered
        } catch let error as IOError where [ECONNRESET, EPIPE].contains(error.errnoCode) {
            count("unanswered")
            throw .unanswered
        } catch {
            count("unreachable")
            throw .unreachable
        }
    }

    /// A number that Twilio does not call is no failure of it.
    private static func failure(_ status: Int) -> String? {
        switch status {
        case 401, 403: "unauthorized"
        case 429: "rate_limited"
        case 500...: "server_error"
        default: nil
        }
    }

    /// Whether the request was on its way when it went wrong.
    private static func mayHaveArrived(_ error: HTTPClientError) -> Bool {
        [.readTimeout, .writeTimeout, .remoteConnectionClosed, .deadlineExceeded, .cancelled].contains(error)
    }

    /// As a value of a form, or as a segment of a path: nothing in it leaves its place.
    private static func encoded(_ text: String) -> String {
        text.addingPercentEncoding(withAllowedCharacters: plain) ?? ""
    }
}
