import Echo

/// Announces something that nobody asked for just now, one text after the other: over an answer that is heard, but over no
/// person.
@MainActor final class Announcer {
    /// A text is tried for a minute; what cannot be spoken by then was told in writing.
    private static let (attempts, pause) = (120, Duration.milliseconds(500))
    private static let mostFailures = 3

    private let link: ConversationLink
    private let clock: any AppClockProtocol
    private var last: Task<Void, Never>?
    /// One of them is being spoken.
    private(set) var isSpeaking = false

    init(_ link: ConversationLink, clock: any AppClockProtocol) { (self.link, self.clock) = (link, clock) }

    /// - Parameters:
    ///   - isFree: whether nobody talks just now.
    ///   - settings: the voice, and how it speaks.
    func announce(
        _ text: String, when isFree: @escaping @MainActor () -> Bool,
        as settings: @escaping @MainActor () -> SessionSettings
    ) {
        let before = last
        last = Task { [weak self, clock] in
            await withTaskCancellationHandler {
                await before?.value
            } onCancel: {
                before?.cancel()
            }
            var failures = 0
            for _ in 0..<Self.attempts where !Task.isCancelled && failures < Self.mostFailures {
                guard let self else { return }
                do {
                    if isFree() {
                        isSpeaking = true
                        defer { isSpeaking = false }
                        return try await AnnounceText(link: link)(text, as: settings())
                    }
                } catch EchoError.speaking {
                } catch {
                    failures += 1
                }
                try? await clock.sleep(for: Self.pause)
            }
        }
    }

    /// Ends what is spoken, and what is to be announced behind it.
    func stop() { last?.cancel() }
}
