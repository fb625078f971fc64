/// Where one part of the local assistant comes from.
public enum PartChoice: Sendable, Hashable {
    /// What comes with the program: skills, PocketSphinx, flite.
    case builtIn
    /// A server of this machine that is found on one of its usual ports; until then, and without one, the built-in part.
    case auto
    case server(PartServer)

    /// Reads `built-in`, `auto`, or the `http` or `https` address of a server (`tcp` for one of Wyoming), with `#model` (for a voice
    /// `#model@voice`) after it: `http://127.0.0.1:11434#llama3.2`.
    ///
    /// - Parameter keyName: The environment variable that holds the server's key, if it wants one.
    /// - Throws: `PartChoiceError` when the text is none of these.
    public init(_ text: String, keyName: String? = nil) throws(PartChoiceError) {
        switch text.lowercased() {
        case "built-in": self = .builtIn
        case "auto": self = .auto
        default: self = .server(try PartServer(text, keyName: keyName))
        }
    }
}
