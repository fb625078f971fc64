import Echo
import EchoPorts
public import EchoPresentation

/// A feature of the screen: it brings its commands, keys, settings and panels, and does what they ask for. The screen asks
/// the features in order and goes on when one of them fails.
@MainActor public protocol FeatureProtocol: AnyObject {
    /// What it brings to the tables.
    nonisolated static var offer: FeatureOffer { get }
    /// What it shows beside the conversation, as it is at the start.
    var presenters: [any FeaturePresenterProtocol] { get }

    /// Begins what it does by itself, behind the first frame; what takes longer is a task of its own.
    func start() async throws
    /// Ends what it has begun; returns when that has ended.
    func stop() async

    /// Takes something before anybody else is asked.
    ///
    /// - Returns: true when nobody else gets it.
    func intercept(_ intent: Intent) -> Bool
    /// Whether what is written is a secret, which is not kept.
    func isSecret(_ text: String) -> Bool
    /// What becomes of something of its own when the program ends; it is said where somebody wants to quit. Nil for nothing.
    var quitWarning: Wording? { get }
    /// How long its end may take; a few seconds where it is nil.
    var endPatience: Duration? { get }
    /// Does what a command asks for; `words` is what was written after it.
    ///
    /// - Returns: false for what is no business of its own.
    func perform(_ command: Command, words: String) throws -> Bool
    /// The same while a panel is open; asked before the panel moves or closes.
    func performInPanel(_ command: Command) throws -> Bool
    /// Enter was pressed on a row of a list.
    func choose(_ row: ChoiceRowViewState, in choice: Choice) throws -> Bool
    /// A question was answered with yes.
    func confirm(_ question: Question) throws -> Bool
    /// A question was answered with no, or closed; no panel is open now.
    ///
    /// - Returns: false for what is no business of its own.
    func decline(_ question: Question) throws -> Bool
    /// Something was written, and is about to be sent.
    ///
    /// - Returns: true when it is answered here, on this machine; then nobody else gets it.
    func answer(_ text: String) throws -> Bool
    /// The same for a text that has waited for the connection since it was written: an answer to a question that was
    /// asked meanwhile it is not.
    func answerLate(_ text: String) throws -> Bool
    /// The person begins to talk, or has talked enough.
    ///
    /// - Returns: true when it is heard here, on this machine; then nobody else hears it.
    func talk(isBeginning: Bool) throws -> Bool
    /// Something happened in the conversation; the presenters know already.
    func receive(_ event: EchoEvent) throws
    /// Somebody put this beside a message, in place of what stood there; the message may come later.
    func annotated(_ message: Message.ID, with margin: MessageMargin)
    /// Changes go with what the person is about to choose.
    func amend(_ chosen: Preferences, keeps: Bool) -> Preferences
    /// Settings were changed.
    func settingsChanged(_ change: SettingsChange) throws
    /// Somebody has taken what was chosen: it may be kept.
    func settingsAccepted(_ ids: [SettingID])
    /// Adds the names that may be typed after a command.
    func addNames(to sources: inout CompletionSources)
    /// What there is to choose from has changed.
    func optionsChanged()
    /// Somebody is about to choose: finds out what there is.
    func learn() async
    /// A new conversation was begun with the settings of now.
    func conversationReset()
    /// Everything that was kept was erased, and a new conversation begins: nothing stays in memory or on the screen.
    func everythingErased()
    /// These messages of an earlier conversation stand in place of the old one.
    func conversationResumed(_ messages: [Message])
    /// The conversation was begun or connected again.
    func conversationBegan(_ conversation: any ConversationProtocol) async
    /// Something was done or has happened; nothing is published yet.
    func follow() throws
    /// The time has come that a presenter of its own asked for.
    func tick() throws
    /// Why nothing can be sent now; nil when it can.
    var objection: EchoError? { get }
    /// Whether it is doing what was asked of it: a pipe waits with what comes next, which may depend on it. It is asked
    /// whenever the screen publishes.
    var isWorking: Bool { get }
    /// Whether what is written next is a secret, which a terminal does not show.
    var asksForSecret: Bool { get }
    /// Names that are likely to be said, the likeliest first, for the transcription to write them rightly: no secrets, no
    /// numbers. They are asked for when a session is told its settings; `Screen.keywordsChanged` says that there are others.
    var keywords: [String] { get }
    /// The names that somebody knows have changed.
    func keywordsChanged()
}

extension FeatureProtocol {
    public var presenters: [any FeaturePresenterProtocol] { [] }
    public var objection: EchoError? { nil }
    public var isWorking: Bool { false }
    public var asksForSecret: Bool { false }
    public var keywords: [String] { [] }

    public func start() async throws {}
    public func stop() async {}
    public func intercept(_ intent: Intent) -> Bool { false }
    public func isSecret(_ text: String) -> Bool { false }
    public var quitWarning: Wording? { nil }
    public var endPatience: Duration? { nil }
    public func perform(_ command: Command, words: String) throws -> Bool { false }
    public func performInPanel(_ command: Command) throws -> Bool { false }
    public func choose(_ row: ChoiceRowViewState, in choice: Choice) throws -> Bool { false }
    public func confirm(_ question: Question) throws -> Bool { false }
    public func decline(_ question: Question) throws -> Bool { false }
    public func answer(_ text: String) throws -> Bool { false }
    public func answerLate(_ text: String) throws -> Bool { false }
    public func talk(isBeginning: Bool) throws -> Bool { false }
    public func receive(_ event: EchoEvent) throws {}
    public func annotated(_ message: Message.ID, with margin: MessageMargin) {}
    public func amend(_ chosen: Preferences, keeps: Bool) -> Preferences { chosen }
    public func settingsChanged(_ change: SettingsChange) throws {}
    public func settingsAccepted(_ ids: [SettingID]) {}
    public func addNames(to sources: inout CompletionSources) {}
    public func optionsChanged() {}
    public func learn() async {}
    public func conversationReset() {}
    public func everythingErased() {}
    public func conversationResumed(_ messages: [Message]) {}
    public func conversationBegan(_ conversation: any ConversationProtocol) async {}
    public func follow() throws {}
    public func tick() throws {}
    public func keywordsChanged() {}
}
