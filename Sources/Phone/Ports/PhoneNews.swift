import Echo
import EchoScreen
import PhoneBridge

/// News from the telephone: from the bridge about its calls, and from elsewhere.
package enum PhoneNews: Sendable {
    /// In this call, or before it had begun.
    case happened(CallHappening, call: String)
    /// The loudest sample of the last tenth of a second, 0–255.
    case levels(caller: UInt8, assistant: UInt8, call: String)
    /// What becomes of the sound that is kept.
    case sound(SoundKeepingNews, call: String)
    /// A sentence about the line that somebody should read.
    case warning(String)
    /// The bridge whose calls are watched is away for now: a sentence says why. What goes on there is told again.
    case away(String)
    /// The line is closed, or broke; a sentence says why it broke.
    case closed(String?)

    /// Nil for what comes with every piece of sound and every word, and is shown by what it comes to.
    init?(_ news: SwitchboardNews) {
        switch news.happening {
        case .wire, .echo(.audioLevelChanged), .echo(.assistantAudioDelta), .echo(.assistantTextDelta),
            .echo(.userTranscriptionDelta):
            return nil
        default: self = .happened(news.happening, call: news.call)
        }
    }
}
