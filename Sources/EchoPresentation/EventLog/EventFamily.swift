import EchoText

/// Events that belong together, by the names a filter has for them.
enum EventFamily: String, Sendable, Hashable, CaseIterable {
    case session, input, conversation, response, output, limits, other, error

    init(ofType type: String) {
        switch EventWording.role(ofType: type) {
        case .eventSession: self = .session
        case .eventInput: self = .input
        case .eventConversation: self = .conversation
        case .eventResponse: self = .response
        case .eventOutput: self = .output
        case .eventLimits: self = .limits
        case .eventFailure: self = .error
        default: self = .other
        }
    }
}
