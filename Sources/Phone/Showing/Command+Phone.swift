import EchoScreen

/// What can be done with the telephone.
extension Command {
    package static let showPhone = Command("showPhone")
    /// Opens the dialer.
    package static let dial = Command("phone.dial")
    /// Calls the number that stands in the dialer, or behind the command.
    package static let placeCall = Command("phone.call")
    /// The prompt that the next call is made with.
    package static let nextCallPrompt = Command("phone.prompt")
    /// Opens the line, or closes it.
    package static let switchLine = Command("phone.line")
    /// Has somebody call on the test line.
    package static let ringTestCall = Command("phone.test")
    /// Calls the assistant with one's own microphone, on the test line.
    package static let callAssistant = Command("phone.test.voice")
    package static let openCall = Command("phone.open")
    /// Takes a call that rings, with one's own microphone.
    package static let answerCall = Command("phone.answer")
    package static let letAssistantAnswer = Command("phone.answer.assistant")
    package static let declineCall = Command("phone.decline")
    package static let whisper = Command("phone.whisper")
    package static let sayInCall = Command("phone.say")
    package static let muteAssistant = Command("phone.mute")
    package static let takeOverCall = Command("phone.take")
    package static let listenIn = Command("phone.listen")
    package static let recordCall = Command("phone.record")
    package static let pressCallKeys = Command("phone.keys")
    package static let transferCall = Command("phone.transfer")
    package static let hangUpCall = Command("phone.hangUp")
    /// The number that was called before the one that stands in the dialer.
    package static let earlierNumber = Command("phone.number.earlier")
    package static let laterNumber = Command("phone.number.later")
    /// The calls of which sound is kept.
    package static let showRecordings = Command("phone.recordings")
    /// Writes a call that is over to a file.
    package static let exportCall = Command("phone.export")
    /// Deletes a call that is over, or in the recordings its sound.
    package static let deleteCall = Command("phone.delete")
}

extension KeyContext {
    /// The list of calls.
    package static let phone = KeyContext("phone", place: "in the phone")
    /// A call rings.
    package static let ringing = KeyContext("ringing", place: "while a call rings")
    /// Keys of a telephone are pressed in a call.
    package static let keypad = KeyContext("keypad", place: "in the keypad")
    /// A number is typed.
    package static let dialer = KeyContext("dialer", place: "in the dialer")
}

extension Situation.Fact {
    /// The list of calls is open.
    package static let looksAtPhone = Self("phone.looks")
    /// A number is typed.
    package static let dials = Self("phone.dials")
    /// Keys of a telephone are pressed in a call.
    package static let pressesKeys = Self("phone.keys")
    /// A call that rings is shown.
    package static let seesRingingCall = Self("phone.rings")
    /// A call that goes on is selected, or watched.
    package static let selectsCall = Self("phone.selectsCall")
    /// A call that is over is shown, or its recording is selected.
    package static let selectsPastCall = Self("phone.selectsPastCall")
    /// The test line is open.
    package static let hasTestLine = Self("phone.hasTestLine")
}
