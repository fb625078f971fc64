/// The instructions for Twilio in a call, as TwiML: verbs, one after the other.
public struct VoiceResponse: Sendable, Hashable {
    public var verbs: [VoiceVerb]

    public init(_ verbs: [VoiceVerb]) { self.verbs = verbs }

    /// The document. Characters that XML cannot hold are left out.
    public var xml: String {
        #"<?xml version="1.0" encoding="UTF-8"?>"# + VoiceVerb("Response", children: verbs).xml
    }
}
