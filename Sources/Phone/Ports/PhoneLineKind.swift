/// How telephones reach the assistant.
package enum PhoneLineKind: String, Sendable, Hashable, CaseIterable {
    /// An exchange inside the program, without an account.
    case test
    /// Softphones, a PBX or a FRITZ!Box.
    case sip
    case twilio
    /// A PBX, by its WebSocket channel.
    case asterisk
    /// A SIP trunk at OpenAI: the sound goes to its model without coming here.
    case openAI = "openai"
    /// The calls of a bridge that runs elsewhere: they are kept there, and go on without the screen.
    case remote

    /// Whether somebody can be called over it.
    package var canDial: Bool { self != .asterisk && self != .openAI }

    /// Whether the sound of its calls comes by here; else only the model can be heard in them.
    package var hasSound: Bool { self != .openAI }

    /// Whether its calls are those of this program: kept here, and over with it.
    package var isOwn: Bool { self != .remote }

    /// In a title.
    package var title: String {
        switch self {
        case .test: "test line"
        case .sip: "SIP"
        case .twilio: "Twilio"
        case .asterisk: "Asterisk"
        case .openAI: "OpenAI"
        case .remote: "bridge elsewhere"
        }
    }
}
