import Echo
import Foundation

/// One connection to a talkative server: whatever settings are asked for hold, and there is no end to an answer.
final class TalkativeConnection: RealtimeConnectionProtocol {
    private let meter: CallMeter
    private let incoming: EventBatches<RealtimeTransportEvent>
    private let deliver: EventBatches<RealtimeTransportEvent>.Continuation

    init(_ meter: CallMeter) {
        self.meter = meter
        (incoming, deliver) = EventBatches<RealtimeTransportEvent>.makeStream()
        say(TalkativeWords.created)
    }

    nonisolated(nonsending) func receive() async -> [RealtimeTransportEvent] {
        await incoming.makeAsyncIterator().next(isolation: #isolation) ?? []
    }

    func send(_ text: Data) async throws(EchoError) { _ = post(text) }

    func post(_ text: Data) -> Bool {
        if let sound = TalkativeWords.sound(in: text) {
            arrive(sound)
            return true
        }
        if let agreed = TalkativeWords.agreement(to: text) { say(agreed) }
        return true
    }

    private func arrive(_ sound: Data) {
        for start in stride(from: 0, to: sound.count, by: FrameNumber.bytes) {
            meter.arrive(.up, number: FrameNumber(in: sound[start...]).value)
        }
    }

    func close() async {
        deliver.yield(.closed(code: 1000, reason: ""))
        deliver.finish()
    }

    func beginAnswer() { for text in TalkativeWords.answer { say(text) } }

    func talk() {
        meter.setOut(.down)
        say(TalkativeWords.delta)
    }

    func hearSpeech() {
        meter.interrupt()
        say(TalkativeWords.speechStarted)
    }

    private func say(_ text: Data) { deliver.yield(.text(text)) }
}
