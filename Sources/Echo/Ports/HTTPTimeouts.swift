/// How long each phase of a request may take.
public struct HTTPTimeouts: Sendable, Hashable {
    /// Until there is a connection, its handshakes included.
    public var connect = Duration.seconds(10)
    /// From the request until the head of the answer: a model may have to be loaded first, or thinks before it says a word.
    public var head = Duration.seconds(300)
    /// Between two pieces of the answer's body: a model may think between two words.
    public var idle = Duration.seconds(120)
    /// For everything: behind the wait for the head, the published limit of the vendor's own clients.
    public var total = Duration.seconds(900)

    public init() {}

    /// By the variables of a process. What is empty, or not one of `seconds`, counts as not there.
    ///
    /// - Parameter environment: `ECHO_FIRST_BYTE_TIMEOUT` is `head` and `ECHO_SILENCE_TIMEOUT` is `idle`, both in seconds.
    public init(environment: [String: String]) {
        if let head = Self.limit(environment[Self.firstByteVariable]) { self.head = head }
        if let idle = Self.limit(environment[Self.silenceVariable]) { self.idle = idle }
        total = max(total, head + .seconds(600))
    }

    /// The range of a variable: whole seconds, an hour at most.
    public static let seconds = 1...3600
    /// The names of the variables.
    public static let (firstByteVariable, silenceVariable) = ("ECHO_FIRST_BYTE_TIMEOUT", "ECHO_SILENCE_TIMEOUT")

    /// The first variable that holds something that is not one of `seconds`; nil for none.
    public static func unusableVariable(in environment: [String: String]) -> String? {
        [firstByteVariable, silenceVariable].first { name in
            environment[name].map { !$0.isEmpty && limit($0) == nil } ?? false
        }
    }

    /// For questions whose answer is only looked up: nobody waits for them as for a model.
    var brief: HTTPTimeouts {
        var brief = self
        (brief.head, brief.idle) = (min(head, .seconds(60)), min(idle, .seconds(30)))
        return brief
    }

    private static func limit(_ text: String?) -> Duration? {
        text.flatMap { Int($0) }.flatMap { seconds.contains($0) ? .seconds($0) : nil }
    }
}
