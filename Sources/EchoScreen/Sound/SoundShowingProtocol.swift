/// A panel in which the sound of a conversation is shown, and played from a message on.
public protocol SoundShowingProtocol: PanelProtocol {
    /// The conversation whose sound it is; nil where there is none to play.
    var soundConversation: String? { get }
    /// Its messages before the selected one, and from that on.
    var order: (before: [String], after: [String]) { get }
    /// - Parameter played: nil while nothing is.
    mutating func play(_ played: PlayedSound?, at now: Duration)
}
