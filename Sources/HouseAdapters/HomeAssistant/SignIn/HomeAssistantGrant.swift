import EchoWire
import Foundation

/// What a person allowed this program in Home Assistant's own page: a token that gets tokens, and for whom it is. It does
/// not show itself.
public struct HomeAssistantGrant: Sendable, Hashable, CustomStringConvertible, CustomDebugStringConvertible,
    CustomReflectable
{
    let refreshToken: String
    /// The address that this program gave as its name; a token is only given to the same.
    let clientID: String

    /// Before what is stored of one, in the place of a long-lived token.
    private static let mark = "oauth:"

    public init(refreshToken: String, clientID: String) {
        (self.refreshToken, self.clientID) = (refreshToken, clientID)
    }

    /// Nil for what is no stored grant, such as a long-lived token.
    public init?(stored text: String) {
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard text.hasPrefix(Self.mark),
            let json = try? JSONValue(parsing: Data(text.dropFirst(Self.mark.count).utf8)),
            let token = json["refresh_token"]?.string, let client = json["client_id"]?.string, !token.isEmpty
        else { return nil }
        self.init(refreshToken: token, clientID: client)
    }

    /// As it is stored: one line.
    public var stored: String {
        let json: JSONValue = ["client_id": .string(clientID), "refresh_token": .string(refreshToken)]
        return Self.mark + json.text
    }

    public var description: String { "‹grant›" }
    public var debugDescription: String { description }
    public var customMirror: Mirror { Mirror(self, children: []) }
}
