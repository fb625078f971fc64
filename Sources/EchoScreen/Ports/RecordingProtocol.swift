/// The lines of a log of the wire, read as they are needed: there may be millions.
public protocol RecordingProtocol: Sendable {
    /// What it is called.
    var name: String { get }
    var count: Int { get }
    /// Whether it says what the loudspeaker did.
    var hasPlayback: Bool { get }
    /// Nil for a line that is damaged.
    func line(_ index: Int) -> WireLogLine?
}
