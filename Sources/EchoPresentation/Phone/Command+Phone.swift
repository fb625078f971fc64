/// What can be done with the telephone.
extension Command {
    public static let showPhone = Command("showPhone")
    /// Opens the dialer.
    public static let dial = Command("phone.dial")
    /// Calls the number that stands in the dialer, or behind the command.
    public static let placeCall = Command("phone.call")
    /// The prompt that the next call is made with.
    public static let nextCallPrompt = Command("phone.prompt")
    /// Opens the line, or closes it.
    public static let switchLine = Command("phone.line")
    /// Has somebody call on the test line.
    public static let ringTestCall = Command("phone.test")
    /// Calls the assistant with one's own microphone, on the test line.
    public static let callAssistant = Command("phone.test.voice")
    public static let openCall = Command("phone.open")
    /// Takes a call that rings, with one's own microphone.
    public static let answerCall = Command("phone.answer")
    public static let letAssistantAnswer = Command("phone.answer.assistant")
    public static let declineCall = Command("phone.decline")
    public static let whisper = Command("phone.whisper")
    public static let sayInCall = Command("phone.say")
    public static let muteAssistant = Command("phone.mute")
    public static let takeOverCall = Command("phone.take")
    public static let listenIn = Command("phone.listen")
    public static let recordCall = Command("phone.record")
    public static let pressCallKeys = Command("phone.keys")
    public static let transferCall = Command("phone.transfer")
    public static let hangUpCall = Command("phone.hangUp")
    /// The number that was called before the one that stands in the dialer.
    public static let earlierNumber = Command("phone.number.earlier")
    public static let laterNumber = Command("phone.number.later")
    /// The calls of which sound is kept.
    public static let showRecordings = Command("phone.recordings")
    /// Writes a call that is over to a file.
    public static let exportCall = Command("phone.export")
    /// Deletes a call that is over, or in the recordings its sound.
    public static let deleteCall = Command("phone.delete")
}

extension KeyContext {
    /// The list of calls.
    public static let phone = KeyContext("phone", place: "in the phone")
    /// One call that is watched.
    public static let call = KeyContext("call", place: "in a call")
    /// A call rings.
    public static let ringing = KeyContext("ringing", place: "while a call rings")
    /// A call that is over.
    public static let pastCall = KeyContext("pastCall", place: "in a past call")
    /// The calls of which sound is kept.
    public static let recordings = KeyContext("recordings", place: "in the recordings")
    /// Keys of a telephone are pressed in a call.
    public static let keypad = KeyContext("keypad", place: "in the keypad")
    /// A number is typed.
    public static let dialer = KeyContext("dialer", place: "in the dialer")
}

extension Situation.Fact {
    /// The list of calls is open.
    public static let looksAtPhone = Self("phone.looks")
    /// A number is typed.
    public static let dials = Self("phone.dials")
    /// Keys of a telephone are pressed in a call.
    public static let pressesKeys = Self("phone.keys")
    /// A call that rings is shown.
    public static let seesRingingCall = Self("phone.rings")
    /// A call that goes on is selected, or watched.
    public static let selectsCall = Self("phone.selectsCall")
    /// A call that is over is shown, or its recording is selected.
    public static let selectsPastCall = Self("phone.selectsPastCall")
    /// The test line is open.
    public static let hasTestLine = Self("phone.hasTestLine")
}
