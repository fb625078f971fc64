import EchoWire
import Foundation

/// Takes keys and tokens out of what is written down.
struct SecretRemoval: Sendable {
    static let replacement = "‹hidden›"
    private static let fields: Set = [
        "authorization", "api_key", "apikey", "access_token", "refresh_token", "client_secret", "token", "password",
        "secret",
    ]

    private let secrets: [String]

    init(_ secrets: [String]) { self.secrets = secrets.filter { !$0.isEmpty } }

    func remove(from content: CassetteEntry.Content) -> CassetteEntry.Content {
        switch content {
        case .note(let json): .note(remove(from: json))
        case .client(let json, let request): .client(remove(from: json), request: request.map(remove))
        case .server(let json, let status): .server(remove(from: json), status: status)
        case .closed(let code, let reason): .closed(code: code, reason: remove(from: reason))
        }
    }

    func remove(from json: JSONValue) -> JSONValue {
        switch json {
        case .object(let object):
            .object(
                Dictionary(
                    uniqueKeysWithValues: object.map { name, value in
                        let isSecret = Self.fields.contains(name.lowercased()) && value.string?.isEmpty == false
                        return (remove(from: name), isSecret ? .string(Self.replacement) : remove(from: value))
                    }))
        case .array(let array): .array(array.map(remove))
        case .string(let text): .string(remove(from: text))
        default: json
        }
    }

    private func remove(from text: String) -> String {
        secrets.reduce(text) { $0.replacingOccurrences(of: $1, with: Self.replacement) }
    }
}
