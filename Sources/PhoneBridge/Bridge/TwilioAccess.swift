/// What calls are placed and ended with at Twilio.
struct TwilioAccess: Sendable {
    let account: TwilioAccount
    let rest: TwilioREST
    let webhooks: VoiceWebhooks
}
