import Echo
import EchoAudio
import EchoScreen
import EchoStore
import Foundation

/// An answer of one tone that never ends, kept as it is heard. It prints how many milliseconds of it there were.
struct SpeakingSample {
    let folder: String
    let name: String

    func run() async throws {
        let store = ConversationStore(folder: folder)
        let id = ConversationID(name)
        let message = Message(
            id: "answer", role: .assistant, medium: .voice, text: "la", status: .inProgress, createdAt: Date())
        store.note(.began(ConversationRecord(id: id, startedAt: Date(), mode: .audio)))
        store.note(.message(MessageRecord(conversation: id, position: 0, message: message, mode: .audio)))
        let keeper = SoundKeeper(folder: folder, keys: StorageKeyFile(path: "\(folder)/storage.key"))
        let (sound, sink) = AsyncStream.makeStream(of: ConversationSound.self)
        let (events, teller) = EventBatches<EchoEvent>.makeStream()
        let news = try await keeper.start(sound, events)
        async let noted: Void = note(news, in: store, of: id)
        teller.yield(.assistantStartedSpeaking(itemID: "answer"))
        let start = ContinuousClock.now
        for chunk in 0..<Int.max {
            let due = start.advanced(by: .milliseconds(20 * (chunk + 1)))
            let samples = (0..<480).map { Int16(8_000 * sin(2 * .pi * 400 * Double(chunk * 480 + $0) / 24_000)) }
            sink.yield(
                ConversationSound(side: .assistant, sound: PCM16(samples), lastSampleAt: due, number: chunk))
            FileHandle.standardOutput.write(Data("\(20 * (chunk + 1))\n".utf8))
            try await Task.sleep(until: due)
        }
        await noted
    }

    private func note(_ news: AsyncStream<SoundKeepingNews>, in store: ConversationStore, of id: ConversationID) async {
        for await case .began(let sound) in news { store.note(.sound(sound, of: id)) }
    }
}
