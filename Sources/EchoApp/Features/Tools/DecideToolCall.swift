import Echo
import EchoScreen

/// Tells what a person said to a call of a tool that waited.
///
/// Sad courses: the call is over already, as when its answer was stopped: the engine takes no notice.
@MainActor struct DecideToolCall {
    let link: ConversationLink

    func callAsFunction(_ decision: ToolDecision, on callID: String) async {
        await link.conversation?.decide(decision, on: callID)
    }
}
