/// Telling whether a leg can be used, and leaving it.
extension ConversationLeg {
    var isUsable: Bool {
        get async {
            switch self {
            case .voice(let client): await client.session.phase == .ready
            case .text: true
            }
        }
    }

    var sessionID: String {
        get async {
            switch self {
            case .voice(let client): await client.session.sessionID
            case .text: ""
            }
        }
    }

    /// Without a word about it: the conversation goes on elsewhere.
    func leave() async {
        switch self {
        case .voice(let client): await client.leave()
        case .text(let client): await client.leave()
        }
    }
}
