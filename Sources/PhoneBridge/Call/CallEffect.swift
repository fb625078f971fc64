import Echo

/// An effect in a call.
enum CallEffect: Sendable, Hashable {
    case attend(CallAttendance)
    /// Answers a line that only rings.
    case open
    /// The caller hears that it rings.
    case ring
    /// Makes the conversation.
    case converse
    case instruct(String, answers: Bool)
    /// In the line's own voice.
    case announce(String, CallAnnouncement)
    /// Nothing more of what the line says in its own voice is needed.
    case hush
    case startRecording
    case discardRecording
    /// The caller wants none.
    case refuseRecording
    case failPIN
    case keys(id: String, String)
    case mute(Bool)
    /// Nothing of the assistant is heard any more; nobody asked for it, so nobody is told.
    case silence
    case takeOver(Bool)
    case interruptAssistant
    /// What the other side says is not for the conversation any more.
    case deafen
    case press(String)
    case transfer(to: String, saying: String? = nil)
    /// Somebody who watches is to take the call over; for the reason, in a sentence.
    case wantPerson(name: String, String?)
    /// The caller is about to leave a message: the assistant is not heard, and answers nothing.
    case makeRoomForMessage
    /// The message begins. `records`: the call is not recorded already.
    case startMessage(records: Bool)
    /// The assistant goes on.
    ///
    /// - Parameters:
    ///   - id: of its wish.
    ///   - outcome: what became of the message.
    ///   - records: nothing else of the call is recorded.
    case endMessage(id: String, MessageTaking.Outcome, records: Bool)
    /// It cannot be handed on now.
    case failTransfer
    case update(SessionSettings)
    case hangUp
    /// The last one.
    case end(PhoneLineEnd)
}
