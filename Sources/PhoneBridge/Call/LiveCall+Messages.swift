import Echo
import EchoAudio
import Foundation
import Synchronization

/// A message of the caller's, in their own voice.
extension LiveCall {
    /// One that was recorded, until the assistant has written it down.
    struct TakenMessage {
        /// Hears whether the caller speaks.
        var ear: Int?
        var isUnwritten = false
        /// As far as it was understood.
        var words: [String] = []

        /// What the owner is told where nobody wrote it down.
        var text: String? {
            guard isUnwritten else { return nil }
            return words.isEmpty ? "A message in the caller's own voice." : words.joined(separator: " ")
        }

        mutating func understand(_ new: String) {
            if ear != nil || isUnwritten, !new.isEmpty { words.append(new) }
        }
    }

    /// Louder than what lines have of themselves.
    private static let loud = 1000

    func makeRoomForMessage(_ conversation: Conversation?) async {
        // Interrupted, it would not wait for the message any more.
        loudspeaker.mute(true)
        var settings = told.withLock(\.self)
        (settings.createsResponse, settings.interruptsResponse) = (false, false)
        try? await conversation?.updateSettings(settings)
    }

    func startMessage(records: Bool, _ conversation: Conversation?) async {
        let codec = line.call.codec
        let ear = news.hear { [happened] sound in
            guard case .caller(let bytes) = sound else { return }
            if codec.decode(bytes).samples.contains(where: { $0.magnitude > Self.loud }) {
                happened.yield(.messageHeard)
            }
        }
        keeping.message.withLock { $0 = TakenMessage(ear: ear) }
        if records { await startRecording(conversation, keepsCaller: false) }
    }

    func endMessage(_ id: String, _ outcome: MessageTaking.Outcome, records: Bool, _ conversation: Conversation?) async
    {
        let ear = keeping.message.withLock { message in
            defer { message.ear = nil }
            return message.ear
        }
        if let ear { news.remove(ear) }
        var outcome = outcome
        if records, await !finishRecording(of: outcome), outcome == .kept { outcome = .notPossible }
        keeping.message.withLock { message in
            if outcome == .kept { message.isUnwritten = true } else { message = TakenMessage() }
        }
        loudspeaker.mute(isMuted || isTakenOver)
        try? await conversation?.updateSettings(told.withLock(\.self))
        keys.answer(id, outcome.answer)
    }

    /// - Returns: whether something is kept.
    private func finishRecording(of outcome: MessageTaking.Outcome) async -> Bool {
        tape.stop()
        guard outcome == .kept else {
            _ = await aside { await self.recorder?.discard(self.line.call.id) }
            news.tell(.recordingDiscarded)
            return false
        }
        return await keepRecording()
    }

    /// Whoever hung up behind the tone has left a message all the same.
    func tellUnwrittenMessage() {
        let text = keeping.message.withLock { message in
            defer { message = TakenMessage() }
            return message.text
        }
        if let text { news.tell(.messageTaken(text)) }
    }
}

extension MessageTaking.Outcome {
    /// What the assistant is told.
    fileprivate var answer: String {
        switch self {
        case .kept:
            """
            The message is kept in the caller's own voice. Write it down with take_message, as far as you understood \
            it, and say in one short sentence that it will be heard.
            """
        case .nothing: "The caller said nothing after the tone. Ask whether they want to leave a message."
        case .takenBack: "The caller took the message back, and nothing of it is kept. Say so in a few words."
        case .notPossible: "No message can be recorded now. Ask for it, and deliver it with take_message."
        }
    }
}
