import Echo
import EchoScreen
import EchoStore
import Foundation

/// Writes messages into a store as fast as a lively conversation does, until it is killed: `store-sample FOLDER NAME [COUNT]`.
///
/// It prints the number of each message once it is noted, and how many milliseconds it has run. With a count it ends by
/// itself, on purpose. `store-sample --sound FOLDER NAME` keeps the sound of an answer as it is heard instead, and
/// `store-sample --encrypt FOLDER on|off` encrypts what is there.
@main
enum StoreSample {
    static func main() async throws {
        let arguments = CommandLine.arguments
        if arguments[1] == "--sound" { return try await SpeakingSample(folder: arguments[2], name: arguments[3]).run() }
        if arguments[1] == "--encrypt" {
            return try await EncryptingSample(folder: arguments[2], isOn: arguments[3] == "on").run()
        }
        let store = ConversationStore(folder: arguments[1])
        let id = ConversationID(arguments[2])
        let count = arguments.count > 3 ? Int(arguments[3]) ?? 0 : .max
        let start = ContinuousClock.now
        store.note(.began(ConversationRecord(id: id, startedAt: Date(), mode: .text)))
        for number in 0..<count {
            for status in [Message.Status.inProgress, .completed] {
                let message = Message(
                    id: "item\(number)", role: .assistant, medium: .text, text: "message \(number)", status: status,
                    createdAt: Date())
                store.note(.message(MessageRecord(conversation: id, position: number, message: message, mode: .text)))
            }
            let line = "\(number) \(Int((ContinuousClock.now - start) / .milliseconds(1)))\n"
            FileHandle.standardOutput.write(Data(line.utf8))
            try await Task.sleep(for: .milliseconds(2))
        }
        await store.flush()
        store.note(.ended(id, at: Date()))
        await store.close()
    }
}
