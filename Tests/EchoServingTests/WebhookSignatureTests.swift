import Foundation
import NIOHTTP1
import Testing

@testable import EchoServing

@Suite struct `A signed request is believed or not` {
    /// The example that the specification's libraries are tested with.
    private static let secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"
    private static let time = 1_614_265_330
    private static let signed = [
        "webhook-id": "msg_p5jXN8AQM9LWM0D4loKWxJek", "webhook-timestamp": "\(time)",
        "webhook-signature": "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
    ]

    private func error(
        _ changes: [String: String?] = [:], body: String = #"{"test": 2432232314}"#, after seconds: Int = 0
    ) -> SignatureError? {
        var headers = Self.signed
        for (name, value) in changes { headers[name] = value }
        let head = HTTPRequestHead(
            version: .http1_1, method: .POST, uri: "/", headers: HTTPHeaders(headers.map { ($0.key, $0.value) }))
        let now = Date(timeIntervalSince1970: TimeInterval(Self.time + seconds))
        do throws(SignatureError) {
            try WebhookSignature(secret: Self.secret)!.check(PlainRequest(head: head, body: Data(body.utf8)), at: now)
            return nil
        } catch { return error }
    }

    @Test func `the published example is`() {
        #expect(error() == nil)
        #expect(error(after: 300) == nil)
        #expect(error(after: -300) == nil)
        #expect(error(["webhook-signature": "v2,AAAA v1,AAAA \(Self.signed["webhook-signature"]!)"]) == nil)
    }

    @Test func `what was changed, comes late or lacks something is not`() {
        #expect(error(body: #"{"test": 2432232315}"#) == .wrong)
        #expect(error(["webhook-id": "msg_other"]) == .wrong)
        #expect(error(["webhook-signature": "v1,"]) == .wrong)
        #expect(error(["webhook-signature": "v1a,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE="]) == .wrong)
        #expect(error(after: 301) == .outOfTime)
        #expect(error(after: -301) == .outOfTime)
        #expect(error(["webhook-timestamp": "soon"]) == .unreadable(header: "webhook-timestamp"))
        for name in Self.signed.keys { #expect(error([name: String?.none]) == .missing(header: name)) }
    }

    @Test func `a secret is base64, and does not print itself`() throws {
        #expect(WebhookSignature(secret: "whsec_") == nil)
        #expect(WebhookSignature(secret: "not base64!") == nil)
        let signature = try #require(WebhookSignature(secret: Self.secret))
        #expect(String(describing: signature) == "WebhookSignature(…)")
    }
}
