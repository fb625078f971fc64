import EchoScreen
import PhoneBridge

/// A telephone that the assistant answers and calls with.
package protocol PhoneProtocol: InterpretedCallsProtocol {
    /// Opens a line. What happens on it comes in order, and ends with `closed`; who does not keep up misses the oldest.
    func open(_ kind: PhoneLineKind) async throws(PhoneError) -> PhoneLine
    /// Returns when the line is closed: who is in a call hears a goodbye.
    func close() async
    /// - Parameter prompt: the instructions and settings that the call is made with; nil for the person's own.
    func call(_ number: String, with prompt: SavedPrompt?) async throws(PhoneError)
    /// Whether conversations are kept: calls are not recorded while they are not.
    func remember(_ isOn: Bool)
    /// The profile whose monthly budget holds for calls; nil for the one without a profile.
    func use(_ profile: ProfileName?)
    /// How long calls to come ring before the assistant answers them; nil for not at all.
    func ring(for patience: Duration?)
    /// What calls need besides a line, as it is now; small files are looked at.
    var readiness: PhoneReadiness { get }
    /// Of the line that is open; nil for none.
    var used: PhoneUse? { get }
    /// Voice and turns of calls to come.
    func adjust(_ adjustment: CallAdjustment)
    func ask(_ request: CallRequest, of call: String)
    /// Both sides of the call are heard at the loudspeaker, or not any more.
    func listen(_ hears: Bool, to call: String)
    /// Voice and turns of a call that goes on.
    func adjust(_ adjustment: CallAdjustment, in call: String)
    /// On the test line: somebody calls, and asks what an assistant is asked.
    func ring() async throws(PhoneError)
    /// On the test line: the person calls with the microphone and the loudspeaker of this machine.
    func callAssistant() async throws(PhoneError)
    /// A number as people write it, also while it is typed.
    func formatted(_ number: String) -> String
}

extension PhoneProtocol {
    package func takeOver(_ call: String) { ask(.takeOver(true), of: call) }
}
