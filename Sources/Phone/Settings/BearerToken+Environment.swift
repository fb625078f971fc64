import EchoServing

extension BearerToken {
    /// What our own clients show, and what they show besides while it is replaced. Nil where none is named.
    package static func bridge(_ environment: [String: String]) -> BearerToken? {
        func token(_ name: String) -> BearerToken? {
            environment[name].flatMap { $0.isEmpty ? nil : BearerToken($0) }
        }
        return token("ECHO_BRIDGE_TOKEN")?.or(token("ECHO_BRIDGE_TOKEN_SECONDARY"))
    }

    /// What Asterisk shows; nil where none is let in.
    package static func asterisk(_ environment: [String: String]) -> BearerToken? {
        environment["ECHO_ASTERISK_PASSWORD"].flatMap { $0.isEmpty ? nil : BearerToken($0) }
    }
}

extension WebhookSignature {
    /// What OpenAI signs with; nil where none of its calls are taken.
    ///
    /// - Throws: `PhoneError` for what is no such secret.
    package static func openAI(_ environment: [String: String]) throws(PhoneError) -> WebhookSignature? {
        guard let secret = environment["OPENAI_WEBHOOK_SECRET"], !secret.isEmpty else { return nil }
        guard let signature = WebhookSignature(secret: secret) else {
            throw PhoneError("OPENAI_WEBHOOK_SECRET is not a webhook secret: those begin with whsec_.")
        }
        return signature
    }
}
