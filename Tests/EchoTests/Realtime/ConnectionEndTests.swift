import Foundation
import Testing

@testable import Echo

@Suite struct `The end of a connection means something` {
    @Test(arguments: [
        (3000, "invalid_request_error.invalid_api_key", EchoError.invalidKey),
        (4000, "insufficient_quota", .quotaExceeded(message: "insufficient_quota")),
        (1006, "", .connectionLost(code: 1006, reason: "")),
        (
            1001, "Your session hit the maximum duration of 60 minutes.",
            .connectionLost(code: 1001, reason: "Your session hit the maximum duration of 60 minutes.")
        ),
    ])
    func `close codes`(code: Int, reason: String, error: EchoError) {
        #expect(ConnectionEnd.error(code: code, reason: reason) == error)
    }

    @Test(arguments: [
        (401, "", EchoError.invalidKey), (403, "", .invalidKey), (429, "slow down", .rateLimited(message: "slow down")),
        (429, "You exceeded your current quota", .quotaExceeded(message: "You exceeded your current quota")),
        (503, "busy", .rejected(status: 503, message: "busy")),
    ])
    func `declined upgrades`(status: Int, message: String, error: EchoError) {
        let body = Data(#"{"error":{"message":"\#(message)"}}"#.utf8)
        #expect(ConnectFailure.rejection(status: status, body: body) == error)
    }

    @Test(arguments: [
        (429, ["retry-after": "3600"], 3600.0), (429, ["retry-after-ms": "1500"], 1.5),
        (503, ["retry-after": "20"], 20.0),
        (429, ["x-ratelimit-remaining-requests": "0", "x-ratelimit-reset-requests": "90s"], 90.0),
    ])
    func `a declined upgrade that asks to wait tells for how long`(
        status: Int, headers: [String: String], seconds: Double
    ) {
        let date = Date(timeIntervalSince1970: 1_000_000)
        let body = Data(#"{"error":{"message":"slow down"}}"#.utf8)
        let error = ConnectFailure.rejection(status: status, headers: headers, body: body, date: date)
        guard case .askedToWait(let until, let wait, "slow down") = error else {
            Issue.record("it is \(error)")
            return
        }
        #expect(wait == .seconds(seconds))
        #expect(until == date + Double(Int(seconds)))
    }

    @Test func `a connection that broke is made again no sooner than the server asks, unless that is too late`() {
        func asked(_ seconds: Int) -> EchoError {
            .askedToWait(until: Date(), wait: .seconds(seconds), message: "")
        }
        var reconnection = Reconnection(host: "server")
        let soon = reconnection.retry(after: 0, asked(60))
        let late = reconnection.retry(after: 0, asked(3600))

        #expect(soon?.delay == .seconds(60))
        #expect(late == nil)
    }

    @Test func `a declined upgrade that is a page for people says so, with the address`() throws {
        let page = Data("<!DOCTYPE html><html><head><title>Open WebUI</title></head></html>".utf8)
        let address = try RealtimeEndpoint(baseURL: "http://127.0.0.1:3000/v1?key=secret", model: "m").address
        #expect(address == "ws://127.0.0.1:3000/v1/realtime")
        #expect(
            ConnectFailure.rejection(status: 200, body: page, address: address)
                == .noAnswer(.webPage(title: "Open WebUI", address: address)))
    }

    @Test(arguments: [
        (403, "<!DOCTYPE html><html><head><title>Just a moment...</title></head></html>"),
        (503, "<html><title>Checking your browser before accessing example.org</title></html>"),
        (403, "<html><title>Attention Required! | Cloudflare</title></html>"),
        (200, "<html><body><script src=\"/cdn-cgi/challenge-platform/h/b/orchestrate\"></script></body></html>"),
    ])
    func `a declined upgrade that checks for a browser says so`(status: Int, page: String) {
        #expect(
            ConnectFailure.rejection(status: status, body: Data(page.utf8), address: "wss://host/v1/realtime")
                == .noAnswer(.browserCheck(address: "wss://host/v1/realtime")))
    }

    @Test func `a declined upgrade that is not JSON`() {
        #expect(
            ConnectFailure.rejection(status: 502, body: Data("<html>".utf8)) == .rejected(status: 502, message: ""))
    }

    @Test(arguments: [
        (403, "<html><title>Forbidden by proxy</title></html>", "Forbidden by proxy"),
        (404, #"{"detail":"Not Found"}"#, "Not Found"), (503, "Service Unavailable: model loading", nil),
        (426, "Upgrade Required", nil), (200, "OK", nil), (403, "no", nil),
    ])
    func `a declined upgrade has the server's words in whatever shape they come`(
        status: Int, body: String, words: String?
    ) {
        let error = ConnectFailure.rejection(status: status, body: Data(body.utf8))
        #expect(error == .rejected(status: status, message: words ?? body))
    }

    @Test func `an address with a password does not show it`() {
        #expect(throws: EchoError.invalidURL("host, with a user or password")) {
            _ = try RealtimeEndpoint(baseURL: "wss://me:secret@host/v1", model: "m")
        }
    }
}
