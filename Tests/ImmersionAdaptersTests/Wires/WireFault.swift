import EchoTestKit
import Foundation
import Immersion

/// A way to fail, and what it has to be called.
enum WireFault: String, CaseIterable, Sendable {
    case badKey, forbidden, noQuota, tooOften, broken, overloaded, bad, redirect, webPage, otherType, empty
    case half, cutBeforeHead, noHTTP

    var steps: [PuppetHTTPStep] {
        switch self {
        case .badKey: PuppetHTTPStep.answer(401, #"{"error":{"code":"invalid_api_key","message":"secret-key"}}"#)
        case .forbidden: PuppetHTTPStep.answer(403, "")
        case .noQuota: PuppetHTTPStep.answer(401, #"{"detail":{"status":"quota_exceeded","message":"x"}}"#)
        case .tooOften:
            PuppetHTTPStep.answer(
                429, "{}", headers: ["retry-after": "7", "content-type": "application/json"])
        case .broken: PuppetHTTPStep.answer(503, "<html>", headers: ["content-type": "text/html"])
        case .overloaded: PuppetHTTPStep.answer(529, #"{"type":"error","error":{"type":"overloaded_error"}}"#)
        case .bad: PuppetHTTPStep.answer(400, #"{"error":{"code":"bad_text","message":"the learner said Hola"}}"#)
        case .redirect: PuppetHTTPStep.answer(302, "", headers: ["location": "http://127.0.0.1:1/"])
        case .webPage: PuppetHTTPStep.answer(200, "<html>Sign in</html>", headers: ["content-type": "text/html"])
        case .otherType: PuppetHTTPStep.answer(200, "%PDF", headers: ["content-type": "application/pdf"])
        case .empty: PuppetHTTPStep.answer(200, "", headers: [:])
        case .half:
            [.head(200, ["content-type": "application/json", "content-length": "99"]), .body("{\"a"), .cut]
        case .cutBeforeHead: [.cut]
        case .noHTTP: [.bytes(Data("SSH-2.0-OpenSSH\r\n\r\n".utf8)), .cut]
        }
    }

    func isRight(_ error: ProviderError) -> Bool {
        switch (self, error) {
        case (.badKey, .unauthorized), (.forbidden, .unauthorized), (.badKey, .keyRefused), (.forbidden, .keyRefused),
            (.noQuota, .quotaExceeded),
            (.tooOften, .rateLimited(.seconds(7))), (.broken, .serverFailed(503)),
            (.overloaded, .serverFailed(529)),
            (.bad, .rejected(400, "bad_text")), (.redirect, .rejected(302, "")), (.webPage, .invalidAnswer),
            (.otherType, .invalidAnswer), (.empty, .invalidAnswer), (.half, .brokenOff), (.half, .invalidAnswer),
            (.cutBeforeHead, .brokenOff), (.noHTTP, .invalidAnswer), (.noHTTP, .brokenOff):
            true
        default: false
        }
    }
}
