import Echo

/// Closes the microphone. The engine sends what was being said.
///
/// Sad courses: nothing was said, then nothing is sent; no connection, then it only closes.
@MainActor struct StopListening {
    let link: ConversationLink

    func callAsFunction() async { await link.conversation?.stopListening() }
}
