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
        if let url = environment["TWILIO_REST_URL"], !url.isEmpty { restURL = url }
    }
}
