import Foundation

/// What the head of a refusal says beside its body.
extension RESTRefusal {
    /// - Parameters:
    ///   - response: whose body it is.
    ///   - url: that was asked.
    init(_ response: HTTPResponse, body: Data, url: String) {
        self.init(body: body)
        if response.headers["cf-mitigated"] == "challenge" { isBrowserCheck = true }
        if let place = Self.newPlace(response, url: url) {
            message = "it has moved to \(place)"
        } else if message.isEmpty, [307, 308].contains(response.status) {
            message = Self.movedNowhere
        } else if message.isEmpty, let challenge = response.headers["www-authenticate"] {
            message = Self.description(in: challenge)
        }
    }

    static let movedNowhere = "it has moved, and does not say where to"

    /// Where a redirection leads, without what may be secret. It is none that is followed: the key would
    /// go there, too.
    private static func newPlace(_ response: HTTPResponse, url: String) -> String? {
        guard (300..<400).contains(response.status), let location = response.headers["location"],
            let place = URL(string: location, relativeTo: URL(string: url)),
            var parts = URLComponents(url: place, resolvingAgainstBaseURL: true)
        else { return nil }
        parts.user = nil
        parts.password = nil
        parts.query = nil
        parts.fragment = nil
        return parts.string.map { String($0.prefix(200)) }
    }

    /// The words of a challenge: `Bearer error="invalid_token", error_description="The token expired"`.
    private static func description(in challenge: String) -> String {
        let name = "error_description=\""
        guard let start = challenge.range(of: name) else { return "" }
        return String(challenge[start.upperBound...].prefix { $0 != "\"" }.prefix(300))
    }
}
