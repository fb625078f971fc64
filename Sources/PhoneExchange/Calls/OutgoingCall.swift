/// The app's request to place a call.
struct OutgoingCall: Sendable, Hashable {
    /// How the exchange finds out who answered.
    enum Detection: Sendable, Hashable {
        case none
        case enable
        /// A machine's own words are heard to their end.
        case messageEnd
    }

    var to: String
    var from: String
    var program: CallProgram
    var callback: StatusCallback?
    var timeout = Duration.seconds(60)
    var detection = Detection.none
    /// Where it is told who answered, while the program runs already; nil for before it runs.
    var detectionCallback: String?
    /// Keys that are pressed when somebody answers.
    var digits = ""
}
