/// Takes a message of the caller in their own voice: behind a sentence and a tone, until they are silent or press `#`.
extension CallRules {
    /// Takes the message back.
    private static let refusal: Character = "*"

    mutating func wantMessage(_ id: String, at now: Instant) -> [CallEffect] {
        let isFree = message == nil && handover == nil && ringing == nil && !isTakenOver && !isLeaving
        guard isFree, stands, consent.admitsMessage else {
            return [.endMessage(id: id, .notPossible, records: false)]
        }
        message = MessageTaking(id, at: now)
        return []
    }

    /// The sentence and the tone were heard, or could not be.
    mutating func announcedMessage(wasSaid: Bool, at now: Instant) -> [CallEffect] {
        guard message?.isAnnounced == true else { return [] }
        // Who was not told is not recorded.
        guard wasSaid, consent.admitsMessage else { return endMessage(.notPossible) }
        let isOwn = !consent.isRecording
        message?.begin(isOwn: isOwn, at: now)
        return [.startMessage(records: isOwn)]
    }

    /// Nil when no message is being taken.
    mutating func passMessage(isHeard: Bool, at now: Instant) -> [CallEffect]? {
        guard let turn = message?.pass(isHeard: isHeard, at: now) else { return nil }
        switch turn {
        case .wait: return []
        case .announce: return [.makeRoomForMessage, .announce(configuration.sentences.message, .message)]
        case .end: return endMessage()
        }
    }

    mutating func pressInMessage(_ digit: Character) -> [CallEffect] {
        switch digit {
        case "#" where message?.isRecording == true: endMessage()
        case Self.refusal: endMessage(.takenBack) + refuseRecording(by: digit)
        default: []
        }
    }

    /// - Parameter outcome: nil for what the caller made of it.
    mutating func endMessage(_ outcome: MessageTaking.Outcome? = nil) -> [CallEffect] {
        guard let ended = message else { return [] }
        (message, quietSince) = (nil, nil)
        let isRecorded = ended.isOwn || consent.isRecording
        let left: MessageTaking.Outcome = ended.wasHeard ? (isRecorded ? .kept : .notPossible) : .nothing
        return [.endMessage(id: ended.id, outcome ?? left, records: ended.isOwn)]
    }
}
