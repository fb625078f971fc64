import Foundation
import PhoneBridge

extension TwilioAccount {
    /// The name that the token is stored by.
    package static let keyName = "twilio"

    /// Gives the token that a person has stored; nil for none.
    package typealias StoredToken = @Sendable () async throws(PhoneError) -> String?

    /// The account, with the token of the environment, else with the stored one. Nil where there is no account.
    package static func opened(
        _ environment: [String: String], storedToken: StoredToken
    ) async throws(PhoneError) -> TwilioAccount? {
        if let account = TwilioAccount(environment: environment) { return account }
        guard isNamed(environment) else { return nil }
        guard let token = try await storedToken() else {
            throw PhoneError("Set TWILIO_AUTH_TOKEN, or store the token of the account: echo-tui key set twilio")
        }
        return TwilioAccount(environment: environment, token: token)
    }

    /// Whether the environment says which account is meant.
    package static func isNamed(_ environment: [String: String]) -> Bool {
        environment["TWILIO_ACCOUNT_SID"]?.isEmpty == false
    }

    /// As Twilio's own tools name them. Nil where there is no account.
    ///
    /// - Parameter token: where the environment has none.
    init?(environment: [String: String], token: String? = nil) {
        func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
        guard let sid = value("TWILIO_ACCOUNT_SID"), let token = value("TWILIO_AUTH_TOKEN") ?? token else { return nil }
        self.init(sid: sid, authToken: token)
        secondToken = value("TWILIO_AUTH_TOKEN_SECONDARY")
        (apiKey, apiSecret) = (environment["TWILIO_API_KEY"], environment["TWILIO_API_SECRET"])
        applicationSID = environment["TWIML_APP_SID"]
        number = environment["TWILIO_PHONE_NUMBER"]
        sharedKeys = Self.sharedKeys(environment["TWILIO_SHARED_KEYS"] ?? "")
        if let url = environment["TWILIO_REST_URL"], !url.isEmpty { restURL = url }
    }

    /// "name=secret", with commas between: Twilio names the key that it signs with.
    static func sharedKeys(_ text: String) -> [String: String] {
        let pairs = text.split(separator: ",").map { pair in
            pair.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
        }
        return Dictionary(
            pairs.filter { $0.count == 2 && !$0[0].isEmpty && !$0[1].isEmpty }.map { ($0[0], $0[1]) },
            uniquingKeysWith: { first, _ in first })
    }
}
