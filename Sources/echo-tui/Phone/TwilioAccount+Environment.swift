import Foundation
import PhoneBridge

extension TwilioAccount {
    /// As Twilio's own tools name them. Nil where there is no account.
    init?(environment: [String: String]) {
        guard let sid = environment["TWILIO_ACCOUNT_SID"], !sid.isEmpty, let token = environment["TWILIO_AUTH_TOKEN"],
            !token.isEmpty
        else { return nil }
        self.init(sid: sid, authToken: token)
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
