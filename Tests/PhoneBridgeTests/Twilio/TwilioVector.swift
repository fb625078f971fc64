import EchoServing
import EchoWire
import Foundation
import NIOHTTP1
import Testing

/// Something that Twilio's own library (for Python, 9.13.0) computed; numbers and credentials are made up.
struct TwilioVector: Sendable, CustomTestStringConvertible {
    let json: JSONValue

    static func all(_ kinds: String...) -> [TwilioVector] {
        let json = try? JSONValue(parsing: fixture("twilio.json"))
        let vectors = (json?["vectors"]?.array ?? []).map(TwilioVector.init(json:))
        return vectors.filter { kinds.contains($0["kind"]) && $0.json["optional"]?.bool != true }
    }

    static func fixture(_ name: String) -> Data {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        return (try? Data(contentsOf: folder.appending(path: "Fixtures/\(name)"))) ?? Data()
    }

    subscript(_ name: String) -> String { json[name]?.string ?? "" }

    var testDescription: String { "\(self["name"]): \(self["why"])" }

    var isValid: Bool { json["valid"]?.bool == true }

    /// What comes before the path.
    var origin: String {
        let scheme = self["url"].firstRange(of: "://")!
        let path = self["url"][scheme.upperBound...].firstIndex(of: "/")!
        return String(self["url"][..<path])
    }

    var request: PlainRequest {
        var headers: HTTPHeaders = ["X-Twilio-Signature": self["signature"]]
        if let settings = json["signatureSettings"]?.string {
            headers.add(name: "X-Twilio-Webhooks-Signature-Settings", value: settings)
        }
        switch self["kind"] {
        case "upgrade": headers.add(name: "Upgrade", value: "websocket")
        case "json": headers.add(name: "Content-Type", value: "application/json")
        default: headers.add(name: "Content-Type", value: "application/x-www-form-urlencoded; charset=UTF-8")
        }
        let head = HTTPRequestHead(
            version: .http1_1, method: self["kind"] == "upgrade" ? .GET : .POST,
            uri: String(self["url"].dropFirst(origin.count)), headers: headers)
        return PlainRequest(head: head, body: Data(self["body"].utf8))
    }
}
