import EchoScreen
import EchoText

/// Sharing what was learned, as numbers, with a server of the person's choice.
extension RoomFeature {
    private var shares: Bool { screen.preferences[flag: .roomShares] ?? false }
    private var eventServer: String { screen.preferences[word: .roomEventServer] ?? "" }

    func followSharing() { desk.events?.share(with: shares ? EventAddress.base(eventServer) : nil) }

    /// What consent means is said when it is given.
    func tellSharing() {
        guard shares else {
            let rest = "Learning is not shared, and nothing waits to be sent."
            if let server = EventAddress.base(eventServer) {
                return screen.notify("The learning server is \(server). \(rest) /share-learning on begins.")
            }
            guard eventServer.isEmpty else {
                return screen.notify("\(Sanitizer.line(eventServer)) is no https address. \(rest)", .warning)
            }
            return screen.notify("No learning server is set. \(rest)")
        }
        guard let server = EventAddress.base(eventServer) else {
            let problem = eventServer.isEmpty ? "No server is chosen" : "\(eventServer) is no https address"
            return screen.notify(
                "\(problem): learning is not shared. /learning-server takes one like https://example.org.", .warning)
        }
        let sentences: [Wording] = [
            "\(server) is told of each conversation and review from now on.",
            """
            What it gets: language, scenario, date, minutes, the numbers of lines, mistakes and cards, the score, and a \
            random number in place of your name. It never gets a word of what was said.
            """,
            "What it does not take waits on this machine. /share-learning off ends it, and erases what waits.",
        ]
        let paragraphs = sentences.flatMap { [ParagraphViewState($0), .blank] }.dropLast()
        screen.show(ReadingPanel(OverlayViewState(title: "Sharing", content: .paragraphs(Array(paragraphs)))))
    }

    func tellSharingTrouble(_ error: ProviderError, isLost: Bool) {
        let rest = isLost ? "What it declined is dropped." : "It is kept, and sent later."
        let remedy = error == .unauthorized ? " Store its key with `echo-tui key set learning-events`." : ""
        screen.notify("The server that learning is shared with \(error.happened). \(rest)\(remedy)", .warning)
        screen.publish()
    }
}
