extension PINAnswer {
    /// The answer to a try that opened nothing.
    public var text: String {
        switch self {
        case .right: ""
        case .wrong(let left) where left > 0:
            "That is not the PIN. \(left == 1 ? "One try is" : "\(left) tries are") left before a pause."
        case .wrong: "That is not the PIN."
        case .paused(let pause): "Too many wrong attempts. Try again in \(Self.text(pause))."
        case .unreachable: "The stored PIN cannot be read. echo-tui key list says where it is."
        }
    }

    private static func text(_ pause: Duration) -> String {
        let seconds = max(1, pause.components.seconds)
        guard seconds > 90 else { return "\(seconds) \(seconds == 1 ? "second" : "seconds")" }
        return "\((seconds + 59) / 60) minutes"
    }
}
