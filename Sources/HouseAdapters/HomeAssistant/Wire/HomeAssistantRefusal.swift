import EchoWire

/// Why Home Assistant did not do what a command asked for.
///
/// Only codes are told apart: the texts differ from release to release.
struct HomeAssistantRefusal: Error, Sendable, Hashable {
    /// Such as "not_found", "invalid_format", "unauthorized", "id_reuse".
    var code: String
    /// Whether the user of the token lacks the right.
    var isAboutRights: Bool

    init(code: String, isAboutRights: Bool = false) {
        self.code = code
        self.isAboutRights = isAboutRights
    }

    init(_ json: JSONValue?) {
        code = String((json?["code"]?.string ?? "unknown").prefix(64))
        // An error without words of its own is told by the name of its class.
        isAboutRights = code == "unauthorized" || json?["message"]?.string == "Unauthorized"
    }
}
