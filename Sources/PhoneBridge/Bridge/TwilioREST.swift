import AsyncHTTPClient
import EchoWire
import Foundation
import NIOCore
import NIOHTTP1

/// Twilio's REST API, as far as calls are concerned.
struct TwilioREST: CallControlProtocol {
    private static let patience = TimeAmount.seconds(10)
    private static let largestAnswer = 256 << 10

    private static let plain = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")

    let account: TwilioAccount

    /// Places a call.
    ///
    /// - Returns: its SID.
    func call(to number: String, fields: [(String, String)]) async throws(PhoneLineError) -> String {
        try await post("Calls.json", [("To", number), ("From", account.number ?? "")] + fields)
    }

    func end(_ call: String) async throws(PhoneLineError) {
        try await post("Calls/\(Self.encoded(call)).json", [("Status", "completed")])
    }

    func transfer(_ call: String, to number: String) async throws(PhoneLineError) {
        let twiml = VoiceResponse([.dial(number)]).xml
        try await post("Calls/\(Self.encoded(call)).json", [("Twiml", twiml)])
    }

    /// - Returns: the SID of the call that was made or changed.
    @discardableResult
    private func post(_ path: String, _ fields: [(String, String)]) async throws(PhoneLineError) -> String {
        var request = HTTPClientRequest(
            url: "\(account.restURL)/2010-04-01/Accounts/\(Self.encoded(account.sid))/\(path)")
        request.method = .POST
        let credentials = Data("\(account.sid):\(account.authToken)".utf8).base64EncodedString()
        request.headers.add(name: "Authorization", value: "Basic \(credentials)")
        request.headers.add(name: "Content-Type", value: "application/x-www-form-urlencoded")
        let form = fields.map { "\(Self.encoded($0))=\(Self.encoded($1))" }.joined(separator: "&")
        request.body = .bytes(ByteBuffer(string: form))
        let (status, json) = try await answer(to: request)
        guard status < 500 else { throw .refused(code: status, reason: "HTTP \(status)") }
        guard (200..<300).contains(status) else {
            throw .refused(code: json["code"]?.integer ?? status, reason: json["message"]?.string ?? "HTTP \(status)")
        }
        // A page of a proxy is none of Twilio's answers.
        guard let sid = json["sid"]?.string else { throw .strangeAnswer }
        return sid
    }

    private func answer(to request: HTTPClientRequest) async throws(PhoneLineError) -> (Int, JSONValue) {
        do {
            let response = try await HTTPClient.shared.execute(request, timeout: Self.patience)
            let body = try await response.body.collect(upTo: Self.largestAnswer)
            let json = (try? JSONValue(parsing: Data(body.readableBytesView))) ?? .null
            return (Int(response.status.code), json)
        } catch {
            throw .unreachable
        }
    }

    /// As a value of a form, or as a segment of a path: nothing in it leaves its place.
    private static func encoded(_ text: String) -> String {
        text.addingPercentEncoding(withAllowedCharacters: plain) ?? ""
    }
}
