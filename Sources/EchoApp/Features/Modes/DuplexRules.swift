import Echo
import EchoScreen

/// The model for full duplex, and the one to go back to.
struct DuplexRules: Sendable, Hashable {
    /// A mode, with the model that answers in it.
    struct Way: Sendable, Hashable {
        let mode: ConversationMode
        let model: String
    }

    enum DuplexStep: Sendable, Hashable {
        case go(Way)
        /// The server is known to have no model that hears while it speaks.
        case noDuplex
        /// Nor does it have one that takes turns.
        case noTurns
    }

    /// From where it went to full duplex.
    private var before: Way?
    /// The last model that heard while it spoke.
    private var partner: String?

    static func isDuplex(_ way: Way, among options: SettingOptions) -> Bool {
        way.mode == .audio && !takesTurns(way.model, options)
    }

    /// This is how the conversation goes on, whoever wanted it so.
    mutating func follow(_ way: Way, among options: SettingOptions) {
        guard way.mode == .audio else { return }
        if Self.isDuplex(way, among: options) { partner = way.model } else { before = way }
    }

    /// - Parameter wanted: the voice model of the settings.
    mutating func toggle(from way: Way, wanted: String, among options: SettingOptions) -> DuplexStep {
        let voices = options.lastingNames(on: .realtime)
        guard Self.isDuplex(way, among: options) else {
            before = way
            let names = [wanted, partner].compactMap(\.self).filter(options.offers) + voices
            let next = names.first { !Self.takesTurns($0, options) }
            return next.map { .go(Way(mode: .audio, model: $0)) } ?? .noDuplex
        }
        if let before { return .go(before) }
        let next = ([wanted].filter(options.offers) + voices).first { Self.takesTurns($0, options) }
        return next.map { .go(Way(mode: .audio, model: $0)) } ?? .noTurns
    }

    private static func takesTurns(_ model: String, _ options: SettingOptions) -> Bool {
        options.catalogue.capabilities(ofVoice: model).contains(.turnDetection)
    }
}
