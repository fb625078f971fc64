/// An instruction for a call.
enum TwiMLVerb: Sendable, Hashable {
    case say(String)
    case play(url: String)
    case playDigits(String)
    case pause(Duration)
    case gather(TwiMLGather)
    /// Both ways, until the app closes it.
    case connect(TwiMLStream)
    /// The caller's sound alone, while the call goes on.
    case start(TwiMLStream)
    case dial(number: String, action: String?, timeout: Duration)
    case redirect(String)
    case reject(isBusy: Bool)
    case hangUp

    var name: String {
        switch self {
        case .say: "Say"
        case .play, .playDigits: "Play"
        case .pause: "Pause"
        case .gather: "Gather"
        case .connect: "Connect"
        case .start: "Start"
        case .dial: "Dial"
        case .redirect: "Redirect"
        case .reject: "Reject"
        case .hangUp: "Hangup"
        }
    }

    /// What the log says of it.
    var text: String {
        switch self {
        case .say(let text), .play(let text), .playDigits(let text), .redirect(let text), .dial(let text, _, _): text
        case .connect(let stream), .start(let stream): stream.url
        case .gather(let gather): gather.prompt.map(\.text).joined(separator: " ")
        case .pause, .reject, .hangUp: ""
        }
    }

    /// Whether the call may still ring when it comes to it.
    var waitsForAnswer: Bool {
        switch self {
        case .reject, .redirect, .pause: false
        default: true
        }
    }
}
