import EchoScreen
import EchoTerminal

extension CommandStory {
    static let privacy = [
        CommandStory(
            .showKept, in: nil, after: [.ask("hello")], .sees("╭ Saved on this machine").and(.sees("messages"))),
        CommandStory(
            .eraseKept, in: .kept, after: [.ask("hello"), .type("/data"), .press(.enter), .see("daily backups")],
            .sees("What should be erased?")),
    ]
}
