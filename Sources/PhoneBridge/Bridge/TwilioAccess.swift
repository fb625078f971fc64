/// The access for placing and ending calls at Twilio.
struct TwilioAccess: Sendable {
    let account: TwilioAccount
    let rest: TwilioREST
    let webhooks: VoiceWebhooks
}
