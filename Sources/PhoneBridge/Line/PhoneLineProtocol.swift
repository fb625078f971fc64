public import Echo
public import EchoAudio
public import Foundation

/// One telephone call's line, whatever it is made of: what the caller says and presses comes in, what the assistant says
/// goes out.
public protocol PhoneLineProtocol: Sendable {
    var call: PhoneLineCall { get }
    /// False while the caller's telephone only rings: nothing is heard or said before `open()`. As it was made.
    var isOpen: Bool { get }
    /// The call is the server's own: its sound never comes by here, and nothing is heard in it but the model. Nil for every
    /// other line.
    var serverCall: ServerCall? { get }
    /// Answers a call that rings.
    ///
    /// - Throws: `.over` when the caller has given up meanwhile.
    func open() async throws(PhoneLineError)
    /// Everything that happens on the line, until its end.
    var inbox: PhoneLineInbox { get }
    /// Plays frames behind those before them; a mark comes back when it is reached. Never blocks.
    func send(_ steps: [LineStep])
    /// Throws away what is not played yet. The marks in it come back, or not.
    func clear()
    /// Presses keys: 0–9, `*`, `#`, A–D.
    func press(_ digits: String)
    /// To be called every 20 ms: keys that take time go on. It must not wait.
    func tick()
    /// Connects the caller with another telephone; the line is over then, and has said so.
    ///
    /// - Returns: when somebody has answered there.
    /// - Throws: why nobody has; the caller is back on this line, if it is not over.
    func transfer(_ transfer: LineTransfer) async throws(PhoneLineError)
    /// Calls the other telephone beside this line, for who wants to join the two.
    ///
    /// - Parameter ear: gets 20 ms at a time of what is heard before somebody answers, where it is; it must not wait.
    /// - Returns: when it was answered; nil where this line cannot call. Cancelling the task takes the call back.
    func dial(
        _ address: String, hearing ear: @escaping @Sendable (Data, AudioCodec) -> Void
    ) async throws(PhoneLineError) -> (any PhoneLineProtocol)?
    /// How the sound of the call went, also when it is over; nil for a line that does not know.
    func quality() async -> LineQuality?
    /// Turns a call down that rings. Harmless when the line is over.
    func hangUp()
}

/// Most lines are there only when the call was answered.
extension PhoneLineProtocol {
    public var isOpen: Bool { true }
    public var serverCall: ServerCall? { nil }
    /// It can be read once. When nobody reads, the oldest sound is dropped; digits and the end never are.
    public var events: AsyncStream<PhoneLineEvent> { inbox.events }
    public func open() async throws(PhoneLineError) {}
    public func tick() {}
    public func quality() async -> LineQuality? { nil }
    public func dial(
        _ address: String, hearing ear: @escaping @Sendable (Data, AudioCodec) -> Void
    ) async throws(PhoneLineError) -> (any PhoneLineProtocol)? { nil }
    public func transfer(to number: String) async throws(PhoneLineError) {
        try await transfer(LineTransfer(to: number))
    }
}
