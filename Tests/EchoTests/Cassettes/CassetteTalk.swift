import Echo
import EchoTestKit
import Foundation

/// A conversation with a recorded server, through the public API only.
struct CassetteTalk: Sendable {
    let conversation: Conversation
    let player: CassettePlayer
    let log: EventLog
    let microphone: ManualMicrophone
    let loudspeaker: ManualLoudspeaker

    /// Plays a published example up to a time.
    static func run(
        _ name: String, until end: Duration = .seconds(3600), runsTools: Bool = true,
        settings change: (inout SessionSettings) -> Void = { _ in }, _ body: (CassetteTalk) async throws -> Void
    ) async throws {
        let cassette = try Cassette(parsing: WireExamples.data("realtime-\(name).jsonl")).until(end)
        // Recorded clients left it to the server to cancel what is spoken over.
        let player = try CassettePlayer(
            cassette, tolerating: ScriptedRealtimeTransport.tolerated.union(["response.cancel"]))
        let microphone = ManualMicrophone()
        let loudspeaker = ManualLoudspeaker()
        let echo = Echo(
            key: nil, automaticToolExecution: runsTools, microphone: microphone, loudspeaker: loudspeaker,
            realtimeTransport: player)
        var settings = SessionSettings()
        change(&settings)
        let log = EventLog(echo.events)
        let conversation = try await echo.startConversation(settings: settings)
        try await body(
            CassetteTalk(
                conversation: conversation, player: player, log: log, microphone: microphone, loudspeaker: loudspeaker))
        try await player.finish()
        await conversation.close()
    }

    func startTalking() async throws {
        try await conversation.startListening()
        guard await eventually({ microphone.isOpen }) else { throw EchoError.audio(.noDevice(.capture)) }
    }

    /// The server alone hears it, as it is in the recording.
    func murmur(_ milliseconds: Int) { microphone.say(SpokenSound.quiet(milliseconds: milliseconds)) }

    func speak(_ milliseconds: Int) { microphone.say(SpokenSound.voice(milliseconds: milliseconds)) }

    /// Waits until an answer has these words at least.
    func id(of words: String) async -> String? {
        let isIt = { (message: Message) in message.role == .assistant && message.text.hasPrefix(words) }
        _ = await eventually { await conversation.allMessages.contains(where: isIt) }
        return await conversation.allMessages.last(where: isIt)?.id
    }

    /// Waits until the answer is made and in the loudspeaker; its id, if it came.
    func answer(_ text: String) async -> String? {
        guard let id = await id(of: text), await eventually({ loudspeaker.items.contains(id) }) else { return nil }
        return id
    }

    /// Waits until the answer is made, and hears it to its end.
    func hearAnswer(_ text: String) async -> Bool {
        guard let id = await answer(text), await eventually({ loudspeaker.wholeItems.contains(id) }) else {
            return false
        }
        loudspeaker.finish(id)
        return await log.sees(.assistantStoppedSpeaking(itemID: id))
    }

    /// The conversation as one would read it aloud.
    var transcript: [String] {
        get async { await conversation.allMessages.map { "\($0.role.rawValue): \($0.text)" } }
    }
}
