/// A part of the assistant that this program runs itself: a server of its own on loopback.
public struct OwnPart: Sendable, Hashable {
    public var role: PartRole
    /// For people: "Whisper base".
    public var title: String
    /// The server's name for the model.
    public var model: String
    /// The program and its arguments. It tells its address in a line of JSON once it answers, answers only who shows the
    /// key in `ECHO_PART_KEY`, and ends when its input is closed.
    public var words: [String]
    /// The variables it is given besides those of every program.
    public var environment: [String: String]
    /// The file that its output to standard error is written to; nil to throw it away.
    public var log: String?
    /// Whether what it translates is of use.
    package var translates: Bool
    /// Bytes that it will use.
    public var memory: Int
    /// The path of the files by which programs of the same person share it, without what tells them apart; nil to share it
    /// with nobody.
    public var share: String?

    public init(
        _ role: PartRole, title: String, model: String, words: [String], environment: [String: String] = [:],
        log: String? = nil, translates: Bool = true, memory: Int = 0, share: String? = nil
    ) {
        (self.role, self.title, self.model, self.words) = (role, title, model, words)
        (self.environment, self.log, self.memory) = (environment, log, memory)
        (self.translates, self.share) = (translates, share)
    }
}
