import Echo
import EchoWire
import Foundation

/// Requests as providers want them.
extension HTTPRequest {
    static func json(_ url: String, _ body: JSONValue, accept: String, headers: [String: String]) -> HTTPRequest {
        var all = ["content-type": "application/json", "accept": accept]
        all.merge(headers) { $1 }
        return HTTPRequest(method: "POST", url: url, headers: all, body: body.data)
    }

    /// A form as browsers send it.
    static func form(_ url: String, _ fields: [(String, String)]) -> HTTPRequest {
        let body = fields.map { "\(encoded($0.0))=\(encoded($0.1))" }.joined(separator: "&")
        return HTTPRequest(
            method: "POST", url: url,
            headers: ["content-type": "application/x-www-form-urlencoded", "accept": "application/json"],
            body: Data(body.utf8))
    }

    static func encoded(_ text: String) -> String {
        var result = ""
        for byte in text.utf8 {
            let character = Character(UnicodeScalar(byte))
            if byte < 0x80, character.isLetter || character.isNumber || "-._~".contains(character) {
                result.append(character)
            } else {
                result += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            }
        }
        return result
    }

    static func bearer(_ key: ProviderKey?) -> [String: String] {
        key.map { ["authorization": "Bearer \($0.value)"] } ?? [:]
    }
}
