import EchoWire
import Foundation
import Testing

/// Something that Twilio's own library (for Python, 9.13.0) computed or sent; numbers and credentials are made up.
struct TwilioFixture: Sendable, CustomTestStringConvertible {
    let json: JSONValue

    static func all(_ kinds: String...) -> [TwilioFixture] {
        let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Fixtures/twilio.json")
        let json = (try? Data(contentsOf: file)).flatMap { try? JSONValue(parsing: $0) }
        return (json?["vectors"]?.array ?? []).map(TwilioFixture.init).filter { kinds.contains($0["kind"]) }
    }

    static func named(_ name: String) throws -> TwilioFixture {
        try #require(all("form", "upgrade", "twiml", "rest").first { $0["name"] == name })
    }

    subscript(_ name: String) -> String { json[name]?.string ?? "" }

    var testDescription: String { self["name"] }
}
